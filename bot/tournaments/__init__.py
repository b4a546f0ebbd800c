"""Feature: tournaments: people sign up, rounds are drawn, tables open automatically, results are counted."""

from pathlib import Path

from renderers.words import add_folder

add_folder(Path(__file__).with_name("words"))
