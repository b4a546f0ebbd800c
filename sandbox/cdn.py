"""Serves attachments and default avatars without a token."""

from __future__ import annotations

from aiohttp import web

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
        app.router.add_get(base + "/embed/avatars/{name}", self.avatar)

    async def attachment(self, request: web.Request) -> web.Response:
        """Serve a file as long as its message still has it."""
        channel = self.world.channels.get(int(request.match_info["channel"]))
        wanted = int(request.match_info["attachment"])
        for message in reversed(channel.messages.values() if channel else ()):
            for one in message.attachments:
                if one.id == wanted:
                    kind = {"Content-Type": one.content_type, "Cache-Control": "private, max-age=86400"}
                    return web.Response(body=one.content, headers=kind)
        return web.Response(status=404, text="This content is no longer available.")

    async def avatar(self, request: web.Request) -> web.Response:
        """Serve the default avatar, which is the same for everybody."""
        return web.Response(body=_AVATAR, content_type="image/png")
