"""Feature: replays of games: log, step-by-step replay, and files of a game (film, page, chart, review).

`exporter` makes the files from a `game_log.GameLog`. Slow work is done by `drawing` and `analysis` in a separate
process.
"""

from pathlib import Path

from renderers.words import add_folder

add_folder(Path(__file__).with_name("words"))
