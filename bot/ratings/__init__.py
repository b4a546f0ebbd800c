"""Feature: ratings, statistics, badges and champions. Everything is computed from results."""

from pathlib import Path

from renderers.words import add_folder

add_folder(Path(__file__).with_name("words"))
