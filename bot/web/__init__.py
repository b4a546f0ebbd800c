"""Feature: the board as a page. A seat's player chooses by clicks; everybody may watch a public table."""

from pathlib import Path

from renderers.words import add_folder

add_folder(Path(__file__).with_name("words"))
