"""The people of the sandbox: what they can do, what they see, and how to wait for it.

    async with Sandbox() as sandbox:
        rig = Rig(sandbox)
        ann = rig.person("Ann")
        answer = await ann.slash(rig.tables, "table new", title="foodfighters")
        await ann.press(answer.message, "Join")

Every action is sent at once; awaiting it waits for the bot's answer, without awaiting it, races can be produced.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Generator, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, TypeVar

from sandbox import messages, payloads
from sandbox.checks import commands
from sandbox.checks.api_errors import Json
from sandbox.checks.commands import CannotRun
from sandbox.checks.components import STRING_SELECT
from sandbox.checks.validate import Upload
from sandbox.model import permissions
from sandbox.model.entities import (
    Application,
    Attachment,
    Channel,
    ChannelType,
    Guild,
    Interaction,
    InteractionType,
    Message,
    Response,
    Role,
    User,
)
from sandbox.model.transcript import Transcript, described
from sandbox.pushes import Push, Pushes
from sandbox.rendered import Control, Modal, RenderedMessage, choose, find
from sandbox.rest.gate import Request
from sandbox.server import Sandbox

__all__ = ["CannotRun", "Control", "Modal", "Pending", "Person", "RenderedMessage", "Rig", "SandboxAnswer", "Upload"]

T = TypeVar("T")
PATIENCE = 20.0  # seconds before waiting fails; a busy machine is slow to draw its first pictures
NOTHING_COMES = 10.0  # seconds after which a deferred press is considered to change nothing
LOOK_AGAIN = 0.01  # seconds between two checks of a condition when there is no news


@dataclass(frozen=True, slots=True)
class SandboxAnswer:
    """The response to a person's action.

    ``kind`` is the bot's first response, or None if it did not respond (then ``failed`` says so). ``message`` is what
    the person sees: the reply, or the updated message.
    """

    interaction: Interaction
    kind: Response | None
    failed: str | None
    message: RenderedMessage | None
    choices: list[Json]

    @property
    def ephemeral(self) -> bool:
        """Return whether only this person can see the message."""
        return self.message is not None and self.message.ephemeral

    @property
    def text(self) -> str:
        """Return all readable text of the message; empty if there is no message."""
        return self.message.text if self.message else ""

    @property
    def shown(self) -> RenderedMessage:
        """Return the message. Raises ``AssertionError`` if there is none."""
        assert self.message is not None, f"no message came back: {self.failed or self.kind}"
        return self.message

    @property
    def modal(self) -> Modal:
        """Return the form that opened. Raises ``AssertionError`` if none did."""
        assert self.interaction.modal is not None, f"no modal opened: {self.failed or self.kind}"
        return Modal(self.interaction)

    @property
    def followups(self) -> list[RenderedMessage]:
        """Return the follow-up messages of the interaction so far."""
        return [RenderedMessage(message) for message in self.interaction.followups]


class Pending:
    """An action in progress. Awaiting it returns the ``SandboxAnswer``."""

    def __init__(self, rig: Rig, interaction: Interaction) -> None:
        self.rig = rig
        self.interaction = interaction

    def __await__(self) -> Generator[Any, None, SandboxAnswer]:
        return self.answer().__await__()

    async def acknowledged(self) -> Response | None:
        """Wait for the first response only; a deferral is enough. Returns None if the bot did not respond."""
        await self.rig.until(self._acknowledged, hint=described(self.interaction))
        return self.interaction.response

    async def answer(self) -> SandboxAnswer:
        """Wait until there is something to see, or until Discord would report that the bot did not respond."""
        await self.rig.until(lambda: self.settled, hint=described(self.interaction))
        one = self.interaction
        elsewhere = self._taken_back() or (self._deferred_update() and not one.updated)
        first = one.followups[0] if elsewhere and one.followups else one.original
        seen = first if first and not first.deleted else None
        return SandboxAnswer(one, one.response, one.failed, RenderedMessage(seen) if seen else None, one.choices)

    def _acknowledged(self) -> bool:
        return self.interaction.response is not None or self.interaction.failed is not None

    @property
    def settled(self) -> bool:
        """Return whether there is something to see, or nothing more will come."""
        one = self.interaction
        thinking = one.original is not None and one.original.loading and not one.original.deleted
        awaited = self._deferred_update() or self._taken_back()
        return self._acknowledged() and not thinking and not (awaited and self._nothing_yet())

    def _deferred_update(self) -> bool:
        """Return whether the bot's first response was a deferred update of the pressed message."""
        return self.interaction.response is Response.DEFERRED_UPDATE

    def _taken_back(self) -> bool:
        """Return whether an ephemeral "thinking" reply was deleted, as the bot does when its answer is public."""
        one = self.interaction.original
        put_off = self.interaction.response is Response.DEFERRED_MESSAGE
        return put_off and one is not None and one.only is not None and one.deleted

    def _nothing_yet(self) -> bool:
        """Return whether a deferred answer may still come. It is optional, so the wait is limited."""
        one = self.interaction
        late = asyncio.get_running_loop().time() - one.born > NOTHING_COMES
        gone = not self._taken_back() and (one.original is None or one.original.deleted)
        return not (one.updated or one.followups or one.failed or gone or late)


