"""What people are to each other beyond one table: ratings, records, badges. Arithmetic on results, no database."""

from pathlib import Path

from renderers.words import add_folder

add_folder(Path(__file__).with_name("words"))
