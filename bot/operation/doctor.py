"""The doctor: checks everything that a host needs and says for every problem what to do. It changes nothing."""

from __future__ import annotations

import asyncio
import os
import shutil
import stat
import sys
import time
from collections.abc import AsyncIterator, Callable, Iterator, Mapping, Sequence
from email.utils import parsedate_to_datetime
from functools import cache
from pathlib import Path
from typing import Any, Literal

import aiohttp
import discord
from discord import app_commands
from discord.http import Route
from msgspec import Struct
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import create_async_engine

from bot.app import FEATURES
from bot.config import Settings
from bot.discord import emoji, limits
from bot.discord.gateway import permissions
from bot.discord.gateway.gateways import advice
from bot.discord.gateway.locales import CatalogueTranslator
from bot.feature import commands_of
from bot.store.database import FAILURES, error_text, helps
from bot.store.migrate import OTHERWISE, Foreign, newest, present, refuse_foreign
from renderers.kit.type import Face, font
from renderers.titles import titles
from renderers.warm_up import first_picture
from sandbox.redirect import redirected

Level = Literal["ok", "note", "FAULT"]
GOOD: Level = "ok"
DOUBT: Level = "note"
FAULT: Level = "FAULT"
_ROOM_MB = 500
_CLOCK_SECONDS = 30
_UNREACHED = "check database.url, and that the server runs there and lets this account in"
_TO_SERVERS, _TO_USERS = "0", "1"
_EMBEDDED = discord.ApplicationFlags.embedded.flag


class Diagnosis(Struct, frozen=True):
    """One finding: its severity, subject, what was found, and what to do."""

    level: Level
    about: str
    found: str
    do: str = ""

    def __str__(self) -> str:
        advice = f" → {self.do}" if self.do else ""
        return f"{self.level:5}  {self.about}: {self.found}{advice}"


async def examine(
    settings: Settings, *, offline: bool = False, now: Callable[[], float] = time.time
) -> AsyncIterator[Diagnosis]:
    """Yield all findings; `offline` skips Discord, `now` is this machine's clock."""
    for finding in (*_configuration(settings), *_fonts()):
        yield finding
    async for finding in _database(settings.database.url):
        yield finding
    async for finding in _limits():
        yield finding
    for finding in await asyncio.to_thread(_pictures):
        yield finding
    if not offline and settings.discord.token:
        async for finding in _discord(settings, now):
            yield finding


def _configuration(settings: Settings) -> Iterator[Diagnosis]:
    version = ".".join(map(str, sys.version_info[:3]))
    yield Diagnosis(GOOD, "Python", version)
    if settings.discord.token:
        yield Diagnosis(GOOD, "token", "set")
    else:
        yield Diagnosis(DOUBT, "token", "none: the host plays in the sandbox", "set discord.token or DISCORD_TOKEN")
    here = settings.operation
    if here.health_port:
        yield Diagnosis(GOOD, "health", f"http://{here.health_host}:{here.health_port}/readyz")
    else:
        yield Diagnosis(DOUBT, "health", "nobody can watch this host", "set operation.health_port")


def _fonts() -> Iterator[Diagnosis]:
    for face in Face:
        try:
            font(face, 32)
        except OSError as error:
            yield Diagnosis(
                FAULT, "fonts", f"{face.name} cannot be read: {error}", "install the project again with pip"
            )
        else:
            yield Diagnosis(GOOD, "fonts", face.name.lower())


