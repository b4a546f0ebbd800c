"""What the host tells the world beyond Discord: signed web hooks of servers, and a view of public tables as JSON.

Both say only what a spectator of a public table may know, and name nobody who is hidden.
"""

from pathlib import Path

from renderers.words import add_folder

add_folder(Path(__file__).with_name("words"))
