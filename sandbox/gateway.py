"""The gateway: HELLO, IDENTIFY, RESUME with a complete replay, heartbeats, and events to every session."""

from __future__ import annotations

import asyncio
import json
import secrets
import zlib
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Any

from aiohttp import WSCloseCode, WSMsgType, web

from sandbox import payloads
from sandbox.checks.api_errors import Json
from sandbox.model import permissions
from sandbox.model.entities import Application, ChannelType, Guild, StateChange, User
from sandbox.model.snowflake import shard_of
from sandbox.model.world import World
from sandbox.network_faults import Faults

HISTORY = 5000  # events kept per session for a replay
SENDS_PER_MINUTE = 120
ACK_SECONDS = 0.05  # clients record the time of a heartbeat after sending it; an earlier answer would look very late


class Op(IntEnum):
    """Gateway opcodes."""

    DISPATCH = 0
    HEARTBEAT = 1
    IDENTIFY = 2
    PRESENCE = 3
    VOICE = 4
    RESUME = 6
    RECONNECT = 7
    REQUEST_MEMBERS = 8
    INVALID_SESSION = 9
    HELLO = 10
    ACK = 11


class Close(IntEnum):
    """Close codes that the gateway sends."""

    UNKNOWN_OP = 4001
    DECODE_ERROR = 4002
    NOT_AUTHENTICATED = 4003
    AUTHENTICATION_FAILED = 4004
    ALREADY_AUTHENTICATED = 4005
    INVALID_SEQ = 4007
    RATE_LIMITED = 4008
    INVALID_SHARD = 4010
    SHARDING_REQUIRED = 4011
    INVALID_INTENTS = 4013
    DISALLOWED_INTENTS = 4014


class Intent(IntEnum):
    """The gateway intents that matter here."""

    GUILDS = 1 << 0
    GUILD_MEMBERS = 1 << 1
    GUILD_MESSAGES = 1 << 9
    GUILD_REACTIONS = 1 << 10
    GUILD_TYPING = 1 << 11
    DIRECT_MESSAGES = 1 << 12
    DIRECT_REACTIONS = 1 << 13
    DIRECT_TYPING = 1 << 14
    MESSAGE_CONTENT = 1 << 15


ALL_INTENTS = (1 << 26) - 1
# The intent that an event requires in a guild and in a DM; events not listed go to everyone.
_GUILD = (Intent.GUILDS, Intent.GUILDS)
_NEEDS: dict[str, tuple[int, int]] = {
    "GUILD_CREATE": _GUILD, "CHANNEL_CREATE": _GUILD, "CHANNEL_UPDATE": _GUILD, "CHANNEL_DELETE": _GUILD,
    "THREAD_CREATE": _GUILD, "THREAD_UPDATE": _GUILD, "THREAD_DELETE": _GUILD,
    "THREAD_MEMBERS_UPDATE": _GUILD, "GUILD_ROLE_CREATE": _GUILD, "GUILD_ROLE_UPDATE": _GUILD,
    "GUILD_MEMBER_ADD": (Intent.GUILD_MEMBERS, Intent.GUILD_MEMBERS),
    "CHANNEL_PINS_UPDATE": (Intent.GUILDS, Intent.DIRECT_MESSAGES),
    "MESSAGE_CREATE": (Intent.GUILD_MESSAGES, Intent.DIRECT_MESSAGES),
    "MESSAGE_UPDATE": (Intent.GUILD_MESSAGES, Intent.DIRECT_MESSAGES),
    "MESSAGE_DELETE": (Intent.GUILD_MESSAGES, Intent.DIRECT_MESSAGES),
    "MESSAGE_REACTION_ADD": (Intent.GUILD_REACTIONS, Intent.DIRECT_REACTIONS),
    "MESSAGE_REACTION_REMOVE": (Intent.GUILD_REACTIONS, Intent.DIRECT_REACTIONS),
    "TYPING_START": (Intent.GUILD_TYPING, Intent.DIRECT_TYPING),
}  # fmt: skip


