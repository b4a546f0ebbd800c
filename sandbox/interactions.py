"""The life cycle of an interaction: dispatched, answered once within three seconds, then followed up for a while."""

from __future__ import annotations

import asyncio
import secrets
from dataclasses import dataclass, field

from sandbox import messages, payloads
from sandbox.checks import validate
from sandbox.checks.api_errors import Json, refuse
from sandbox.checks.commands import CHAT_INPUT
from sandbox.checks.components import with_ids
from sandbox.checks.forms import Complaints
from sandbox.checks.validate import SENDABLE_FLAGS
from sandbox.messages import Uploads
from sandbox.model.entities import (
    Application,
    Channel,
    Flag,
    Interaction,
    InteractionType,
    Message,
    Response,
    StateChange,
    User,
)
from sandbox.model.world import World

R = Response
ALLOWED: dict[InteractionType, tuple[Response, ...]] = {
    InteractionType.COMMAND: (R.MESSAGE, R.DEFERRED_MESSAGE, R.MODAL),
    InteractionType.COMPONENT: (R.MESSAGE, R.DEFERRED_MESSAGE, R.DEFERRED_UPDATE, R.UPDATE, R.MODAL),
    InteractionType.AUTOCOMPLETE: (R.CHOICES,),
    InteractionType.MODAL: (R.MESSAGE, R.DEFERRED_MESSAGE, R.DEFERRED_UPDATE, R.UPDATE),
}
ONLY_PEOPLE: Json = {"allowed_mentions": {"parse": ["users"]}}
"""Whom an answer mentions by default: people, but not everyone."""
DID_NOT_RESPOND = "The application did not respond"


@dataclass(slots=True)
class Timing:
    """Time limits in seconds: for the first response, and for the use of the token after it."""

    answer: float = 3.0
    token: float = 900.0


