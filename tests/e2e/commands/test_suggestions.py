"""Every suggestion is accepted: every autocompleted option of every command, by its value and by its label."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Iterable, Iterator
from itertools import product
from typing import Any, NamedTuple

import pytest
import pytest_asyncio

from bot.app import Host
from bot.discord.layout import alike
from bot.servers.service import ServerService
from bot.tables import Asker
from bot.tables import TableUser as Player
from bot.tournaments.service import TournamentService
from games.kernel import Chance, random_action
from games.kernel.registry import title
from renderers.titles import TITLES
from renderers.words import LOCALES, Words
from sandbox.checks import commands
from sandbox.driver import Person, Rig, SandboxAnswer
from sandbox.model.entities import Channel
from sandbox.server import Sandbox
from tests.e2e.hosts import hosted, manager
from tests.lengths import long_form
from tests.words.catalogue import catalogue

pytestmark = [pytest.mark.e2e, pytest.mark.asyncio(loop_scope="module")]

MANY = 2
"""The number of suggestions of each list that are sent; of tables, which are of every title, all."""
STEPS = 4
"""The number of answers given at each table at first."""
TABLES = 8
TYPED = {"find": "a"}
"""The text typed into an option that suggests nothing before."""
USED_UP = ("table", "tournament", "who", "rival")
"""Options with fewer suggestions after a command: each command needs some."""
SEED = Chance(bytes(32))
UNREAD = (
    "host-error-expired", "host-error-unexpected", "host-error-value", "host-error-command-changed",
    "kernel-unknown-verb", "kernel-unknown-link", "kernel-option-unknown", "kernel-module-unknown",
    "kernel-order-unknown", "kernel-order-policy", "options-no-value",
    "tables-no-such-table", "tables-no-such-title", "tables-no-such-scenario", "tables-no-such-preference",
    "tables-unreadable-pace", "orders-no-decision", "orders-no-answer", "orders-no-preference",
    "me-unreadable-zone", "rules-no-topic", "rules-nothing-found", "board-no-page",
    "find-scenario-needs-title", "server-unreadable", "server-no-such-setting", "server-no-such-channel",
    "server-no-such-role", "tournament-none", "tournament-which", "tournament-unknown", "tournament-not-there",
    "tournament-out-of-reach",
)  # fmt: skip
"""Refusals of unknown input."""
FOREIGN = (
    "which-none", "which-nobody-to-join", "which-say-table", "tables-not-seated",
    "tables-is-open", "tables-is-running", "tables-is-finished", "tables-is-abandoned", "tables-is-suspended",
    "tournament-no-ladder", "tournament-closed", "tournament-not-begun", "tournament-in-already", "tournament-not-in",
    "tournament-not-yours",
)  # fmt: skip
"""Refusals of a table or tournament that a command does not accept, or not from this person."""
NEVER = {("table resume", "table")}
"""Options for which nothing is suggested here: no table is suspended."""
GUESSED = "…"
"""The value of a line that says why nothing can be suggested."""


class TypedRequest(NamedTuple):
    """An autocompleted option of a command, and the other options of the command."""

    path: str
    option: str
    before: tuple[str, ...]
    given: dict[str, Any]
    after: tuple[str, ...]
    """The command's other required options, picked from the suggestions then."""