@dataclass(slots=True)
class Session:
    """One identified session, which outlives its connection so that it can be resumed."""

    id: str
    application: Application
    intents: int
    shard: tuple[int, int] = (0, 1)
    seq: int = 0
    history: deque[tuple[int, str]] = field(default_factory=lambda: deque(maxlen=HISTORY))
    connection: Connection | None = None
    left: float | None = None

    def dispatch(self, event: str, body: Any) -> None:
        """Number an event, store it for a replay, and send it if there is a connection."""
        self.seq += 1
        frame = _frame({"op": Op.DISPATCH, "t": event, "s": self.seq, "d": body})
        self.history.append((self.seq, frame))
        if self.connection:
            self.connection.send_text(frame)

    def replay(self, seq: int) -> bool:
        """Send all events after ``seq`` again; return False if some of them are no longer kept."""
        if seq > self.seq or (self.history and seq < self.history[0][0] - 1):
            return False
        for number, frame in self.history:
            if number > seq and self.connection:
                self.connection.send_text(frame)
        return True


class Connection:
    """One websocket. Frames are sent in order from a queue, so that publishing never blocks."""

    def __init__(self, socket: web.WebSocketResponse, request: web.Request) -> None:
        self.socket = socket
        self.session: Session | None = None
        self.closing = False
        self._received: deque[float] = deque(maxlen=SENDS_PER_MINUTE)
        # A request for zstd is answered in plain text, which every client accepts.
        self._deflate = zlib.compressobj() if request.query.get("compress") == "zlib-stream" else None
        self._transport = request.transport
        self._queue: asyncio.Queue[str | int] = asyncio.Queue()

    def too_fast(self, now: float) -> bool:
        """Count a frame from the client; return True from the 121st within a minute on."""
        oldest = self._received[0] if len(self._received) == SENDS_PER_MINUTE else None
        self._received.append(now)
        return oldest is not None and now - oldest < 60

    def send(self, op: Op, body: Any = None) -> None:
        """Queue a frame that is not an event."""
        self.send_text(_frame({"op": op, "d": body, "s": None, "t": None}))

    def send_text(self, frame: str) -> None:
        """Queue a serialized frame."""
        self._queue.put_nowait(frame)

    def close(self, code: int) -> None:
        """Close with a code after everything queued before is sent."""
        self.closing = True
        self._queue.put_nowait(code)

    def drop(self) -> None:
        """Break the TCP connection without a closing handshake."""
        if isinstance(self._transport, asyncio.Transport):
            self._transport.abort()

    async def write(self) -> None:
        """Send queued frames until the connection ends."""
        while True:
            item = await self._queue.get()
            try:
                if isinstance(item, int):
                    await self.socket.close(code=item)
                    return
                await self._write(item)
            except (ConnectionError, RuntimeError):
                return  # the client is gone; its session waits for a resume

    async def _write(self, frame: str) -> None:
        if self._deflate is None:
            await self.socket.send_str(frame)
            return
        data = self._deflate.compress(frame.encode()) + self._deflate.flush(zlib.Z_SYNC_FLUSH)
        await self.socket.send_bytes(data)


