"""Builds messages (text, picture and controls) from what their readers may know."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

import discord
from msgspec import Struct, structs

from bot.discord.interactions.custom_ids import Press, RunCommand
from bot.discord.layout import Controls, Item, Layout
from bot.discord.limits import CONTENT, ROW_BUTTONS, ROWS
from bot.discord.names import escaped, name_of, title_name
from bot.discord.panel import panel
from bot.discord.panel.public import BUTTON_ROW, public_controls, shared_controls
from bot.discord.panel.viewer_text import ViewerText
from bot.discord.posts.control_message import NO_BUTTONS, MakeButton, TableButtons, make_buttons
from bot.store import DepartureRow, SeatRow
from bot.tables import Table
from bot.tables.history.outcome import GameNotes, unrated
from bot.tables.table import Origin, told_apart
from games.kernel import Chosen, Decision, Game, Result, Seat
from games.kernel.orders import StandingOrders
from games.kernel.registry import title as title_of
from renderers.kit.palette import seat_style
from renderers.kit.presenter import Presenter, details, option_name, option_value, total
from renderers.words import Words, message_id

_LEAST_BOARD = 120
LINES = 3
"""Lines of what happened below a board; *More…* leads to all of them."""
_MENU_AND_ROW = 2
"""Rows of controls below most boards: a menu, and buttons."""
_PHONE_LINE = 38
"""Characters in a line of a phone."""
_PHONE_LINES = 5
"""Lines of a phone for what happened and the call, which comes first."""
PROMPT = 700
"""Characters of a message that a panel keeps for its question."""
_FIRST_BUTTONS = 3
"""Buttons below the first message of a game, besides those for newcomers: two lines of a phone."""
_FEW = 2
"""Up to this many players are always named."""
_NEUTRAL = 0xFFC24B
_MENTION = re.compile(r"<@\d+>")


class TableFacts(Struct, frozen=True):
    """What a message contains of a table besides its game: id, version, and players (None: nobody, or a bot).

    The version is the number that the message's readers know. `by` is whose press caused the message: nobody is pinged
    by their own press.
    """

    table: str
    version: int
    users: tuple[int | None, ...]
    names: tuple[str, ...]
    by: Seat | None = None
    buttons: TableButtons = NO_BUTTONS
    """The buttons of features."""
    origin: Origin | None = None

    @classmethod
    def of(cls, table: Table, version: int | None = None, shown: int | None = None) -> TableFacts:
        """Return the facts of a table, as everybody sees it now, or at a version that readers know as `shown`."""
        names = table.names if version is None or version == table.version else table.actors(version)
        known = table.known(None) if shown is None else shown
        return cls(table.id, known, table.users, names, origin=table.origin)

    @property
    def escaped(self) -> tuple[str, ...]:
        """The seats' names, safe inside a message."""
        return tuple(escaped(name) for name in self.names)

    def mention(self, seat: Seat) -> str:
        """Return how a message names the player of a seat: a ping for a person, the name for a bot."""
        user = self.users[seat]
        return self.escaped[seat] if user is None else f"<@{user}>"

    def press(self, do: str, seat: Seat | None = None, links: Chosen = ()) -> Press:
        """Return a press on this table at the message's version."""
        return Press(do, self.table, self.version, seat, links=links)


class Post(Struct, frozen=True):
    """A message: its text, whom it may ping, its controls, and the page of its picture.

    `kept` are choices too long for the controls, by their key. A `silent` one does not notify. The `heading` is above
    the picture, which shows the numbers of the places `numbered`; a `call` below the content asks for something, and
    is removed with the controls. `accent` is the colour of it all.
    """

    content: str
    mentions: tuple[int, ...] = ()
    items: tuple[Item, ...] = ()
    page: str | None = None
    kept: dict[str, Chosen] = {}
    silent: bool = False
    heading: str = ""
    call: str = ""
    accent: int | None = None
    numbered: tuple[tuple[str, int], ...] = ()

    def layout(self, files: Sequence[discord.File] = ()) -> Layout:
        """Return the message for discord.py, with some files."""
        controls = Controls(self.items)
        return Layout(self.content, controls, files, heading=self.heading, call=self.call, accent=self.accent)

    def pings(self) -> discord.AllowedMentions:
        """Return exactly the people whom this message may ping."""
        users = [discord.Object(user) for user in dict.fromkeys(self.mentions)]
        return discord.AllowedMentions(everyone=False, roles=False, replied_user=False, users=users)


