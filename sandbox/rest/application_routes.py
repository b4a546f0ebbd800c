"""Routes of the application: the bot's user, application data, commands, and the gateway's address."""

from __future__ import annotations

import secrets

from sandbox import payloads
from sandbox.checks import commands
from sandbox.checks.api_errors import Json, refuse
from sandbox.checks.forms import identifier
from sandbox.rest.call import Call, Reply, Route


def _me(call: Call) -> Reply:
    if call.person is not None:
        return Reply(200, {**payloads.user(call.person), "locale": call.person.locale})
    return Reply(200, {**payloads.user(call.bot), "verified": True, "mfa_enabled": True, "email": None})


def _application(call: Call) -> Reply:
    return Reply(200, payloads.application(call.app))


def _token(call: Call) -> Reply:
    """Exchange the code of a person, once, for an access token."""
    form = {name: str(value) for name, value in call.form.items()}
    application = call.world.applications.get(identifier(form.get("client_id"), "client_id"))
    if application is None or form.get("client_secret") != application.client_secret:
        return Reply(401, {"error": "invalid_client"})
    if form.get("grant_type") != "authorization_code":
        return Reply(400, {"error": "unsupported_grant_type"})
    person = application.codes.pop(form.get("code", ""), None)
    if person is None:
        return Reply(400, {"error": "invalid_grant", "error_description": 'Invalid "code" in request.'})
    token = secrets.token_urlsafe(22)
    application.access[token] = person
    return Reply(200, {"token_type": "Bearer", "access_token": token, "expires_in": 604_800, "scope": "identify"})


def _gateway(call: Call) -> Reply:
    return Reply(200, {"url": call.gateway_url})


def _gateway_bot(call: Call) -> Reply:
    return Reply(200, {"url": call.gateway_url, **call.world.session_starts.body(call.arrived)})


def _scope(call: Call) -> int | None:
    if call.id("application") != call.app.id:
        raise refuse(50001)
    if "guild" not in call.path:
        return None
    guild = call.world.guild(call.id("guild"))
    if call.bot.id not in guild.members or guild.id in call.app.without_commands:
        raise refuse(50001)
    return guild.id


def _commands(call: Call) -> dict[int, Json]:
    return call.app.commands.setdefault(_scope(call), {})


def _list(call: Call) -> Reply:
    return Reply(200, list(_commands(call).values()))


def _overwrite(call: Call) -> Reply:
    scope = _scope(call)
    return Reply(200, commands.overwrite(call.app, call.world.ids, scope, call.body))


def _create(call: Call) -> Reply:
    scope, known = _scope(call), _commands(call)
    fresh = (call.form.get("type", commands.CHAT_INPUT), call.form.get("name"))
    others = [c for c in known.values() if (c["type"], c["name"]) != fresh]
    made = len(others) == len(known)
    result = commands.overwrite(call.app, call.world.ids, scope, [*others, call.form])
    return Reply(201 if made else 200, result[-1])


def _one(call: Call) -> Json:
    try:
        return _commands(call)[call.id("command")]
    except KeyError:
        raise refuse(10063) from None


def _get(call: Call) -> Reply:
    return Reply(200, _one(call))


def _edit(call: Call) -> Reply:
    old = _one(call)
    body = {**commands.resent(old), **call.form}
    commands.check([body])
    known = _commands(call)
    number = int(old["id"])
    version = str(call.world.ids.next())
    known[number] = {**commands.stored(call.app, _scope(call), body), "id": old["id"], "version": version}
    return Reply(200, known[number])


def _delete(call: Call) -> Reply:
    del _commands(call)[int(_one(call)["id"])]
    return Reply()


def _user(call: Call) -> Reply:
    return Reply(200, payloads.user(call.world.user(call.id("user"))))


def _open_dm(call: Call) -> Reply:
    other = call.world.user(identifier(call.form.get("recipient_id"), "recipient_id"))
    if other.bot:
        raise refuse(50007)
    return Reply(200, payloads.channel(call.world.dm(call.bot, other)))


def _command_routes(base: str) -> list[Route]:
    return [
        Route("GET", base, _list),
        Route("PUT", base, _overwrite),
        Route("POST", base, _create),
        Route("GET", base + "/{command}", _get),
        Route("PATCH", base + "/{command}", _edit),
        Route("DELETE", base + "/{command}", _delete),
    ]


ROUTES: tuple[Route, ...] = (
    Route("GET", "/users/@me", _me, bearer=True),
    Route("POST", "/oauth2/token", _token, token=False),
    Route("GET", "/oauth2/applications/@me", _application),
    Route("GET", "/applications/@me", _application),
    Route("GET", "/gateway", _gateway, token=False),
    Route("GET", "/gateway/bot", _gateway_bot),
    *_command_routes("/applications/{application}/commands"),
    *_command_routes("/applications/{application}/guilds/{guild}/commands"),
    Route("POST", "/users/@me/channels", _open_dm),
    Route("GET", "/users/{user}", _user),
)
