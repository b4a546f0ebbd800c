"""`/profile`: what somebody has played and how well, in words and as a picture; one's own also as a file."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import app_commands

from bot.tables.rating_service import Profile, as_csv

from .. import profile_text
from ..responder import Interaction
from .parameters import command


@command("profile", "person", "file")
async def profile(interaction: Interaction, person: discord.User | None = None, file: bool = False) -> None:
    """`/profile`: records of oneself, all of them, or of somebody else on this server."""
    responder, own = interaction.client.responder, interaction.user.id
    words, whose = responder.words(interaction), interaction.user.id if person is None else person.id
    records = responder.tables.people.records
    await responder.think(interaction)
    found = await records.profile(whose, own, interaction.guild_id)
    if whose == own and file:
        await responder.hand_out(interaction, words("profile-file"), "food-court-games.csv", as_csv(found.games))
    elif not found.games and not found.curves:
        await responder.answer(interaction, words("profile-none-yet"))
    else:
        rule = "profile-rule-other" if whose != own else await _own_rule(interaction)
        await _show(interaction, found, rule)


async def _own_rule(interaction: Interaction) -> str:
    hidden = await interaction.client.responder.tables.store.rating_queries.hidden()
    return "profile-rule-hidden" if interaction.user.id in hidden else "profile-rule"


async def _show(interaction: Interaction, found: Profile, rule: str) -> None:
    responder = interaction.client.responder
    words = responder.words(interaction)
    text, drawn = profile_text.build(found, words, rule), None
    if found.curves:
        last = tuple(sorted((pool, len(points), points[-1].rating.points) for pool, points in found.curves.items()))
        key = ("profile", found.user, found.name, last, words.locale)
        drawn = await responder.picture_cache.draw(key, lambda: profile_text.picture(found, words))
    await responder.answer(interaction, text, picture=drawn)


COMMANDS: Sequence[app_commands.Command[Any, ..., Any]] = (profile,)
