"""Feature: a player tries moves out on a private copy of the position, and can then play them."""

from pathlib import Path

from renderers.words import add_folder

add_folder(Path(__file__).with_name("words"))
