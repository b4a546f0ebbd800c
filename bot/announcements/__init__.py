"""Feature: a server's board of open tables, and announcements of open seats, results and records in channels."""

from pathlib import Path

from renderers.words import add_folder

add_folder(Path(__file__).with_name("words"))