def turn(
    facts: TableFacts,
    viewer_text: ViewerText,
    game: Game[Any, Any],
    lead: Sequence[str] = (),
    first: int = 0,
    notes: Sequence[str] = (),
    hints: bool = False,
    most: int = ROW_BUTTONS,
) -> Post:
    """Write the message after a turn: the state of the game, the board, what happened, whose move it is.

    `lead` lines come first, `notes` (clocks, commitments) last. `first` is the first version that it covers, for the
    complete log. `hints` are allowed at this table. There are at most `most` buttons.
    """
    words = viewer_text.words
    found = _controls(facts, viewer_text, game, first, hints, most)
    # A phone has room for two menus if the rest is shorter: they ask what may be done.
    brief = len({item.row for item in found.items}) > _MENU_AND_ROW
    call, mentions = _asked(facts, viewer_text, game, brief=brief)
    room = LINES - 1 if brief else _PHONE_LINES - sum(map(_height, [*lead, call]))
    content = fitted(words, lead, _newest(words, viewer_text.digest(), room), notes)
    heading, accent = turn_head(facts, viewer_text, game), _accent(game)
    return Post(
        content, mentions, found.items, _page(viewer_text), found.kept,
        heading=heading, call=call, accent=accent, numbered=found.numbered,
    )  # fmt: skip


def turn_head(facts: TableFacts, viewer_text: ViewerText, game: Game[Any, Any]) -> str:
    """Return the line above the board: the title, the state of the game, and whose move it is."""
    words, stage = viewer_text.words, viewer_text.phase(game.title.turn(game.state).number)
    owed = _owing(game)
    everybody = len(owed) == game.seats > _FEW
    who = words("host-everybody") if everybody else words.join([f"**{facts.escaped[seat]}**" for seat in owed])
    title = title_name(words, viewer_text.presenter.title, facts.origin)
    return words("host-heading", title=title, stage=stage, who=who or "none", count=len(owed))


def setup(
    facts: TableFacts,
    viewer_text: ViewerText,
    game: Game[Any, Any],
    first: int = 0,
    notes: Sequence[str] = (),
    hints: bool = False,
) -> Post:
    """Write the message of a game's start: what it is about, who plays, its options, and the first move.

    The arguments are as for `turn`.
    """
    words = viewer_text.words
    greeted = [] if len(_owing(game)) == game.seats else list(facts.escaped)  # who is called is named already
    hello = words("host-setup-players", who=words.join(greeted), count=len(greeted))
    lead = [f"{hello} {words('host-fair')}"]
    lead += [pitch] if (pitch := words.find(f"{viewer_text.presenter.title}-pitch")) else []
    if options := _options(viewer_text, game):
        lead.append(_small(" · ".join(options)))
    post = turn(facts, viewer_text, game, (), first, notes, hints, _FIRST_BUTTONS)
    content = fitted(words, lead, [], notes)
    beside = [item for item in post.items if item.row == BUTTON_ROW]
    row = BUTTON_ROW + int(len(beside) + len(facts.buttons.setup) > ROW_BUTTONS)
    items = (*post.items, *make_buttons(facts.buttons.setup[:ROW_BUTTONS], words, facts.table, row))
    return structs.replace(post, content=content, items=items)


