"""What MkDocs asks of us: a page for each title, from catalogue and renderers, and links into the repository."""

from __future__ import annotations

import re
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

from renderers import how_to_play
from renderers.titles import TITLES
from renderers.words import Words

_OUTSIDE = re.compile(r"\[([^\]]+)\]\((\.\./[^)]+)\)")
"""Links to files beside the documentation: a reader of the repository can follow them, a reader of the site cannot."""


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add how each title is played, with its pictures."""
    words = Words("en")
    for title in TITLES:
        page = how_to_play.page(title, words, "pictures")
        files.append(File.generated(config, f"titles/{title}.md", content=page))
        for name, picture in how_to_play.pictures(title, words):
            files.append(File.generated(config, f"titles/pictures/{name}", content=picture.data))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files, **_: Any) -> str:
    """Name files of the repository instead of linking to them."""
    return _OUTSIDE.sub(lambda link: f"`{link[2].removeprefix('../')}`" if "`" not in link[1] else link[1], markdown)
