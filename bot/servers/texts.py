"""Server settings in words: values, log and problems; and announcements: open seats, results, achievements."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.discord.limits import CONTENT, cut
from bot.discord.names import escaped
from bot.discord.posts import clock_text
from bot.servers.rows import ServerChangeRow
from bot.servers.settings import OF_TITLE, SETTINGS, Problem, ServerSettingKind, ServerSettings
from bot.tables.clocks import Pace, UnreadableTime
from games.kernel.registry import title as title_of
from renderers.titles import TITLES
from renderers.words import Words, own_name

# more channels or roles are only counted
_SHOWN = 8


def name(setting: str, words: Words) -> str:
    """Return the name of a setting."""
    return words.find(f"server-setting-{of_all(setting)}", **_title(setting, words)) or setting


def about(setting: str, words: Words) -> str:
    """Return what a setting is for."""
    return words(f"server-setting-{of_all(setting)}-about", **_title(setting, words))


def of_all(setting: str) -> str:
    """Return the prefix of the messages about a setting: the same for every title."""
    return f"{OF_TITLE}title" if setting.startswith(OF_TITLE) else setting


def _title(setting: str, words: Words) -> dict[str, str]:
    title = setting.removeprefix(OF_TITLE)
    return {} if title == setting else {"title": words.find(f"{title}-name") or title}


def value(setting: str, written: str, words: Words) -> str:
    """Return a value for a message, with channels and roles as links."""
    match SETTINGS.get(setting):
        case ServerSettingKind.CHANNEL | ServerSettingKind.CHANNELS if written:
            return _several([f"<#{one}>" for one in written.split()], words)
        case ServerSettingKind.ROLES if written:
            return _several([f"<@&{one}>" for one in written.split()], words)
        case None:
            return escaped(written) or "–"
    return _said(setting, written, words)


def plain(setting: str, written: str, words: Words, guild: discord.Guild) -> str:
    """Return a value for a menu, where links are not shown."""
    match SETTINGS.get(setting):
        case ServerSettingKind.CHANNEL | ServerSettingKind.CHANNELS if written:
            found = [guild.get_channel_or_thread(int(one)) for one in written.split()]
            return ", ".join("#?" if one is None else f"#{one.name}" for one in found)
        case ServerSettingKind.ROLES if written:
            roles = [guild.get_role(int(one)) for one in written.split()]
            return ", ".join("@?" if one is None else f"@{one.name.removeprefix('@')}" for one in roles)
    return _said(setting, written, words)


def _several(found: Sequence[str], words: Words) -> str:
    more = [words("server-more", count=len(found) - _SHOWN)] if len(found) > _SHOWN else []
    return " ".join([*found[:_SHOWN], *more])


def _said(setting: str, written: str, words: Words) -> str:
    kind = SETTINGS.get(setting)
    if not written:
        return words(f"server-usual-{of_all(setting)}")
    if kind is ServerSettingKind.TITLES:
        return words.join([words.find(f"{one}-name") or one for one in written.split()])
    if kind is ServerSettingKind.PACE:
        return _pace(written, words)
    if kind is ServerSettingKind.LANGUAGE:
        return own_name(written)
    if kind is ServerSettingKind.NUMBER:
        return words("server-at-most", number=int(written))
    return words.find(f"server-{kind}-{written}") or written


def _pace(written: str, words: Words) -> str:
    try:
        return clock_text.pace(Pace.read(written), words)
    except UnreadableTime:  # written by another version of this host
        return escaped(written)


def standing(server: ServerSettings, problems: Sequence[Problem], words: Words) -> str:
    """Write all settings of a server, a line each, and their problems."""
    said = [words("server-title")]
    lines = [one for one in SETTINGS if server.get(one) or not one.startswith(OF_TITLE)]
    said += [_line(one, server, words) for one in lines]
    said += _told(problems, words) or [words("server-all-well")]
    said.append("-# " + words("server-typed"))
    return cut("\n".join(said), CONTENT)


# What members notice at a new table whatever is set, and what they notice only if it is set.
_ALWAYS = ("channels", "openers", "pace", "hints", "threads")
_IF_SET = ("tables", "each", "board", "vacancies", "results", "records", "language")


def preview(server: ServerSettings, problems: Sequence[Problem], words: Words) -> str:
    """Write what members see: the games offered to them, what holds for new tables, and where they read of them."""
    chosen = server.titles or TITLES
    said = [words("server-preview-play"), *(_offered(title, server, words) for title in TITLES if title in chosen)]
    shown = [*_ALWAYS, *(one for one in _IF_SET if server.get(one))]
    said += [words("server-preview-new"), *(_line(one, server, words) for one in shown)]
    said += _told(problems, words)
    return cut("\n".join(said), CONTENT)


def _offered(title: str, server: ServerSettings, words: Words) -> str:
    info = title_of(title).info
    low, high = info.seats
    seats = f"{low}–{high}" if low < high else str(low)
    line = words("server-preview-title", title=words(f"{title}-name"), seats=seats, minutes=info.minutes({}, high))
    own = server.get(f"{OF_TITLE}{title}")
    return words("server-preview-where", line=line, where=value("channels", own, words)) if own else line


def _line(setting: str, server: ServerSettings, words: Words) -> str:
    return words("server-line", name=name(setting, words), value=value(setting, server.get(setting), words))


def one(setting: str, server: ServerSettings, problems: Sequence[Problem], words: Words) -> str:
    """Write one setting: its meaning, value and problems."""
    said = [f"**{name(setting, words)}**", about(setting, words)]
    said += [note] if (note := words.find(f"server-setting-{setting}-note")) else []
    said.append(words("server-now", value=value(setting, server.get(setting), words)))
    said += _told([problem for problem in problems if problem.setting == setting], words)
    return "\n".join(said)


def _told(problems: Sequence[Problem], words: Words) -> list[str]:
    """Write all problems, each with how to fix it."""
    found = []
    for problem in problems:
        missing, where = ", ".join(problem.missing), f"<#{problem.channel}>"
        found.append(
            words(f"server-problem-{problem.kind}", setting=name(problem.setting, words), where=where, missing=missing)
        )
    return list(dict.fromkeys(found))


def log(rows: Sequence[ServerChangeRow], page: int, pages: int, words: Words) -> str:
    """Write a page of the log of changes, latest first."""
    if not rows:
        return words("server-log-none")
    said = [words("server-log-title")]
    for row in rows:
        who = f"<@{row.user}>" if row.user else words("server-somebody")
        before, after = (cut(value(row.setting, text, words), 120) for text in (row.before, row.after))
        what = name(row.setting, words)
        said.append(words("server-log-line", when=f"<t:{row.at}:f>", who=who, name=what, before=before, after=after))
    if pages > 1:
        said.append("-# " + words("host-panel-page", page=page + 1, pages=pages))
    return cut("\n".join(said), CONTENT)