class Place:
    """A server with tables of every title and state, tournaments of every state, and things with equal names."""

    def __init__(self, host: Host, rig: Rig) -> None:
        self.host, self.rig = host, rig
        self.ann = manager(rig, rig.person("Ann"))
        self.bo, self.sam = rig.person("Bo"), rig.person("Sam")
        self.other_sam = Person(rig, rig.world.add_user("Sam"))
        rig.world.join(rig.guild, self.other_sam.user)
        self.channels = {one: rig.channel(one.replace("_", "-")) for one in TITLES}
        self.over = rig.channel("over")
        rig.world.add_channel(rig.guild, "over")

    @property
    def people(self) -> tuple[Person, ...]:
        """Return everybody, the manager first."""
        return self.ann, self.bo, self.sam, self.other_sam

    def read(self, locale: str) -> None:
        """Set everybody's language."""
        for person in self.people:
            person.user.locale = locale

    async def furnish(self) -> None:
        """Open everything that can be suggested, again after commands have used it up."""
        for title_id, channel in self.channels.items():
            table = await self.table(title_id, channel, start=True)
            for _ in range(STEPS):
                game = (await self.host.tables.get(table)).running_game()
                seat = game.waiting()[0]
                action = random_action(game.title, game.state, seat, SEED)
                await self.host.tables.moves.act(table, seat, action, user=(self.ann, self.bo)[seat].id)
        finished = await self.table("foodfighters", self.over, start=True)
        await self.host.tables.moves.resign(finished, self.bo.id)
        await self.table("foodies", self.rig.tables, start=False)
        bo = Player(self.bo.id, self.bo.name)
        await self.host.tables.lobby.open("foodies", bo, self.rig.tables.id, self.rig.guild.id, 4)
        preset = await self.host.tables.get(finished)
        await self.host.tables.service(ServerService).save_preset(
            self.rig.guild.id, self.ann.id, "Friday night", preset
        )
        await self.tournaments()

    async def table(self, title_id: str, channel: Channel, *, start: bool) -> str:
        """A table of Ann and Bo."""
        lobby, seats = self.host.tables.lobby, max(2, title(title_id).info.seats[0])
        ann, bo = (Player(one.id, one.name) for one in (self.ann, self.bo))
        made = await lobby.open(title_id, ann, channel.id, self.rig.guild.id, seats)
        made = await lobby.join(made.id, bo)
        if start:
            await lobby.start(made.id, self.ann.id)
        return made.id

    async def tournaments(self) -> None:
        """Open a tournament, a running ladder and a finished one, each with two people of the same name."""
        tournaments = self.host.tables.service(TournamentService)
        for row in await tournaments.of_guild(self.rig.guild.id):
            await tournaments.cancel(row.id, Asker(self.ann.id, manager=True))
        for format_ in ("swiss", "ladder", "knockout"):
            before = {row.id for row in await self.host.tables.service(TournamentService).of_guild(self.rig.guild.id)}
            await self.ann.slash(self.rig.tables, "tournament new", title="foodfighters", format=format_)
            rows = await self.host.tables.service(TournamentService).of_guild(self.rig.guild.id)
            (number,) = {row.id for row in rows} - before
            for person in self.people[1:]:
                await person.slash(self.rig.tables, "tournament join", tournament=number)
            if format_ == "swiss":
                continue
            await self.ann.slash(self.rig.tables, "tournament join", tournament=number)
            await self.ann.slash(self.rig.tables, "tournament start", tournament=number)
            if format_ == "knockout":
                await self.end(number)

    async def end(self, number: str) -> None:
        """Play a tournament to its end: the player of the second seat resigns."""
        for _ in range(4):
            await self.host.tables.service(TournamentService).once()
            for row in (await self.host.tables.service(TournamentService).get(number)).matches:
                if row.table_id and not row.how:
                    user = (await self.host.tables.get(row.table_id)).users[1]
                    assert user is not None
                    await self.host.tables.moves.resign(row.table_id, user)

    # Asking and sending

    def asked(self) -> Iterator[TypedRequest]:
        """Yield every autocompleted option, with each game or setting that its command takes beside it."""
        for path, schema in _leaves(self.rig):
            required = [one for one in schema if one.get("required") and not one.get("autocomplete")]
            needed = {one["name"]: self._some(one) for one in required}
            picked = [one for one in schema if one["name"] in ("title", "setting") and one.get("choices")]
            values = [{one["name"]: choice["value"]} for one in picked for choice in one["choices"]] or [{}]
            later = [one["name"] for one in schema if one.get("required") and one.get("autocomplete")]
            suggested = [one["name"] for one in schema if one.get("autocomplete")]
            for at, option in enumerate(suggested):
                wanted = [{}] if option == "table" or option == "tournament" else values
                for value in wanted:
                    before = suggested[:at] if path == "orders" or path.split()[0] in TITLES else []
                    before = ["tournament"] if "tournament" in suggested else before
                    before = [] if option in ("table", "tournament") else before
                    yield TypedRequest(path, option, tuple(before), {**needed, **value}, tuple(later))

    def _some(self, option: dict[str, Any]) -> Any:
        """Return a value for a required option."""
        if option.get("choices"):
            return option["choices"][0]["value"]
        kinds = {commands.USER: self.bo, commands.INTEGER: option.get("min_value", 1), commands.BOOLEAN: True}
        return kinds.get(option["type"], "x")

    def where(self, asked: TypedRequest) -> list[Channel]:
        """Return the channels in which a command has different meanings."""
        group = asked.path.split()[0]
        if group in TITLES:
            return [self.channels[group]]
        if asked.option in ("zone", "pace", *USED_UP) or "title" in asked.given or "setting" in asked.given:
            return [self.rig.tables]
        return [*self.channels.values(), self.over, self.rig.tables]

    async def suggested(self, asked: TypedRequest, person: Person, channel: Channel, key: str) -> tuple[list[Any], Any]:
        """Return the suggestions to a person for an option, and the other options of the command."""
        given = dict(asked.given)
        for option in asked.before:
            found = await person.complete(channel, asked.path, option, "", given)
            if found:
                given[option] = found[0][key]
        text = TYPED.get(asked.option, "")
        return await person.complete(channel, asked.path, asked.option, text, given), given

    async def sent(self, asked: TypedRequest, channel: Channel, key: str) -> AsyncIterator[tuple[str, SandboxAnswer]]:
        """Pick one suggestion after another, each from the list as it is by then, and send the command."""
        many = 1 if asked.path.split()[0] in TITLES else TABLES if asked.option == "table" else MANY
        for person in self.people[:1] if asked.path == "server" else self.people:
            done = False
            for at in range(many):
                found, given = await self.suggested(asked, person, channel, key)
                if at >= len(found) or found[at]["value"] == GUESSED:
                    break
                await self.check(asked, found)
                sent = await self.whole(asked, person, channel, key, {**given, asked.option: found[at][key]})
                if sent is not None:
                    done = True
                    yield f"{person.name} /{asked.path} {sent}", await person.slash(channel, asked.path, sent)
            if done:
                return

    async def whole(
        self, asked: TypedRequest, person: Person, channel: Channel, key: str, sent: dict[str, Any]
    ) -> dict[str, Any] | None:
        """Return a command with its other required options, picked from the suggestions; None if there are none."""
        for option in asked.after:
            if option not in sent:
                more = await person.complete(channel, asked.path, option, "", sent)
                if not more or more[0]["value"] == GUESSED:
                    return None
                sent = {**sent, option: more[0][key]}
        return sent

    async def check(self, asked: TypedRequest, found: list[dict[str, Any]]) -> None:
        """Check that no two labels of a list are equal, and that a title's commands are about its tables."""
        assert len({alike(one["name"]) for one in found}) == len(found)
        if asked.option == "table" and asked.path.split()[0] in TITLES:
            tables = [await self.host.tables.get(one["value"]) for one in found]
            assert {table.row.title for table in tables} == {asked.path.split()[0]}