class Person:
    """Someone in the sandbox."""

    def __init__(self, rig: Rig, user: User) -> None:
        self.rig = rig
        self.user = user

    def __repr__(self) -> str:
        return f"Person({self.name})"

    @property
    def id(self) -> int:
        """Return the user's id."""
        return self.user.id

    @property
    def name(self) -> str:
        """Return the display name."""
        return self.user.global_name or self.user.username

    @property
    def mention(self) -> str:
        """Return the text that mentions this person."""
        return f"<@{self.user.id}>"

    @property
    def dm(self) -> Channel:
        """Return the direct channel with the bot."""
        return self.rig.world.dm(self.rig.application.bot, self.user)

    def close_dms(self) -> None:
        """Refuse direct messages from now on (50007)."""
        self.user.dms_open = False

    def authorize(self) -> str:
        """Allow the application to know who one is; return the code that a page inside Discord then gets, good once."""
        code = secrets.token_urlsafe(22)
        self.rig.application.codes[code] = self.user
        return code

    def open_dms(self) -> None:
        """Accept direct messages again."""
        self.user.dms_open = True

    # --- actions ---

    def say(self, channel: Channel, text: str) -> RenderedMessage:
        """Send an ordinary message."""
        self._require_permission(channel, permissions.speaking(channel))
        message = messages.compose(self.rig.world, channel, self.user, {"content": text}, {}, may_set=0)
        self.rig.world.add_message(message)
        return RenderedMessage(message)

    def delete(self, shown: RenderedMessage | Message) -> None:
        """Delete a message: one by this person, or any with the permission to manage messages."""
        message = shown.message if isinstance(shown, RenderedMessage) else shown
        if message.author is not self.user:
            self._require_permission(self.rig.world.channel(message.channel_id), permissions.P.MANAGE_MESSAGES)
        self.rig.world.delete_message(message)

    def slash(self, channel: Channel, path: str, given: Mapping[str, Any] | None = None, /, **options: Any) -> Pending:
        """Run a slash command such as ``table new``; people, channels and roles can be passed as objects.

        Raises ``CannotRun`` if the client would not send it: not synced, wrong options, no permission.
        """
        values = {name: self._handed_in(value, channel) for name, value in {**(given or {}), **options}.items()}
        application, command, chain = self._command(channel, path)
        schema = commands.leaf(command, chain)
        plain = {name: _plain(value) for name, value in values.items()}
        commands.check_options(schema, plain)
        entries = [_option(one, plain[one["name"]]) for one in schema if one["name"] in plain]
        data = _command_data(command, commands.nest(chain, entries))
        resolved = self._resolve(values.values(), channel)
        if resolved:
            data["resolved"] = resolved
        return self._send(application, InteractionType.COMMAND, channel, data)

    def menu(self, target: RenderedMessage | Message | Person, name: str, channel: Channel | None = None) -> Pending:
        """Run a context-menu command on a message, or on a person seen in ``channel``."""
        if isinstance(target, Person):
            kind, where = commands.USER_MENU, channel or self.rig.tables
        else:
            message = self._pressable(target)
            kind, where = commands.MESSAGE_MENU, self.rig.world.channel(message.channel_id)
        self._require_permission(where, *([permissions.P.USE_APPLICATION_COMMANDS] if where.guild_id else []))
        for application in self.rig.world.applications.values():
            for command in commands.available(application, where.guild_id):
                if (command["type"], command["name"]) == (kind, name):
                    return self._run_menu(application, command, where, target)
        raise CannotRun(f"there is no menu command {name!r} here")

    def _run_menu(
        self, application: Application, command: Json, channel: Channel, target: RenderedMessage | Message | Person
    ) -> Pending:
        data = _command_data(command, []) | {"target_id": str(target.id)}
        if isinstance(target, Person):
            data["resolved"] = self._resolve([target], channel)
        else:
            message = target.message if isinstance(target, RenderedMessage) else target
            data["resolved"] = {"messages": {str(message.id): payloads.message(self.rig.world, message)}}
        return self._send(application, InteractionType.COMMAND, channel, data)

    async def complete(
        self, channel: Channel, path: str, option: str, text: str = "", other: Mapping[str, Any] | None = None
    ) -> list[Json]:
        """Type ``text`` into an option of a command; return the offered choices, each with ``name`` and ``value``.

        ``other`` are options already filled in. Raises ``CannotRun`` if the option has no autocomplete.
        """
        application, command, chain = self._command(channel, path)
        schema = commands.leaf(command, chain)
        plain = {name: _plain(value) for name, value in (other or {}).items()}
        commands.check_options(schema, plain, partial=True)
        wanted = next((o for o in schema if o["name"] == option), {})
        if not wanted.get("autocomplete"):
            raise CannotRun(f"the option {option} of /{path} offers no autocomplete")
        entries: list[Json] = []
        for one in schema:
            if one["name"] == option:
                # While being typed, every option is text, whatever its final type.
                entries.append(_option(one, text) | {"focused": True})
            elif one["name"] in plain:
                entries.append(_option(one, plain[one["name"]]))
        data = _command_data(command, commands.nest(chain, entries))
        answer = await self._send(application, InteractionType.AUTOCOMPLETE, channel, data)
        return answer.choices

    def press(self, shown: RenderedMessage | Message, button: str) -> Pending:
        """Press a button, named by its label or custom id.

        Raises ``CannotRun`` if the button does not exist for this person or is disabled, or its message was deleted.
        """
        message = self._pressable(shown)
        control = find(RenderedMessage(message).buttons, button, "button")
        return self._submit_component(message, control, {})

    def select(self, shown: RenderedMessage | Message, menu: str, values: Iterable[Any]) -> Pending:
        """Choose from a menu, named by placeholder or custom id; options are named by label or value.

        User, role and channel menus take people, roles and channels. Raises ``CannotRun`` like ``press``, and for
        choices that are not offered, too few or too many.
        """
        message = self._pressable(shown)
        control = find(RenderedMessage(message).selects, menu, "menu")
        wanted = [values] if isinstance(values, str) else list(values)
        chosen = choose(control, [str(_plain(value)) for value in wanted])
        extra: Json = {"values": chosen}
        if control.kind != STRING_SELECT:
            extra["resolved"] = self._resolve(wanted, self.rig.world.channel(message.channel_id))
        return self._submit_component(message, control, extra)

    def submit(self, form: SandboxAnswer | Modal, answers: Mapping[str, Any]) -> Pending:
        """Fill in a form, whose fields are named by label or custom id, and submit it.

        Menus and groups of boxes take a list, a check box takes a boolean, a file field takes an ``Upload`` or several;
        a field without an answer sends its initial value. Raises ``CannotRun`` for fields that are unknown or missing,
        and for answers that are too short, too long, too few or too many.
        """
        modal = form.modal if isinstance(form, SandboxAnswer) else form
        opened = modal.interaction
        given = {name: self._handed_in(value, opened.channel) for name, value in answers.items()}
        plain = {name: _plain_all(value) for name, value in given.items()}
        data: Json = {"custom_id": modal.body["custom_id"], "components": modal.filled(plain)}
        each = [one for value in given.values() for one in (value if isinstance(value, list) else [value])]
        data["resolved"] = self._resolve(each, opened.channel)
        return self._send(
            opened.application, InteractionType.MODAL, opened.channel, data, message=opened.message, parent=opened
        )

    # --- how actions are sent ---

    def _handed_in(self, value: Any, channel: Channel) -> Any:
        """Return an answer with its files uploaded, as a client does before it sends a form."""
        if isinstance(value, list):
            return [self._handed_in(one, channel) for one in value]
        if not isinstance(value, Upload):
            return value
        if len(value.content) > self.rig.world.upload_limit:
            raise CannotRun(f"{value.filename} is too large")
        attachment = messages.attach(self.rig.world, channel, value)
        self.rig.world.handed_in[attachment.id] = attachment
        return attachment

    def _submit_component(self, message: Message, control: Control, extra: Json) -> Pending:
        if control.disabled:
            raise CannotRun(f"{control.label!r} is disabled")
        channel = self.rig.world.channel(message.channel_id)
        number = message.application_id or message.author.id
        application = self.rig.world.applications[number]
        data = {
            "custom_id": control.custom_id,
            "component_type": control.kind,
            "id": control.component["id"],
            **extra,
        }
        return self._send(application, InteractionType.COMPONENT, channel, data, message=message)

    def _pressable(self, shown: RenderedMessage | Message) -> Message:
        message = shown.message if isinstance(shown, RenderedMessage) else shown
        if message.deleted:
            raise CannotRun("the message is gone")
        if message.only not in (None, self.user.id):
            raise CannotRun(f"the message is not shown to {self.name}")
        self._require_permission(self.rig.world.channel(message.channel_id))
        return message

    def _require_permission(self, channel: Channel, *needed: permissions.Permission) -> None:
        held = permissions.in_channel(self.rig.world, self.user, channel)
        missing = [p.name or "" for p in (permissions.P.VIEW_CHANNEL, *needed) if not held & p]
        if missing:
            raise CannotRun(f"{self.name} lacks {', '.join(missing)} in #{channel.name}")

    def _command(self, channel: Channel, path: str) -> tuple[Application, Json, list[Json]]:
        self._require_permission(channel, *([permissions.P.USE_APPLICATION_COMMANDS] if channel.guild_id else []))
        application = self.rig.owner_of(path, channel.guild_id)
        command, chain = commands.find(application, path, channel.guild_id)
        demanded = command.get("default_member_permissions")
        if demanded is not None and channel.guild_id:
            held = permissions.in_channel(self.rig.world, self.user, channel)
            wanted = int(demanded) or int(permissions.P.ADMINISTRATOR)
            if int(held) & wanted != wanted:
                raise CannotRun(f"/{path} is not shown to {self.name}")
        return application, command, chain

    def _resolve(self, values: Iterable[Any], channel: Channel) -> Json:
        """Return the objects behind the ids in an interaction's data."""
        found: Json = {}
        guild = self.rig.world.guilds.get(channel.guild_id or 0)
        for value in values:
            one = value.user if isinstance(value, Person) else value
            if isinstance(one, User):
                found.setdefault("users", {})[str(one.id)] = payloads.user(one)
                if guild and one.id in guild.members:
                    member = payloads.member(guild.members[one.id]) | {"permissions": "0"}
                    found.setdefault("members", {})[str(one.id)] = member
            elif isinstance(one, Channel):
                body = {**payloads.channel(one), "permissions": "0"}
                found.setdefault("channels", {})[str(one.id)] = body
            elif isinstance(one, Attachment):
                body = payloads.attachment(self.rig.world, one, ephemeral=True)
                found.setdefault("attachments", {})[str(one.id)] = body
            elif isinstance(one, Role):
                found.setdefault("roles", {})[str(one.id)] = payloads.role(one)
        return found

    def _send(
        self, application: Application, type_: InteractionType, channel: Channel, data: Json,
        *, message: Message | None = None, parent: Interaction | None = None,
    ) -> Pending:  # fmt: skip
        made = self.rig.sandbox.interactions.dispatch(
            application, type_, self.user, channel, data, message=message, parent=parent
        )
        return Pending(self.rig, made)


