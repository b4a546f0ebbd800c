"""What a person picked last on a message, while its controls still say what was picked before.

Between a pick and the changed message a person may pick in another menu of it, or press a button: those controls carry
what was picked when they were drawn. The latest pick of each person on each message is therefore kept by the store
until the table moves on; whatever comes from controls that do not know it is added to it, and replaces nothing.
"""

from __future__ import annotations

import base64
import hashlib
from collections import Counter

from bot.discord.interactions.custom_ids import Press
from bot.discord.interactions.responder import Interaction
from bot.discord.panel.choices import OPEN
from games.kernel import Chosen
from renderers.kit.presenter import MultiSelect

_NOTHING = (OPEN,)


async def latest(interaction: Interaction, press: Press) -> Chosen:
    """The links last picked on the message that was pressed, as it stands at the press's version; none if none were."""
    found = await interaction.client.responder.tables.store.kept(_key(interaction, press))
    return () if found is None or found == _NOTHING else found


async def note(interaction: Interaction, press: Press, links: Chosen) -> None:
    """Keep the links picked last; with none what was picked before is forgotten."""
    if links or await latest(interaction, press):
        await interaction.client.responder.tables.keep({_key(interaction, press): links or _NOTHING})


async def following(interaction: Interaction, press: Press, links: Chosen) -> Chosen:
    """The links that a menu adds its answer to: with the pick before them that its message does not show yet."""
    picked = await latest(interaction, press)
    beside = len(picked) == len(links) and picked[:-1] == links[:-1]
    return picked if beside else links


def late(picked: Chosen, found: MultiSelect | None, links: Chosen) -> bool:
    """Whether a button that completes an action says another set than the one that was picked last."""
    if found is None or found.each or found.count or not picked:
        return False
    begin = len(found.links)
    same = picked[:begin] == found.links == links[:begin]
    return same and Counter(picked[begin:]) != Counter(links[begin:-1])


def _key(interaction: Interaction, press: Press) -> str:
    message = 0 if interaction.message is None else interaction.message.id
    told = f"picked {message} {interaction.user.id} {press.table} {press.version}"
    return base64.b32encode(hashlib.sha256(told.encode()).digest()[:10]).decode().lower()