def _leaves(rig: Rig) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """Return every command that can be sent, by its path, with its options."""

    def below(path: str, body: dict[str, Any]) -> Iterator[tuple[str, list[dict[str, Any]]]]:
        options = body.get("options") or []
        inner = [one for one in options if one["type"] in (commands.SUBCOMMAND, commands.GROUP)]
        if not inner:
            yield path, options
        for one in inner:
            yield from below(f"{path} {one['name']}", one)

    for command in commands.available(rig.application, rig.guild.id):
        yield from below(command["name"], command)


def refusals(locale: str, messages: Iterable[str]) -> re.Pattern[str]:
    """Return the refusals in an answer."""
    words, known, mark = Words(locale), catalogue(locale), "QQQ"
    texts = (words(one, **dict.fromkeys(known[one].variables, mark)) for one in messages)
    return re.compile("|".join(".*".join(map(re.escape, text.split(mark))) for text in texts), re.DOTALL)


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def place(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Place]:
    """One host for all tests of this module."""
    async with Sandbox() as sandbox:
        rig = Rig(sandbox)
        async with hosted(rig, tmp_path_factory.mktemp("host")) as host:
            made = Place(host, rig)
            await made.furnish()
            yield made
        assert rig.problems() == []


@long_form
@pytest.mark.parametrize(("locale", "key"), [*product(LOCALES, ("value", "name"))])
async def test_whatever_is_suggested_is_accepted(place: Place, locale: str, key: str) -> None:
    place.read(locale)
    unread, foreign = refusals(locale, UNREAD), refusals(locale, (*UNREAD, *FOREIGN))
    wrong, suggested = [], set()
    for asked in place.asked():
        for channel in place.where(asked):
            if asked.option in USED_UP and await _nothing(place, asked, channel, key):
                await place.furnish()
            async for sent, answer in place.sent(asked, channel, key):
                suggested.add((asked.path, asked.option))
                said = (foreign if asked.option in ("table", "tournament") else unread).search(answer.text)
                if said is not None or answer.failed:
                    wrong.append(f"{sent}: {answer.failed or (said and said[0])}")
            if "setting" in asked.given:
                await place.host.tables.service(ServerService).change(
                    place.rig.guild.id, place.ann.id, asked.given["setting"], ""
                )
    assert wrong == []
    silent = {(one.path, one.option) for one in place.asked() if one.path.split()[0] not in TITLES} - suggested
    assert silent <= NEVER


async def _nothing(place: Place, asked: TypedRequest, channel: Channel, key: str) -> bool:
    """Return whether nobody gets any suggestion."""
    return not any([(await place.suggested(asked, person, channel, key))[0] for person in place.people])