async def _database(url: str) -> AsyncIterator[Diagnosis]:
    place = make_url(url)
    if place.get_backend_name() == "sqlite":
        path = Path(place.database or "")
        for finding in await asyncio.to_thread(lambda: [*_account(path), *_disk(path)]):
            yield finding
            # Without access to the file every further check of it would report the same fault once more.
            if finding.about == "account":
                return
        if not path.exists():  # noqa: ASYNC240  # a look at one file
            yield Diagnosis(GOOD, "database", f"{path} will be made at the first start")
            return
    engine = create_async_engine(url, hide_parameters=True)
    try:
        async with engine.connect() as connection:
            now = await connection.run_sync(present)
            await connection.run_sync(refuse_foreign)
            if place.get_backend_name() == "sqlite":
                # quick_check leaves out the comparison of indexes with tables, which takes long on a large file.
                whole = (await connection.exec_driver_sql("PRAGMA quick_check")).scalar()
                if whole != "ok":
                    yield Diagnosis(FAULT, "database", "damaged", "stop the host and restore the last backup")
        yield _schema(now)
    except Foreign as error:
        yield Diagnosis(FAULT, "database", error.found, OTHERWISE)
    except FAILURES as error:
        line = error_text(error)
        shown = place.render_as_string(hide_password=True)
        yield Diagnosis(FAULT, "database", f"{shown}: {line}", helps(line) or _UNREACHED)
    finally:
        await engine.dispose()


def _account(path: Path) -> Iterator[Diagnosis]:
    """Check this account's permissions for a database and the files beside it; without them the host cannot start."""
    there = (_standing(path.parent), *(path.with_name(path.name + end) for end in ("", "-wal", "-shm", ".lock")))
    shut = next((each for each in there if _is_shut(each)), None)
    if shut is not None:
        mending = f"give {path.parent} and all in it to that one (chown -R, chmod -R u+rwX)"
        wanted = f"run the doctor by the host's account; else {mending}"
        yield Diagnosis(FAULT, "account", f"{shut} cannot be read and written", wanted)


def _standing(folder: Path) -> Path:
    """Return a folder, or the nearest existing one above it, where missing ones would be created."""
    try:
        folder.stat()
    except FileNotFoundError:
        return _standing(folder.parent)
    except OSError:  # something exists that this account may not access
        pass
    return folder


def _is_shut(place: Path) -> bool:
    """Return whether something exists that this account cannot use, or cannot make private as the host does."""
    try:
        found = place.stat()
    except FileNotFoundError:
        return False
    except OSError:  # the folder it is in
        return True
    if stat.S_ISDIR(found.st_mode):
        return not os.access(place, os.R_OK | os.W_OK | os.X_OK)
    # Only the owner of a file and root may change its mode.
    open_to_others, others = found.st_mode & 0o077, os.geteuid() not in (0, found.st_uid)
    return not os.access(place, os.R_OK | os.W_OK) or bool(open_to_others and others)


def _disk(path: Path) -> Iterator[Diagnosis]:
    free = shutil.disk_usage(_standing(path.parent)).free // 1_000_000
    if free < _ROOM_MB:
        yield Diagnosis(FAULT, "disk", f"{free} MB free", f"make room: below {_ROOM_MB} MB moves may soon be refused")
    else:
        yield Diagnosis(GOOD, "disk", f"{free} MB free")


def _schema(now: str | None) -> Diagnosis:
    if now == newest():
        return Diagnosis(GOOD, "database", f"schema {now}")
    if now is None:
        return Diagnosis(GOOD, "database", "empty; the first start makes the schema")
    if now > newest():
        return Diagnosis(FAULT, "database", f"schema {now} is newer than this host's {newest()}", "update the host")
    return Diagnosis(DOUBT, "database", f"schema {now}", f"the next start brings it to {newest()}; make a backup first")


async def _limits() -> AsyncIterator[Diagnosis]:
    tree: app_commands.CommandTree[discord.Client] = app_commands.CommandTree(
        discord.Client(intents=permissions.intents())
    )
    found = commands_of(FEATURES)
    for command in found:
        tree.add_command(command)
    translator = CatalogueTranslator()
    sizes = {
        # The translated payload is measured, because Discord counts the longest translation of each text.
        command.name: limits.characters(await command.get_translated_payload(tree, translator))
        for command in found
    }
    name, size = max(sizes.items(), key=lambda item: item[1])
    finding = f"{len(found)} of {limits.COMMANDS} commands; the largest, /{name}, {size} of {limits.COMMAND_CHARACTERS}"
    crowded = [one.name for one in found if isinstance(one, app_commands.Group) and len(one.commands) > limits.OPTIONS]
    if size > limits.COMMAND_CHARACTERS or len(found) > limits.COMMANDS or crowded:
        yield Diagnosis(FAULT, "limits", finding, "Discord would refuse the commands: shorten descriptions")
    else:
        yield Diagnosis(GOOD, "limits", finding)