def _plain(value: Any) -> Any:
    return str(value.id) if isinstance(value, Person | User | Channel | Role | Attachment) else value


def _plain_all(value: Any) -> Any:
    return [_plain(one) for one in value] if isinstance(value, list) else _plain(value)


def _option(schema: Json, value: Any) -> Json:
    return {"name": schema["name"], "type": schema["type"], "value": value}


def _command_data(command: Json, options: list[Json]) -> Json:
    data: Json = {"id": command["id"], "name": command["name"], "type": command["type"], "options": options}
    if "guild_id" in command:
        data["guild_id"] = command["guild_id"]
    return data


class Rig:
    """A sandbox with one application in one guild with one channel, and the people who use them."""

    def __init__(
        self, sandbox: Sandbox, *, bot: str = "Food Court", token: str | None = None,
        application: Application | None = None,
    ) -> None:  # fmt: skip
        self.sandbox = sandbox
        self.world = sandbox.world
        self.transcript = Transcript(self.world)
        # An application that is given joins one guild more: each of many tests has its own guild with one running bot.
        self.application = application or self.world.add_application(bot, token)
        self.guild: Guild = self.world.add_guild("Food court", self.application.owner)
        self.world.join(self.guild, self.application.bot)
        self.tables = self.world.add_channel(self.guild, "tables")
        self._pushes = Pushes(self.world)
        self._people: dict[str, Person] = {}

    # --- the world ---

    @property
    def token(self) -> str:
        """Return the bot's token."""
        return self.application.token

    def enable_activities(self) -> None:
        """Give the application a page that opens inside Discord, and the command *launch*."""
        commands.enable_activities(self.application, self.world.ids)

    def renew_token(self) -> str:
        """Replace the bot's token: requests with the old one get 401, but its sessions stay connected."""
        self.application.token = secrets.token_urlsafe(24)
        return self.application.token

    def person(self, name: str, *, locale: str = "en-US", member: bool = True) -> Person:
        """Return the person of that name, created and added to the guild at the first call."""
        if name not in self._people:
            user = self.world.add_user(name, locale=locale)
            if member:
                self.world.join(self.guild, user)
            self._people[name] = Person(self, user)
        return self._people[name]

    @property
    def people(self) -> list[Person]:
        """Return everyone created so far."""
        return list(self._people.values())

    def channel(self, name: str) -> Channel:
        """Return the guild's channel or thread of that name; create a text channel if there is none."""
        for channel in self.world.channels.values():
            if channel.name == name and channel.guild_id == self.guild.id:
                return channel
        return self.world.add_channel(self.guild, name)

    def forbid(self, channel: Channel, *taken: permissions.Permission, who: User | Role | None = None) -> None:
        """Deny permissions in a channel, by default to the bot; an empty set restores all."""
        self.world.overwrite(channel, who or self.application.bot, deny=sum(map(int, taken)))

    def owner_of(self, path: str, guild_id: int | None) -> Application:
        """Return the application that has the command of this path; the rig's main one if none has."""
        name = path.strip().removeprefix("/").partition(" ")[0]
        for application in self.world.applications.values():
            if any(c["name"] == name for c in commands.available(application, guild_id)):
                return application
        return self.application

    # --- seeing ---

    def sees(self, person: Person, channel: Channel) -> list[RenderedMessage]:
        """Return what a person sees in a channel, oldest first."""
        held = permissions.in_channel(self.world, person.user, channel)
        if not held & permissions.P.VIEW_CHANNEL:
            return []
        return [RenderedMessage(m) for m in channel.messages.values() if m.only in (None, person.user.id)]

    def dms(self, person: Person) -> list[RenderedMessage]:
        """Return what a person sees in the direct channel with the bot."""
        return self.sees(person, person.dm)

    def pushes(self, person: Person) -> list[Push]:
        """Return the notifications that a person's phone has shown, oldest first."""
        return self._pushes.of(person.user)

    def threads(self, channel: Channel | None = None) -> list[Channel]:
        """Return the threads of a channel (default: ``#tables``), oldest first."""
        return self.world.threads_of(channel or self.tables)

    def channels_of(self, person: Person) -> list[Channel]:
        """Return every channel, thread and DM that a person can open."""
        can_view = permissions.P.VIEW_CHANNEL
        found = [c for c in self.world.channels.values() if c.type not in (ChannelType.CATEGORY, ChannelType.FORUM)]
        return [c for c in found if permissions.in_channel(self.world, person.user, c) & can_view]

    # --- waiting ---

    async def until(self, condition: Callable[[], T], *, within: float = PATIENCE, hint: str = "") -> T:
        """Wait until a condition holds, checking it after every event; return its true value.

        Raises TimeoutError with the last lines of the transcript after ``within`` seconds.
        """
        try:
            async with asyncio.timeout(within):
                while not (found := condition()):
                    # Conditions may depend on the bot's internal state, whose changes cause no event.
                    await self.world.stirring(LOOK_AGAIN)
                return found
        except TimeoutError:
            raise TimeoutError(f"waited {within} s in vain {hint}\n{self.transcript.tail()}") from None

    async def connected(self, *, within: float = PATIENCE) -> None:
        """Wait until the bot is on the gateway."""
        await self.until(lambda: self.sandbox.gateway.ready, within=within, hint="for the bot to connect")

    async def message(self, person: Person, channel: Channel, text: str) -> RenderedMessage:
        """Wait for the newest message that a person sees in a channel and that contains ``text``; return it."""

        def found() -> RenderedMessage | None:
            return next((s for s in reversed(self.sees(person, channel)) if text in s.text), None)

        shown = await self.until(found, hint=f"for {text!r}")
        assert shown is not None
        return shown

    # --- judging ---

    @property
    def unhandled(self) -> list[str]:
        """Return the requests to paths that Discord does not have."""
        return self.sandbox.gate.unhandled

    @property
    def failed_interactions(self) -> list[Interaction]:
        """Return the interactions that were not answered in time."""
        return self.sandbox.interactions.failed

    @property
    def refused(self) -> list[Request]:
        """Return the requests that were refused with a 4xx, except injected faults."""
        return self.sandbox.gate.refused

    @property
    def errors(self) -> list[str]:
        """Return violations of the gateway's protocol, and internal errors of the sandbox."""
        return [*self.sandbox.gateway.errors, *self.sandbox.gate.errors]

    def problems(self) -> list[str]:
        """Return everything that should fail a test, as sentences; empty if all is well."""
        late = [f"not answered: {i.user.global_name} > {described(i)}" for i in self.failed_interactions]
        strange = [f"unknown route: {path}" for path in self.unhandled]
        return [*strange, *late, *self.errors]
