"""Feature: guided first games (`/learn`), and how far each person has come."""

from pathlib import Path

from renderers.words import add_folder

add_folder(Path(__file__).with_name("words"))
