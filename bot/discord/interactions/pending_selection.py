"""The latest selection of a person on a message whose controls still show an earlier one.

Before the edited message arrives, a person may pick in another menu or press a button whose custom id contains the
earlier selection; Discord sends nothing of the other menus with it. The latest selection of each person on each message
is therefore stored until the table changes; input from outdated controls is added to it and replaces nothing.
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


async def latest_selection(interaction: Interaction, press: Press) -> Chosen:
    """Return the choices last picked on the pressed message at the press's version; none if there were none."""
    found = await interaction.client.responder.tables.store.kept(_key(interaction, press))
    return () if found is None or found == _NOTHING else found


async def keep_selection(interaction: Interaction, press: Press, links: Chosen) -> None:
    """Store the choices picked last; with none the earlier ones are deleted."""
    # Without an earlier selection there is nothing to delete, and nothing is written.
    if links or await latest_selection(interaction, press):
        await interaction.client.responder.tables.keep({_key(interaction, press): links or _NOTHING})


async def following_selection(interaction: Interaction, press: Press, links: Chosen) -> Chosen:
    """Return the choices that a menu adds to, including a selection that its message does not show yet."""
    picked = await latest_selection(interaction, press)
    beside = len(picked) == len(links) and picked[:-1] == links[:-1]
    return picked if beside else links


def is_outdated(picked: Chosen, found: MultiSelect | None, links: Chosen) -> bool:
    """Return whether a button that completes an action contains another set than the one picked last."""
    if found is None or found.each or found.count or not picked:
        return False
    begin = len(found.links)
    same = picked[:begin] == found.links == links[:begin]
    return same and Counter(picked[begin:]) != Counter(links[begin:-1])


def _key(interaction: Interaction, press: Press) -> str:
    message = 0 if interaction.message is None else interaction.message.id
    told = f"picked {message} {interaction.user.id} {press.table} {press.version}"
    return base64.b32encode(hashlib.sha256(told.encode()).digest()[:10]).decode().lower()
