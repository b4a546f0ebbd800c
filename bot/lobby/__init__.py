"""Feature: tables before their game: opening, finding, filling, setting up, starting, and rematches."""

from pathlib import Path

from renderers.words import add_folder

add_folder(Path(__file__).with_name("words"))