def result(
    facts: TableFacts,
    viewer_text: ViewerText,
    over: Result,
    first: int = 0,
    course: Sequence[str] = (),
    undone: int = 0,
) -> Post:
    """Write the result: who has won and why, the ranking with the score sheet.

    `course` says what was special about the game, for example who gave up; `undone` counts the undone moves that had
    drawn or revealed something.
    """
    words = viewer_text.words
    won = title_of(viewer_text.presenter.title).winners(over)
    message = "nobody" if not won else "winner" if len(won) == 1 else "draw"
    names = words.join([f"**{facts.escaped[seat]}**" for seat in won])
    heading = words(f"host-result-{message}", who=names, title=_title(viewer_text))
    tail = [*_ranking(viewer_text, over), *map(_small, course)]
    if undone:
        tail.append(_small(words("host-result-undone", count=undone)))
    tail.append(_small(words("host-fair")))
    people = [user for user in facts.users if user is not None]
    call = words.join([f"<@{user}>" for user in people]) if people else ""
    content = fitted(words, [viewer_text.bound().say(over.reason)], [], tail)
    items = [
        *(make_buttons(facts.buttons.again, words, facts.table, 0) if people else ()),
        *make_buttons(facts.buttons.result, words, facts.table, 0),
    ][: ROW_BUTTONS - 1]
    accent = _colour(won[0]) if len(won) == 1 else None
    return Post(
        content, tuple(people), (*items, _more(facts, words, first)), _page(viewer_text),
        heading=heading, call=call, accent=accent,
    )  # fmt: skip


def departed(table: Table, words: Words) -> Iterator[str]:
    """Write one line for each player who left a seat of a running game, in order."""
    sat: list[DepartureRow | SeatRow] = [*table.departures, *table.seats]
    people = list(dict.fromkeys((one.user, one.name, one.username) for one in sat))
    shown = told_apart([name for _, name, _ in people], [username for _, _, username in people])
    names = {person: escaped(name) for person, name in zip(people, shown, strict=True)}
    for number, left in enumerate(table.departures):
        by = next(one for one in sat[number + 1 :] if one.seat == left.seat)
        gone, came = (names[one.user, one.name, one.username] for one in (left, by))
        yield words(f"host-left-{left.how}", name=gone, by=came)


def course_of_game(table: Table, how: GameNotes, words: Words) -> list[str]:
    """Write what was special about a finished game: who resigned, who was replaced, why it is unrated."""
    gave_up = [escaped(table.names[seat]) for seat in sorted(how.resigned)]
    said = [words("host-result-resigned", who=words.join(gave_up))] if gave_up else []
    said += departed(table, words)
    if len(table.seats) > 1 and (reasons := unrated(table, how)):
        said.append(words("host-result-unrated", why=words.join([words(f"host-unrated-{one}") for one in reasons])))
    return said


def timeout_lines(decided: Mapping[str, int], words: Words) -> list[str]:
    """Write for whom a bot decided in a finished game, and how often; nothing if there were none."""
    who = [words("host-result-timeouts-seat", name=escaped(name), count=count) for name, count in decided.items()]
    return [words("host-result-timeouts", who=words.join(who))] if who else []


def proposal(
    facts: TableFacts,
    viewer_text: ViewerText,
    kind: str,
    by: Seat,
    needed: Sequence[Seat],
    said: Mapping[str, str] = {},
    mark: str = "",
) -> Post:
    """Write a proposal to `undo`, `redo` or `abandon` (close the table), or another one: who must agree, with buttons.

    An undo is described by what everybody knows of it: nobody counts moves, and a turn may be many. `said` describes
    other proposals. The buttons contain the `mark` of this proposal.
    """
    words = viewer_text.words
    who = words.join([facts.mention(seat) for seat in needed])
    asks = facts.escaped[by] if by >= 0 else ""
    table = name_of(words, viewer_text.presenter.title, facts.names, facts.origin)
    text = words(f"host-{kind}-proposed", table=table, who=asks, needed=who, **said)
    gone = [f"> {line}" for line in viewer_text.digest(pictured=False) if line] if kind == "undo" else []
    items = (
        button(words, "host-agree", facts.press("agree", links=(mark,)), row=0, style=discord.ButtonStyle.success),
        button(words, "host-decline", facts.press("decline", links=(mark,)), row=0, style=discord.ButtonStyle.danger),
    )
    mentions = tuple(user for user in (facts.users[seat] for seat in needed) if user is not None)
    return Post(fitted(words, [text], gone, []), mentions, items)


