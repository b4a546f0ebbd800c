"""Tables before their game: opened, found, filled, set up, started, and played once more."""

from pathlib import Path

from renderers.words import add_folder

add_folder(Path(__file__).with_name("words"))