class Gateway:
    """The gateway of one world, and its fault switches.

    ``heartbeat`` is in seconds. A session that lost its connection can be resumed for ``resume_window`` seconds.
    ``errors`` records every protocol violation by a client.
    """

    def __init__(self, world: World, faults: Faults, *, heartbeat: float = 41.25, resume_window: float = 180.0) -> None:
        self.world = world
        self.faults = faults
        self.most_guilds = 0
        """If set, the maximum number of guilds on one shard; Discord's limit is 2,500."""
        self.heartbeat = heartbeat
        self.resume_window = resume_window
        self.url = ""
        self.sessions: dict[str, Session] = {}
        self.connections: list[Connection] = []
        self.errors: list[str] = []
        self.acknowledging = True
        self.identifies = self.resumes = 0
        self._open = asyncio.Event()
        self._open.set()
        self._hello = asyncio.Event()
        self._hello.set()
        self._unsubscribe = world.subscribe(self._publish)

    # --- fault switches ---

    def drop(self, shard: int | None = None) -> None:
        """Break every connection, or those of one shard; the sessions can be resumed."""
        for connection in list(self.connections):
            if shard is None or (connection.session and connection.session.shard[0] == shard):
                connection.drop()

    def close(self, code: int) -> None:
        """Close every connection with a code."""
        for connection in list(self.connections):
            connection.close(code)

    def hold_closed(self) -> None:
        """Drop every connection and refuse new ones (503) until ``let_in``."""
        self._open.clear()
        self.drop()

    def let_in(self) -> None:
        """Accept connections again, and send HELLO to those that were kept waiting."""
        self._open.set()
        self._hello.set()

    def delay_hello(self) -> None:
        """Accept connections but send nothing on them until ``let_in``."""
        self._hello.clear()

    def ask_to_reconnect(self) -> None:
        """Send op 7 to every connection."""
        for connection in list(self.connections):
            connection.send(Op.RECONNECT)

    def invalidate(self, *, resumable: bool) -> None:
        """Send op 9 to every connection; if not resumable, their sessions are removed."""
        for connection in list(self.connections):
            if connection.session and not resumable:
                self.sessions.pop(connection.session.id, None)
                connection.session = None
            connection.send(Op.INVALID_SESSION, resumable)

    # --- events ---

    @property
    def ready(self) -> list[Session]:
        """Return the sessions that have a connection now."""
        return [s for s in self.sessions.values() if s.connection is not None]

    def _publish(self, change: StateChange) -> None:
        if not change.event.isupper() or not self.sessions:
            return
        self._forget_old()
        copies = self.faults.copies(change.event)
        for session in list(self.sessions.values()):
            if self._concerns(session, change):
                body = _without_secrets(session, change)
                for _ in range(copies):
                    session.dispatch(change.event, body)

    def _concerns(self, session: Session, change: StateChange) -> bool:
        bot = session.application.bot
        if change.application is not None and change.application != session.application.id:
            return False
        if change.event in _NEEDS:
            needed = _NEEDS[change.event][0 if change.guild_id else 1]
            if not session.intents & needed:
                return False
        number, count = session.shard
        if shard_of(change.guild_id, count) != number:
            return False
        if change.event == "INTERACTION_CREATE" or change.channel is None:
            return change.guild_id is None or bot.id in self.world.guilds[change.guild_id].members
        held = permissions.in_channel(self.world, bot, change.channel)
        return bool(held & permissions.P.VIEW_CHANNEL)

    def _forget_old(self) -> None:
        horizon = asyncio.get_running_loop().time() - self.resume_window
        old = [s.id for s in self.sessions.values() if s.left is not None and s.left < horizon]
        for session_id in old:
            del self.sessions[session_id]

    # --- the websocket ---

    async def serve(self, request: web.Request) -> web.StreamResponse:
        """Serve one connection from HELLO to its end."""
        if not self._open.is_set():
            return web.Response(status=503)
        socket = web.WebSocketResponse(max_msg_size=16 * 1024, compress=False)
        connection = Connection(socket, request)
        await socket.prepare(request)
        self.connections.append(connection)
        writer = asyncio.create_task(connection.write())
        try:
            await self._hello.wait()
            connection.send(Op.HELLO, {"heartbeat_interval": round(self.heartbeat * 1000)})
            async for message in socket:
                if message.type in (WSMsgType.TEXT, WSMsgType.BINARY):
                    self._receive(connection, message.data)
        finally:
            self._detach(connection, socket.close_code)
            writer.cancel()
        return socket

    def _detach(self, connection: Connection, code: int | None) -> None:
        self.connections.remove(connection)
        session = connection.session
        if session and session.connection is connection:
            session.connection = None
            session.left = asyncio.get_running_loop().time()
            # A client that closes with 1000 or 1001 gives up its session.
            if not connection.closing and code in (WSCloseCode.OK, WSCloseCode.GOING_AWAY):
                self.sessions.pop(session.id, None)
        self.world.poke()

    def _receive(self, connection: Connection, text: str | bytes) -> None:
        try:
            frame = json.loads(text)
            op, body = Op(frame["op"]), frame.get("d")
        except (KeyError, TypeError, json.JSONDecodeError, UnicodeDecodeError):
            return self._fail(connection, Close.DECODE_ERROR, f"not a gateway frame: {text!r:.200}")
        except ValueError:
            return self._fail(connection, Close.UNKNOWN_OP, f"unknown operation: {text!r:.200}")
        if connection.too_fast(asyncio.get_running_loop().time()):
            return self._fail(connection, Close.RATE_LIMITED, "more than 120 frames in a minute")
        if connection.session is None and op not in (Op.HEARTBEAT, Op.IDENTIFY, Op.RESUME):
            return self._fail(connection, Close.NOT_AUTHENTICATED, f"operation {op} before IDENTIFY")
        handler = self._handlers.get(op)
        if handler is None:
            return self._fail(connection, Close.UNKNOWN_OP, f"operation {op} is not a client's")
        return handler(self, connection, body)

    def _fail(self, connection: Connection, code: Close, words: str) -> None:
        self.errors.append(f"{code.name}: {words}")
        connection.close(code)

    def _on_heartbeat(self, connection: Connection, _: Any) -> None:
        if self.acknowledging:
            asyncio.get_running_loop().call_later(ACK_SECONDS, connection.send, Op.ACK)

    def _on_identify(self, connection: Connection, body: Json) -> None:
        if connection.session:
            return self._fail(connection, Close.ALREADY_AUTHENTICATED, "a second IDENTIFY")
        application = self.world.application_by_token(body.get("token", ""))
        if application is None:
            connection.close(Close.AUTHENTICATION_FAILED)
            return None
        intents = int(body.get("intents", 0))
        if not 0 <= intents <= ALL_INTENTS:
            return self._fail(connection, Close.INVALID_INTENTS, f"intents {intents}")
        if intents & ~application.intents_allowed:
            connection.close(Close.DISALLOWED_INTENTS)
            return None
        number, count = body.get("shard") or (0, 1)
        if not 0 <= number < count:
            return self._fail(connection, Close.INVALID_SHARD, f"shard {number} of {count}")
        if self.most_guilds and len(self._guilds(application.bot, number, count)) > self.most_guilds:
            connection.close(Close.SHARDING_REQUIRED)
            return None
        now = asyncio.get_running_loop().time()
        if self.world.session_starts.exhausted(now):
            return self._fail(connection, Close.AUTHENTICATION_FAILED, "more sessions begun than there are in a day")
        if self.world.session_starts.too_fast(number, now):
            self.errors.append(f"shard {number} identified before its turn")
            connection.send(Op.INVALID_SESSION, False)
            return None
        session = Session(secrets.token_hex(16), application, intents, (number, count))
        self.sessions[session.id] = session
        self._attach(connection, session)
        self.identifies += 1
        self._greet(session)
        return None

    def _guilds(self, bot: User, number: int, count: int) -> list[Guild]:
        """Return the guilds of a bot that belong to one of its shards."""
        return [g for g in self.world.guilds.values() if bot.id in g.members and shard_of(g.id, count) == number]

    def _attach(self, connection: Connection, session: Session) -> None:
        if session.connection and session.connection is not connection:
            session.connection.drop()
        session.connection, session.left, connection.session = connection, None, session

    def _greet(self, session: Session) -> None:
        number, count = session.shard
        bot = session.application.bot
        mine = self._guilds(bot, number, count)
        ready = {
            "v": 10,
            "user": {**payloads.user(bot), "verified": True, "mfa_enabled": True, "email": None},
            "guilds": [{"id": str(g.id), "unavailable": True} for g in mine],
            "session_id": session.id,
            "resume_gateway_url": self.url,
            "session_type": "normal",
            "private_channels": [],
            "relationships": [],
            "shard": [number, count],
            "application": {"id": str(session.application.id), "flags": 0},
        }
        session.dispatch("READY", ready)
        if session.intents & Intent.GUILDS:
            for guild in mine:
                session.dispatch("GUILD_CREATE", payloads.guild(self.world, guild, bot))
        self.world.poke()

    def _on_resume(self, connection: Connection, body: Json) -> None:
        self._forget_old()
        session = self.sessions.get(str(body.get("session_id")))
        seq = body.get("seq")
        known = session is not None and session.application.token == body.get("token")
        if session is None or not known or not isinstance(seq, int):
            connection.send(Op.INVALID_SESSION, False)
            return
        self._attach(connection, session)
        if not session.replay(seq):
            self.sessions.pop(session.id, None)
            connection.session = None
            connection.close(Close.INVALID_SEQ)
            return
        session.dispatch("RESUMED", {})
        self.resumes += 1
        self.world.poke()

    def _on_members(self, connection: Connection, body: Json) -> None:
        session = connection.session
        assert session is not None
        guild = self.world.guilds.get(int(body["guild_id"]))
        if guild is None or session.application.bot.id not in guild.members:
            return
        asked = body.get("user_ids")
        ids = [int(i) for i in (asked if isinstance(asked, list) else [asked] if asked else [])]
        query, limit = str(body.get("query", "")).lower(), int(body.get("limit") or 0)
        found = [m for m in guild.members.values() if m.user.id in ids or (not ids and _named(m.user, query))]
        chunk = {
            "guild_id": str(guild.id),
            "members": [payloads.full_member(m) for m in (found[:limit] if limit else found)],
            "chunk_index": 0,
            "chunk_count": 1,
            "not_found": [str(i) for i in ids if i not in guild.members],
        }
        if body.get("nonce") is not None:
            chunk["nonce"] = body["nonce"]
        session.dispatch("GUILD_MEMBERS_CHUNK", chunk)

    def _on_nothing(self, connection: Connection, _: Any) -> None:
        """Accept presence and voice updates, which have no effect here."""

    _handlers: dict[Op, Callable[[Gateway, Connection, Any], None]] = {  # noqa: RUF012 - a fixed table
        Op.HEARTBEAT: _on_heartbeat,
        Op.IDENTIFY: _on_identify,
        Op.RESUME: _on_resume,
        Op.REQUEST_MEMBERS: _on_members,
        Op.PRESENCE: _on_nothing,
        Op.VOICE: _on_nothing,
    }

    async def stop(self) -> None:
        """Unsubscribe from the world and end every connection."""
        self._unsubscribe()
        self.let_in()
        for connection in list(self.connections):
            await connection.socket.close(code=WSCloseCode.GOING_AWAY)


def _named(user: User, query: str) -> bool:
    return any(name.lower().startswith(query) for name in (user.username, user.global_name or user.username))


def _without_secrets(session: Session, change: StateChange) -> Json:
    """Return an event's payload; without the content intent, other people's messages are sent without their content."""
    body, bot = change.payload, session.application.bot
    if change.event not in ("MESSAGE_CREATE", "MESSAGE_UPDATE") or session.intents & Intent.MESSAGE_CONTENT:
        return body
    dm = change.channel is not None and change.channel.type is ChannelType.DM
    own = body["author"]["id"] == str(bot.id)
    if dm or own or any(m["id"] == str(bot.id) for m in body["mentions"]):
        return body
    return {**body, "content": "", "embeds": [], "attachments": [], "components": []}


def _frame(body: Json) -> str:
    return json.dumps(body, separators=(",", ":"))
