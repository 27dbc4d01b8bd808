"""The server's own secrets, made at its first start: what signs links, and what lets its owner in."""

import hmac
import secrets
from hashlib import sha256

from railherd.server.store.contract import Store

KEY = "key"
ADMIN = "admin"
SECRET_BYTES = 32


async def server_key(store: Store) -> bytes:
    """The key that signs links."""
    known = await store.meta(KEY)
    if known is not None:
        return bytes.fromhex(known)
    key = secrets.token_bytes(SECRET_BYTES)
    await store.set_meta(KEY, key.hex())
    return key


async def first_admin_token(store: Store) -> str | None:
    """The token for admin actions at the first start, to be shown this once; None ever after."""
    return await new_admin_token(store) if await store.meta(ADMIN) is None else None


async def new_admin_token(store: Store) -> str:
    """Another token for admin actions, in place of one that was lost. The store keeps only its hash."""
    token = secrets.token_urlsafe(SECRET_BYTES)
    await store.set_meta(ADMIN, hashed(token))
    return token


async def is_admin(store: Store, token: str) -> bool:
    """Whether this is the token for admin actions."""
    known = await store.meta(ADMIN)
    return known is not None and hmac.compare_digest(known, hashed(token))


def hashed(secret: str) -> str:
    """What the store keeps of a secret: enough to recognise it, too little to use it."""
    return sha256(secret.encode(errors="replace")).hexdigest()