@dataclass(slots=True)
class Interactions:
    """All interactions of a world, and the rules for answering them."""

    world: World
    timing: Timing = field(default_factory=Timing)
    by_token: dict[str, Interaction] = field(default_factory=dict)
    failed: list[Interaction] = field(default_factory=list)
    _deadlines: dict[str, asyncio.TimerHandle] = field(default_factory=dict)

    def dispatch(
        self, application: Application, type_: InteractionType, user: User, channel: Channel, data: Json,
        *, message: Message | None = None, parent: Interaction | None = None,
    ) -> Interaction:  # fmt: skip
        """Send an interaction to its application and start the three-second limit."""
        loop = asyncio.get_running_loop()
        self._forget_old(loop.time())
        interaction = Interaction(
            self.world.ids.next(), secrets.token_urlsafe(48), application, type_, user, channel, data,
            loop.time(), user.locale, message, parent,
        )  # fmt: skip
        self.by_token[interaction.token] = interaction
        self._deadlines[interaction.token] = loop.call_later(self.timing.answer, self._expire, interaction)
        body = payloads.interaction(self.world, interaction)
        guild, app = channel.guild_id, application.id
        self.world.publish(StateChange("INTERACTION_CREATE", body, guild, channel, user.id, app, interaction))
        return interaction

    def stop(self) -> None:
        """Cancel all time limits."""
        for handle in self._deadlines.values():
            handle.cancel()
        self._deadlines.clear()

    def _forget_old(self, now: float) -> None:
        # Tokens are ordered by creation time; expired ones are useless.
        horizon = now - self.timing.token - self.timing.answer
        while self.by_token:
            token, oldest = next(iter(self.by_token.items()))
            if oldest.born > horizon:
                break
            del self.by_token[token]

    def _expire(self, interaction: Interaction) -> None:
        self._deadlines.pop(interaction.token, None)
        if interaction.response is not None:
            return
        interaction.failed = DID_NOT_RESPOND
        # When autocomplete gets no response, people see only an empty list.
        if interaction.type is not InteractionType.AUTOCOMPLETE:
            self.failed.append(interaction)
        self._tell("interaction_failed", interaction)

    def _tell(self, event: str, interaction: Interaction) -> None:
        body = {"id": str(interaction.id), "reason": interaction.failed, "response": interaction.response}
        where = interaction.channel
        self.world.publish(StateChange(event, body, where.guild_id, where, interaction.user.id, subject=interaction))

    # --- the first response ---

    def respond(self, interaction_id: int, token: str, body: Json, uploads: Uploads, arrived: float) -> Json:
        """Handle the first response; return the callback object.

        Raises 10062 (unknown, or the request arrived after the time limit), 40060 (already answered), 50035 (the body
        breaks a limit; another response is still possible).
        """
        interaction = self.by_token.get(token)
        if interaction is None or interaction.id != interaction_id:
            raise refuse(10062)
        if interaction.response is not None:
            raise refuse(40060)
        if interaction.failed or arrived - interaction.born > self.timing.answer:
            raise refuse(10062)
        response = self._response_type(interaction, body.get("type"))
        data = body.get("data") or {}
        message = self._perform(interaction, response, data, uploads)
        interaction.response = response
        if handle := self._deadlines.pop(token, None):
            handle.cancel()
        self._tell("interaction_answered", interaction)
        return self._callback_reply(interaction, message)

    def _response_type(self, interaction: Interaction, value: object) -> Response:
        complaints = Complaints()
        allowed = ALLOWED[interaction.type]
        if interaction.application.activities and interaction.type is not InteractionType.AUTOCOMPLETE:
            allowed = (*allowed, R.LAUNCH_ACTIVITY)
        if interaction.message is None:
            allowed = tuple(r for r in allowed if r not in (R.UPDATE, R.DEFERRED_UPDATE))
        complaints.one_of(("type",), value, tuple(int(r) for r in allowed))
        complaints.refuse()
        return Response(int(str(value)))

    def _perform(self, interaction: Interaction, response: Response, data: Json, uploads: Uploads) -> Message | None:
        if response is R.CHOICES:
            validate.choices(data.get("choices"))
            interaction.choices = data["choices"]
        elif response is R.LAUNCH_ACTIVITY:
            return None
        elif response is R.MODAL:
            validate.modal(data, interaction.application.emoji_ids)
            interaction.modal = {**data, "components": with_ids(data["components"])}
        elif response is R.UPDATE:
            message = self._source(interaction)
            messages.revise(self.world, message, {**ONLY_PEOPLE, **data}, uploads)
            interaction.original, interaction.updated = message, True
            self.world.message_changed(message)
            return message
        elif response is R.DEFERRED_UPDATE:
            interaction.original = self._source(interaction)
        elif response is R.DEFERRED_MESSAGE:
            flags = validate.flags(data.get("flags"), Flag.EPHEMERAL | SENDABLE_FLAGS)
            return self._post(interaction, self._thinking(interaction, flags & Flag.EPHEMERAL))
        else:
            return self._post(interaction, self._compose(interaction, data, uploads))
        return None

    def _source(self, interaction: Interaction) -> Message:
        message = interaction.message
        if message is None or message.deleted:
            raise refuse(10008)
        return message

    def _thinking(self, interaction: Interaction, flags: int) -> Message:
        bot, place = interaction.application.bot, interaction.channel
        return Message(self.world.ids.next(), place.id, bot, flags=flags | Flag.LOADING)

    def _compose(self, interaction: Interaction, data: Json, uploads: Uploads) -> Message:
        bot, place = interaction.application.bot, self.world.channel(interaction.channel.id)
        may_set = SENDABLE_FLAGS | Flag.EPHEMERAL
        return messages.compose(self.world, place, bot, {**ONLY_PEOPLE, **data}, uploads, may_set=may_set)

    def _post(self, interaction: Interaction, message: Message, *, original: bool = True) -> Message:
        self.world.channel(message.channel_id)
        message.application_id = interaction.application.id
        message.webhook = True
        message.interaction = interaction
        if message.flags & Flag.EPHEMERAL:
            message.only = interaction.user.id
        if original:
            command = interaction.type is InteractionType.COMMAND
            called = 20 if command and interaction.data["type"] == CHAT_INPUT else 23
            message.type = called if command else 19 if interaction.message else 0
            interaction.original = message
        self.world.add_message(message)
        return message

    def _callback_reply(self, interaction: Interaction, message: Message | None) -> Json:
        body: Json = {"id": str(interaction.id), "type": int(interaction.type)}
        reply: Json = {"interaction": body}
        if interaction.response is R.LAUNCH_ACTIVITY:
            body["activity_instance_id"] = f"i-{interaction.id}"
            reply["resource"] = {"type": interaction.response, "activity_instance": {"id": f"i-{interaction.id}"}}
        if message is None:
            return reply
        body["response_message_id"] = str(message.id)
        body["response_message_loading"] = message.loading
        body["response_message_ephemeral"] = message.ephemeral
        reply["resource"] = {"type": interaction.response, "message": payloads.message(self.world, message)}
        return reply

    # --- afterwards, by token ---

    def by_webhook(self, application_id: int, token: str, arrived: float) -> Interaction:
        """Return the answered interaction of a token.

        Raises 10015 for an unknown token or one not answered yet, 50027 for one older than 15 minutes.
        """
        interaction = self.by_token.get(token)
        if interaction is not None and arrived - interaction.born > self.timing.token:
            raise refuse(50027)
        if interaction is None or interaction.application.id != application_id:
            raise refuse(10015)
        if interaction.response is None or interaction.type is InteractionType.AUTOCOMPLETE:
            raise refuse(10015)
        return interaction

    def follow_up(self, interaction: Interaction, body: Json, uploads: Uploads) -> Message:
        """Create a follow-up message; the first one after a deferral replaces the "thinking" message."""
        original = interaction.original
        if interaction.response is R.DEFERRED_MESSAGE and original and original.loading and not original.deleted:
            return self.edit(interaction, original, body, uploads)
        message = self._compose(interaction, body, uploads)
        self._post(interaction, message, original=False)
        interaction.followups.append(message)
        return message

    def message(self, interaction: Interaction, which: str) -> Message:
        """Return the message ``@original`` or one by its id, among those of this interaction; else raise 10008."""
        mine = [*interaction.followups, *([interaction.original] if interaction.original else [])]
        if interaction.message:
            mine.append(interaction.message)
        wanted = str(interaction.original.id) if interaction.original and which == "@original" else which
        found = next((m for m in mine if str(m.id) == wanted), None)
        if found is None or found.deleted:
            raise refuse(10008)
        return found

    def edit(self, interaction: Interaction, message: Message, body: Json, uploads: Uploads) -> Message:
        """Edit one of the interaction's messages."""
        was_loading = message.loading
        messages.revise(self.world, message, {**ONLY_PEOPLE, **body}, uploads)
        if was_loading:
            message.edited = None
        interaction.updated = True
        self.world.message_changed(message)
        return message

    def delete(self, message: Message) -> None:
        """Delete one of the interaction's messages."""
        self.world.delete_message(message)
