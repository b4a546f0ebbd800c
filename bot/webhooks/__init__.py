"""Feature: signed webhooks of servers, and the public API with public tables as JSON.

Both contain only what a spectator of a public table may know, and name no hidden person.
"""

from pathlib import Path

from renderers.words import add_folder

add_folder(Path(__file__).with_name("words"))
