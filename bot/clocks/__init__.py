"""Feature: time limits of a table, reminders, deadlines, substitutes."""

from pathlib import Path

from renderers.words import add_folder

add_folder(Path(__file__).with_name("words"))
