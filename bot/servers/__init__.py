"""Feature: settings of a server, its board of open tables, announcements, reports."""

from pathlib import Path

from renderers.words import add_folder

add_folder(Path(__file__).with_name("words"))
