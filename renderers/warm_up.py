"""The first steps of a drawing process: it opens the stored sprites, and draws a picture of each title."""

from __future__ import annotations

from pathlib import Path

from games.kernel import Chance, Game
from games.kernel.registry import title as title_of
from renderers.kit.picture import Picture
from renderers.kit.presenter import Scene
from renderers.kit.sprite_store import SpriteStore, version_of
from renderers.kit.sprites import CACHE
from renderers.registry import presenter
from renderers.titles import titles
from renderers.words import Words


def begin(folder: str) -> None:
    """Prepare this process to draw; `folder` is where sprites are stored, '' for nowhere."""
    if folder:
        keep_sprites(Path(folder))


def keep_sprites(folder: Path) -> None:
    """Store the sprites of all titles in a folder, and load from there what this version has drawn."""
    parts = [part for each in titles() for part in (each, presenter(each.info.id))]
    packages = {type(part).__module__.partition(".")[0] for part in parts}
    CACHE.store = SpriteStore(folder, version_of({*packages, "renderers"}))


def first_picture(title_id: str) -> Picture:
    """Draw a new game of a title, which makes the sprites that all its pictures need."""
    title = title_of(title_id)
    seats = title.info.seats[0]
    game, _ = Game.new(title, title.options({}, seats), seats, Chance(bytes(32)))
    scene = Scene(tuple(str(seat + 1) for seat in range(seats)), waiting=game.awaited())
    return presenter(title_id).picture(Words("en"), game.view(None), scene)
