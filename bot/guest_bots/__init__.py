"""Feature: bots that play from outside, by an HTTP API (`/bots`)."""

from pathlib import Path

from renderers.words import add_folder

add_folder(Path(__file__).with_name("words"))
