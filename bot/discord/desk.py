"""What every handler of an interaction needs: the tables, the reader's words, pictures, and a way to answer.

Handlers find it as `interaction.client.desk`. They raise what goes wrong; the command tree and the components answer
every error through `Desk.refuse`, so that no press and no command stays silent.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

import discord

from games.kernel import Action, Chosen, Seat
from renderers.kit.picture import Picture
from renderers.words import Words

if TYPE_CHECKING:
    from bot.config import Settings
    from bot.tables.service import Tables

    from .client import HostClient

Interaction: TypeAlias = "discord.Interaction[HostClient]"


class Desk:
    """The front desk: turns interactions into calls of the tables, and their answers into words."""

    def __init__(self, tables: Tables, settings: Settings) -> None:
        self.tables = tables
        self.settings = settings

    def words(self, interaction: Interaction, *, public: bool = False) -> Words:
        """The words for an answer: the reader's locale in private, the server's in public."""
        raise NotImplementedError

    async def answer(
        self,
        interaction: Interaction,
        text: str,
        *,
        view: discord.ui.View | None = None,
        picture: Picture | None = None,
        public: bool = False,
    ) -> None:
        """Answer an interaction, ephemerally unless `public`: as its first response, or as a follow-up once it has one.

        Text past Discord's limit is cut at a line. `view` should be a `components.Controls` (never tracked in memory).
        """
        raise NotImplementedError

    async def refuse(self, interaction: Interaction, error: BaseException) -> None:
        """Tell the person, ephemerally and in their language, what was refused and what to do instead.

        Errors of the kernel and of the tables have their own sentences; anything else is logged with a short number
        which the person is told.
        """
        raise NotImplementedError

    async def picture(self, table_id: str, viewer: Seat | None, page: str, words: Words) -> Picture:
        """A picture of a table as it stands now for a viewer; drawn off the event loop, cached by version."""
        raise NotImplementedError

    async def play(
        self, interaction: Interaction, table_id: str, seat: Seat, action: Action, version: int | None = None
    ) -> None:
        """Carry out an action of the person's seat and answer with what it did and what the seat decides next.

        `version` is the table's version that the person looked at; None takes the present one (typed commands).
        Raises what `Tables.act` raises: nothing was changed then.
        """
        raise NotImplementedError

    async def show_panel(
        self,
        interaction: Interaction,
        table_id: str,
        seat: Seat | None = None,
        chosen: Chosen = (),
        page: int = 0,
        *,
        note: str = "",
    ) -> None:
        """Show the private "your move" panel of a seat (by default the person's own), with links already chosen.

        `note` is a sentence put above the prompt. A person who has no seat, or owes nothing, is told so politely.
        """
        raise NotImplementedError
