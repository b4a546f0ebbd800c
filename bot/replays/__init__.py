"""What is left of a game to keep and look back on: an animation, a page, a picture of how it went, a review.

`service.Replay files` makes them from a `story.Story`; what takes long is done by `drawing` and `analysis` in a
process of its own. `plan`, `cards`, `captions` and `page` say what is shown and how it reads.
"""

from pathlib import Path

from renderers.words import add_folder

add_folder(Path(__file__).with_name("words"))
