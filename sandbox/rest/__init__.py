"""The REST routes by subject; ``ROUTES`` is the whole table."""

from sandbox.rest import (
    application_routes,
    channel_routes,
    emoji_routes,
    guild_routes,
    interaction_routes,
    message_routes,
)
from sandbox.rest.call import Route

ROUTES: tuple[Route, ...] = (
    *application_routes.ROUTES,
    *emoji_routes.ROUTES,
    *guild_routes.ROUTES,
    *channel_routes.ROUTES,
    *message_routes.ROUTES,
    *interaction_routes.ROUTES,
)