@cache  # nothing that they depend on changes while a process runs
def _pictures() -> Sequence[Diagnosis]:
    found = []
    for title in titles():
        try:
            first_picture(title.info.id)
        except Exception as error:
            found.append(Diagnosis(FAULT, "pictures", f"{title.info.id}: {type(error).__name__}", "report this fault"))
        else:
            found.append(Diagnosis(GOOD, "pictures", title.info.id))
    return found


async def _discord(settings: Settings, now: Callable[[], float]) -> AsyncIterator[Diagnosis]:
    with redirected(settings.discord.api_base, settings.discord.gateway_url):
        client = discord.Client(intents=permissions.intents())
        try:
            await client.login(settings.discord.token)
            yield Diagnosis(GOOD, "Discord", f"logged in as {client.user}")
            link = permissions.invitation(client.application_id or 0)
            application = await client.http.application_info()
            yield _installation(application.get("integration_types_config"))
            yield _directory(application)
            for finding in _activity(application, settings):
                yield finding
            yield await _clock(now)
            yield _emoji(await client.fetch_application_emojis())
            yield _shards(settings, *await advice(client))
            guilds = await client.http.get_guilds(limit=200)
            if not guilds:
                yield Diagnosis(DOUBT, "servers", "none", f"invite the bot: {link}")
            for guild in guilds:
                if not await _takes_commands(client, int(guild["id"])):
                    yield _without_commands(guild["name"], link)
                yield _allowed(guild["name"], discord.Permissions(int(guild["permissions"])), link)
        except discord.LoginFailure:
            yield Diagnosis(FAULT, "Discord", "refuses the token", "copy it again from Discord's developer portal")
        except (discord.DiscordException, aiohttp.ClientError, OSError, TimeoutError) as error:
            yield Diagnosis(FAULT, "Discord", f"cannot be reached: {type(error).__name__}", "check the network")
        finally:
            await client.close()


def _shards(settings: Settings, wanted: int, limits: discord.SessionStartLimits) -> Diagnosis:
    """Compare the number of shards with Discord's recommendation, and show how many sessions may still be begun."""
    count = settings.discord.shards or wanted
    finding = f"{count}; Discord advises {wanted}; {limits.remaining} sessions may be begun"
    if count < wanted:
        return Diagnosis(FAULT, "shards", finding, "set discord.shards = 0, or more: Discord may refuse so few")
    if limits.remaining < count:
        hours = limits.reset_after / 3_600_000
        return Diagnosis(FAULT, "shards", finding, f"do not restart for {hours:.1f} hours: no shard could connect")
    return Diagnosis(GOOD, "shards", finding)


async def _clock(now: Callable[[], float]) -> Diagnosis:
    """Compare this machine's clock with Discord's: deadlines and reminders depend on it."""
    async with aiohttp.ClientSession() as session, session.get(f"{Route.BASE}/gateway") as response:
        there = parsedate_to_datetime(response.headers["Date"]).timestamp()
    ahead = round(now() - there)
    if abs(ahead) <= _CLOCK_SECONDS:
        return Diagnosis(GOOD, "clock", "agrees with Discord's")
    finding = f"{abs(ahead)} s {'ahead of' if ahead > 0 else 'behind'} Discord's"
    return Diagnosis(FAULT, "clock", finding, "let the machine set its clock by the network (NTP)")


