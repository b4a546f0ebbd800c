"""The host: Discord, time, disk. It uses titles only through the contract of `games.kernel`."""

from pathlib import Path

from renderers.words import add_folder

# Before any module of a feature is imported: commands take their English names from these catalogues.
for words in sorted(Path(__file__).parent.glob("*/words")):
    add_folder(words)
