"""Serves attachments, custom emoji and default avatars without a token."""

from __future__ import annotations

from aiohttp import web

from sandbox.model.entities import Attachment, Emoji
from sandbox.model.world import World

# One grey pixel: nobody in the sandbox sets an avatar.
_AVATAR = bytes.fromhex(
    "89504e470d0a1a0a0000000d4948445200000001000000010806000000"
    "1f15c4890000000d49444154789c636868686800000304018139777bc60000000049454e44ae426082"
)


class Cdn:
    """The files of a world."""

    def __init__(self, world: World) -> None:
        self.world = world

    def add_routes(self, app: web.Application, base: str = "/cdn") -> None:
        """Add the CDN's paths under ``base``."""
        app.router.add_get(base + r"/attachments/{channel:\d+}/{attachment:\d+}/{name}", self.attachment)
        app.router.add_get(base + r"/ephemeral-attachments/{channel:\d+}/{attachment:\d+}/{name}", self.handed_in)
        app.router.add_get(base + r"/emojis/{emoji:\d+}.{ending}", self.emoji)
        app.router.add_get(base + "/embed/avatars/{name}", self.avatar)

    async def attachment(self, request: web.Request) -> web.Response:
        """Serve a file as long as its message still has it."""
        channel = self.world.channels.get(int(request.match_info["channel"]))
        wanted = int(request.match_info["attachment"])
        for message in reversed(channel.messages.values() if channel else ()):
            for one in message.attachments:
                if one.id == wanted:
                    return _served(one)
        return _served(None)

    async def handed_in(self, request: web.Request) -> web.Response:
        """Serve a file that a person sent in a form or an option."""
        return _served(self.world.handed_in.get(int(request.match_info["attachment"])))

    async def emoji(self, request: web.Request) -> web.Response:
        """Serve a custom emoji, whatever format is asked for."""
        number = int(request.match_info["emoji"])
        owners = self.world.applications.values()
        return _served(next((one.emojis[number] for one in owners if number in one.emojis), None))

    async def avatar(self, request: web.Request) -> web.Response:
        """Serve the default avatar, which is the same for everybody."""
        return web.Response(body=_AVATAR, content_type="image/png")


def _served(one: Attachment | Emoji | None) -> web.Response:
    if one is None:
        return web.Response(status=404, text="This content is no longer available.")
    headers = {"Content-Type": one.content_type, "Cache-Control": "private, max-age=86400"}
    return web.Response(body=one.content, headers=headers)