def secret(
    facts: TableFacts,
    viewer_text: ViewerText,
    game: Game[Any, Any],
    place: str,
    standing: StandingOrders | None = None,
    *,
    silent: bool = False,
) -> Post:
    """Write a direct message that asks: what only this seat may know, and the question with its panel.

    `place` links to the channel, `standing` is the question about a standing order.
    """
    decision = viewer_text.decision
    if decision is None:
        return direct_rest(facts, viewer_text, place, silent=silent)
    here, room = facts.press("move", viewer_text.viewer), panel.SHARED_ROOM
    built = panel.build(viewer_text, game, here, pictured=True, standing=standing, room=room)
    page = None if decision.quiet and not viewer_text.digest() and not built.numbered else viewer_text.private_page()
    items = (*built.items, *_lookups(facts, viewer_text, row=row_below(built.items)))
    text, heading = (
        fitted(viewer_text.words, [], viewer_text.digest(), [built.content]),
        _direct_head(facts, viewer_text, place),
    )
    return Post(text, (), items, page, built.kept, silent, heading=heading, numbered=built.numbered)


def direct_rest(
    facts: TableFacts, viewer_text: ViewerText, place: str, said: str = "", *, silent: bool = False
) -> Post:
    """Write a direct message that asks nothing: what only this seat may know, as far as the title has such a page.

    `said` is why: `answered`, or `nothing` to do.
    """
    tail = [viewer_text.words(f"host-direct-{said}")] if said else []
    text, heading = fitted(viewer_text.words, [], viewer_text.digest(), tail), _direct_head(facts, viewer_text, place)
    page = viewer_text.private_page()
    return Post(text, (), (), None if said and page == _page(viewer_text) else page, silent=silent, heading=heading)


def direct_end(facts: TableFacts, viewer_text: ViewerText, place: str, why: str) -> Post:
    """Write a direct message about a table that is over for its reader, or that they have left."""
    return Post(viewer_text.words(f"host-direct-{why}"), heading=_direct_head(facts, viewer_text, place))


def _direct_head(facts: TableFacts, viewer_text: ViewerText, place: str) -> str:
    """Return the line by which a direct message names its table."""
    table = name_of(viewer_text.words, viewer_text.presenter.title, facts.names, facts.origin)
    return viewer_text.words("host-secret-turn", table=table, where=place)


def fitted(words: Words, head: Sequence[str], body: Sequence[str], tail: Sequence[str], limit: int = CONTENT) -> str:
    """Return lines within a limit: the oldest sentences are dropped, with a pointer to where they are."""
    body = list(body)
    pointer: list[str] = []
    while len("\n".join([*head, *pointer, *body, *tail])) > limit:
        if not body:
            return shortened(words, "\n".join([*head, *pointer, *tail]), limit)
        pointer = [_small(words("host-log-cut"))]
        body.pop(0)
    return "\n".join([*head, *pointer, *body, *tail])


def story(words: Words, viewer_text: ViewerText, pictured: bool) -> str:
    """Return what happened, short enough to leave room for a question below; with or without a picture of the board."""
    return fitted(words, [], viewer_text.digest(pictured), [], CONTENT - PROMPT)


