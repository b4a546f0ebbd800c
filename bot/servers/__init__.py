"""Feature: settings of a server, and reports to its managers."""

from pathlib import Path

from renderers.words import add_folder

add_folder(Path(__file__).with_name("words"))