def _emoji(there: Sequence[discord.Emoji]) -> Diagnosis:
    found, total = emoji.count(there)
    finding = f"{found} of {total} drawn pieces are uploaded"
    if found == total:
        return Diagnosis(GOOD, "emoji", finding)
    return Diagnosis(DOUBT, "emoji", finding, "run `sync`: without them choices are shown in words only")


def _directory(application: Mapping[str, Any]) -> Diagnosis:
    """Check what Discord demands of an application before its App Directory shows it."""
    named = {
        "a description": application.get("description"),
        "tags": application.get("tags"),
        "a link to the terms of service": application.get("terms_of_service_url"),
        "a link to the privacy policy": application.get("privacy_policy_url"),
    }
    missing = [what for what, value in named.items() if not value]
    if not missing:
        return Diagnosis(GOOD, "App Directory", "description, tags and links are set")
    where = "only if others are to find the bot there: enter them in the developer portal, under General Information"
    return Diagnosis(DOUBT, "App Directory", f"missing: {', '.join(missing)}", where)


def _activity(application: Mapping[str, Any], settings: Settings) -> Iterator[Diagnosis]:
    """Compare the developer portal with the settings: the page opens inside Discord only if both want it."""
    on, wanted = bool(application.get("flags", 0) & _EMBEDDED), bool(settings.web.activity_client_secret)
    where = 'see "As an Activity inside Discord" in docs/web.md'
    if on and wanted:
        yield Diagnosis(GOOD, "Activity", "the page opens inside Discord, too")
    elif wanted:
        found = "web.activity_client_secret is set, but Activities are off in the developer portal"
        yield Diagnosis(DOUBT, "Activity", found, f"turn them on there, or remove the setting; {where}")
    elif on:
        found = "Activities are on in the developer portal, but web.activity_client_secret is not set"
        yield Diagnosis(DOUBT, "Activity", found, f"set it, or turn them off there; {where}")


async def _takes_commands(client: discord.Client, guild: int) -> bool:
    """Return whether the bot was invited to a server with the scope `applications.commands`."""
    try:
        await client.http.get_guild_commands(client.application_id or 0, guild)
    except discord.Forbidden:
        return False
    return True


def _without_commands(server: str, link: str) -> Diagnosis:
    found = "invited without the scope applications.commands: nobody there sees its commands"
    return Diagnosis(FAULT, f"server {server}", found, f"invite it again, which loses nothing: {link}")


def _installation(config: Mapping[Any, Any] | None) -> Diagnosis:
    """Check where Discord lets people install the application: it should be on servers only."""
    kinds = {str(kind) for kind in config} if config is not None else {_TO_SERVERS}
    where = "in Discord's developer portal, under Installation, tick Guild Install and nothing else"
    if _TO_SERVERS not in kinds:
        return Diagnosis(FAULT, "installation", "the application cannot be added to servers", where)
    if _TO_USERS in kinds:
        found = "people may install the application for themselves: where it is no member, no table can be opened"
        return Diagnosis(DOUBT, "installation", found, where)
    return Diagnosis(GOOD, "installation", "to servers only")


def _allowed(server: str, held: discord.Permissions, link: str) -> Diagnosis:
    missing = permissions.names(permissions.NEEDED & ~held) if not held.administrator else []
    if missing:
        return Diagnosis(
            FAULT, f"server {server}", f"missing: {', '.join(missing)}", f"allow them, or invite again: {link}"
        )
    if held.administrator:
        return Diagnosis(DOUBT, f"server {server}", "the bot is an administrator", "take that away: it needs far less")
    lacking = permissions.names(permissions.OPTIONAL & ~held)
    if lacking:
        found = f"what is optional is missing: {', '.join(lacking)}"
        return Diagnosis(DOUBT, f"server {server}", found, f"allow them to have threads and a pinned board: {link}")
    return Diagnosis(GOOD, f"server {server}", "everything needed is allowed; channels may still forbid it")
