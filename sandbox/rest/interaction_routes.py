"""Routes of interaction callbacks and the webhook calls that follow them; none requires a bot token."""

from __future__ import annotations

from sandbox import payloads
from sandbox.model.entities import Interaction
from sandbox.rest.call import Call, Reply, Route


def _callback(call: Call) -> Reply:
    token = call.path["token"]
    reply = call.interactions.respond(call.id("interaction"), token, call.form, call.uploads, call.arrived)
    return Reply(200, reply) if call.flag("with_response") else Reply()


def _interaction(call: Call) -> Interaction:
    return call.interactions.by_webhook(call.id("application"), call.path["token"], call.arrived)


def _follow_up(call: Call) -> Reply:
    # Interaction webhooks always wait for the message, even without `wait`.
    message = call.interactions.follow_up(_interaction(call), call.form, call.uploads)
    return Reply(200, payloads.message(call.world, message))


def _get(call: Call) -> Reply:
    message = call.interactions.message(_interaction(call), call.path["message"])
    return Reply(200, payloads.message(call.world, message))


def _edit(call: Call) -> Reply:
    interaction = _interaction(call)
    message = call.interactions.message(interaction, call.path["message"])
    call.interactions.edit(interaction, message, call.form, call.uploads)
    return Reply(200, payloads.message(call.world, message))


def _delete(call: Call) -> Reply:
    call.interactions.delete(call.interactions.message(_interaction(call), call.path["message"]))
    return Reply()


_HOOK = "/webhooks/{application}/{token}"

ROUTES: tuple[Route, ...] = (
    Route("POST", "/interactions/{interaction}/{token}/callback", _callback, token=False, interaction=True),
    Route("POST", _HOOK, _follow_up, token=False),
    Route("GET", _HOOK + "/messages/{message}", _get, token=False),
    Route("PATCH", _HOOK + "/messages/{message}", _edit, token=False),
    Route("DELETE", _HOOK + "/messages/{message}", _delete, token=False),
)