def parts(text: str, limit: int = CONTENT) -> list[str]:
    """Split a text into messages within the limit, between paragraphs, else lines, if possible."""
    found = []
    while len(text) > limit:
        paragraph, line = (text.rfind(end, 0, limit + 1) for end in ("\n\n", "\n"))
        cut = paragraph if paragraph > limit // 2 else line if line > 0 else limit
        found.append(text[:cut])
        text = text[cut:].lstrip("\n")
    return [*found, text]


def without_files(post: Post, board: str, words: Words) -> Post:
    """Return a message without attachments: the board as text below it, as far as there is room."""
    missing = words("host-picture-missing")

    def with_board(said: str) -> str:
        lead = f"{said}\n{_small(missing)}"
        room = CONTENT - len(lead) - 1
        lead = lead if room >= 0 else said
        return f"{lead}\n{shortened(words, board, room)}" if board and room >= _LEAST_BOARD else lead

    return structs.replace(post, content=with_board(post.content), page=None)


def shortened(words: Words, text: str, limit: int = CONTENT) -> str:
    """Cut a text to a limit, after a whole line if that keeps most of it, and say so."""
    if len(text) <= limit:
        return text
    mark = "\n" + words("host-text-cut")
    head = text[: limit - len(mark)]
    line = head.rfind("\n")
    return (head[:line] if line > limit // 2 else head) + mark


def _accent(game: Game[Any, Any]) -> int | None:
    """Return the colour of the only seat that must move; a neutral one otherwise."""
    owed = {d.seat for d in game.decisions() if _awaited(d)}
    return _colour(owed.pop()) if len(owed) == 1 else _NEUTRAL


def _colour(seat: Seat) -> int:
    red, green, blue = seat_style(seat).colour
    return red << 16 | green << 8 | blue


def _asked(
    facts: TableFacts, viewer_text: ViewerText, game: Game[Any, Any], *, brief: bool
) -> tuple[str, tuple[int, ...]]:
    """Return who is asked what, with only the task if it is to be `brief`, and whom that pings."""
    owed = {d.seat: d for d in game.decisions() if _awaited(d)}
    if not owed:
        return "", ()
    who = viewer_text.words.join([facts.mention(seat) for seat in sorted(owed)])
    if all(decision.aside for decision in owed.values()):
        # Direct messages call those who have to answer, so nobody is pinged here. All are asked the same.
        question = viewer_text.prompt(next(iter(owed.values())))
        return viewer_text.words("host-to-move-aside", who=who, ask=question), ()
    # Discord shows everybody whom a message pings. So all whom a secret question asks are pinged, even those who have
    # answered (`bot.tables.notifications` says why); asides call by direct message. The person who has just pressed
    # is not pinged: the answer to the press asks already.
    calling = [seat for seat, decision in sorted(owed.items()) if not decision.aside and seat != facts.by]
    mentions = tuple(user for user in (facts.users[seat] for seat in calling) if user is not None)
    asked = [owed[seat] for seat in sorted(owed)]
    return (_many_asked if brief else question_to)(facts, viewer_text, asked), mentions


def question_to(facts: TableFacts, viewer_text: ViewerText, asked: Sequence[Decision]) -> str:
    """Return who must decide what, as everybody may know it; `asked` are in the order of the seats."""
    words, (decision, *others) = viewer_text.words, asked
    who = words.join([facts.mention(one.seat) for one in asked])
    alike = all((other.kind, other.about) == (decision.kind, decision.about) for other in others)
    if decision.quiet and alike:  # what a quiet decision is about is no secret
        return words("host-to-move-quietly", who=who, ask=viewer_text.prompt(decision))
    if others:
        return _many_asked(facts, viewer_text, asked)
    if decision.secret:
        return words("host-to-move-secretly", who=who, task=viewer_text.task(decision))
    return words("host-to-move", who=who, ask=viewer_text.prompt(decision))


def _many_asked(facts: TableFacts, viewer_text: ViewerText, owed: Iterable[Decision]) -> str:
    """Return who must decide what, with equal decisions together. Of a secret one only the kind is shown."""
    tasks: dict[str, list[str]] = {}
    for decision in owed:
        tasks.setdefault(viewer_text.task(decision), []).append(facts.mention(decision.seat))
    words = viewer_text.words
    return "\n".join(words("host-to-move-many", who=words.join(who), task=task) for task, who in tasks.items())


def _controls(
    facts: TableFacts, viewer_text: ViewerText, game: Game[Any, Any], first: int, hints: bool, most: int
) -> panel.Panel:
    """Return what is below a board: answers to the only open decision, and one row with them and ways to all else."""
    owed, words = [d for d in game.decisions() if _awaited(d)], viewer_text.words
    begin = [button(words, "host-your-move", facts.press("move"), style=discord.ButtonStyle.primary)] if owed else []
    begin += make_buttons(facts.buttons.move, words, facts.table) if owed else []
    more = _more(facts, words, first)
    alone = len(owed) == 1 and _open(facts, owed[0])
    room = max(0, most - len(begin) - 1 - (len(begin) > 1))  # a phone has one line for them
    if alone:
        found = public_controls(viewer_text, game, facts.press("move", owed[0].seat), room)
    else:
        found = shared_controls(viewer_text, game, facts.press("move"), [d for d in owed if not d.aside])
    answers = [item for item in found.items if item.row == BUTTON_ROW]
    menus = [item for item in found.items if item not in answers]
    if most < ROW_BUTTONS:  # the first message has more to say, and room for one menu
        menus = [item for item in menus if item.row == menus[0].row]
    # *More…* leads to these as well. Below a menu there is no room for them on a phone.
    ways = [panel.aside_button(words, "hint", facts.table, 0)] if owed and hints else []
    ways += [button(words, "host-board-text", facts.press("text"))]
    row = [*begin, *answers, *([] if menus else ways[: room - len(answers)]), more]
    for item in row:
        item.row = BUTTON_ROW
    return structs.replace(found, items=(*menus, *row))


def _more(facts: TableFacts, words: Words, first: int) -> Item:
    """Return the button to everything else about a table; `first` is the first version that its message covers."""
    return at_table(words, "more", facts.table, 0, f"{first}-{facts.version}")


def _newest(words: Words, story: Sequence[str], room: int) -> list[str]:
    """Return the last lines of what happened, as many as a phone has room for; the first says if there were more."""
    room = max(LINES - 1, min(LINES, room))
    kept = list(story[-room:])
    while len(kept) > 1 and sum(map(_height, kept)) > room:
        kept.pop(0)
    kept = [_brief(line, room) for line in kept]
    return [words("host-more-before", line=kept[0]), *kept[1:]] if len(story) > len(kept) else kept


def _height(text: str) -> int:
    """Return the number of lines of a text on a phone, about; a ping is as long as a name."""
    return sum(-(-len(line) // _PHONE_LINE) for line in _MENTION.sub("@Someone", text).split("\n"))


def _brief(line: str, room: int) -> str:
    """Return a line without what exceeds the lines of a phone; *More…* leads to all of it."""
    if _height(line) <= room:
        return line
    begin = line[: room * _PHONE_LINE].rpartition(" ")[0]
    marks = [mark for mark in ("**", "`") if begin.count(mark) % 2]  # what is open has to be closed again
    return begin + "".join(marks) + " …"


def _lookups(facts: TableFacts, viewer_text: ViewerText, *, row: int) -> list[Item]:
    """Return the buttons for lookups: the other pages and the log."""
    if row >= ROWS:
        return []
    # Two places in the row are left for the other lookups.
    pages = viewer_text.presenter.layout.quick_pages_of(viewer_text.view)[: ROW_BUTTONS - 2]
    items = [page_button(viewer_text.words, viewer_text.presenter, facts.table, page, row) for page in pages]
    return items + make_buttons(facts.buttons.lookups, viewer_text.words, facts.table, row)


def row_below(items: Iterable[Item]) -> int:
    """Return the first row below some controls."""
    return 1 + max((item.row or 0 for item in items), default=-1)


def _owing(game: Game[Any, Any]) -> list[Seat]:
    """Return the seats that are visibly waited for, in order."""
    return sorted({decision.seat for decision in game.decisions() if _awaited(decision)})


def _awaited(decision: Decision) -> bool:
    """Return whether this decision is visibly waited for."""
    return decision.owed or decision.hides_answered


def _open(facts: TableFacts, decision: Decision) -> bool:
    return not decision.secret and facts.users[decision.seat] is not None


def _ranking(viewer_text: ViewerText, over: Result) -> list[str]:
    """Return a line for each rank, and below it the score sheet in small print."""
    lines, rank = [], 1
    for group in over.ranking:
        who, points = viewer_text.seats(group), total(viewer_text.words, viewer_text.presenter, over, group[0])
        message = "host-result-rank-total" if points else "host-result-rank"
        lines.append(viewer_text.words(message, rank=rank, who=who, total=points))
        shown = [line for seat in group for line in details(viewer_text.presenter, over, seat)]
        sheet = [
            viewer_text.words("host-result-line", what=viewer_text.bound().say(line.what), points=line.points)
            for line in (shown if points else (line for line in over.sheet if line.seat in group))
        ]
        lines += [_small(" · ".join(sheet))] if sheet else []
        rank += len(group)
    return lines


def _options(viewer_text: ViewerText, game: Game[Any, Any]) -> list[str]:
    """Return the options of a game that are not the default, in words."""
    title, words, lines = game.title.info.id, viewer_text.words, []
    for spec in game.title.info.options:
        value = game.options.values.get(spec.id, spec.default)
        values = value if isinstance(value, list) else [value]
        if all(v == spec.default for v in values):
            continue
        read = ", ".join(option_value(words, title, spec, str(v)) for v in values)
        lines.append(words("host-setup-option", option=option_name(words, title, spec), value=read))
    for module in game.options.modules:
        lines.append(words.find(message_id(title, "module", module)) or module)
    return lines


def _title(viewer_text: ViewerText) -> str:
    return viewer_text.words(f"{viewer_text.presenter.title}-name")


def _page(viewer_text: ViewerText) -> str:
    return viewer_text.presenter.pages[0]


def _small(line: str) -> str:
    return f"-# {line}"


def button(
    words: Words,
    message: str,
    press: object,
    row: int | None = 0,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
) -> Item:
    """Return a button with a label of the catalogue; its custom id is `press` as a string."""
    return _plain(words(message), press, row, style)


def _plain(label: str, press: object, row: int | None, style: discord.ButtonStyle) -> Item:
    item: Item = discord.ui.Button(style=style, label=label, custom_id=str(press), row=row)
    return item


def page_button(words: Words, presenter: Presenter[Any], table: str, page: str, row: int) -> Item:
    """Return a button that shows a page of the board to the person who presses it, or turns to it."""
    said, does = presenter.page_name(words, (), page), RunCommand("look", page)
    item: Item = discord.ui.Button(label=said, custom_id=does.button(table), row=row)
    return item


def at_table(words: Words, command: str, table: str, row: int, given: str = "", label: str = "") -> Item:
    """Return a button that runs a command at a table; its label is the message `table-button-<command>` by default."""
    does = RunCommand(command, given).button(table)
    item: Item = discord.ui.Button(label=label or words(f"table-button-{command}"), custom_id=does, row=row)
    return item


def table_button(command: str, label: str = "") -> MakeButton:
    """Makes a button that runs a command at a table; `label` is a message, `table-button-<command>` without one."""
    return lambda words, table: at_table(words, command, table, 0, label=words(label) if label else "")
