"""Feature: a person's tables in private: `/games`, `/catch-up`, the daily digest, followed tables, `/me`."""

from pathlib import Path

from renderers.words import add_folder

add_folder(Path(__file__).with_name("words"))
