"""How a web hook is signed, so that its receiver knows who calls and that nothing is played back: Standard Webhooks."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets

_PREFIX = "whsec_"


def new_secret() -> str:
    """A secret to be shared with one receiver."""
    return _PREFIX + base64.b64encode(secrets.token_bytes(32)).decode()


def signed(secret: str, delivery: str, at: int, body: bytes) -> dict[str, str]:
    """The headers of a delivery: its id, which stays the same over all tries, when this one is made, and the signature.

    What is signed is `id.time.body`, by HMAC-SHA256 with the secret's bytes.
    """
    key = base64.b64decode(secret.removeprefix(_PREFIX))
    made = hmac.new(key, f"{delivery}.{at}.".encode() + body, hashlib.sha256).digest()
    return {
        "webhook-id": delivery,
        "webhook-timestamp": str(at),
        "webhook-signature": "v1," + base64.b64encode(made).decode(),
    }
