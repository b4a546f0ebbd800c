"""The REST routes, by the thing they are about. ``ROUTES`` is the whole table."""

from bot.sandbox.rest import applications, channels, guilds, interactions, messages
from bot.sandbox.rest.call import Route

ROUTES: tuple[Route, ...] = (
    *applications.ROUTES,
    *guilds.ROUTES,
    *channels.ROUTES,
    *messages.ROUTES,
    *interactions.ROUTES,
)
