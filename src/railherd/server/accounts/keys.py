"""The server's secrets, made at its first start: the key of links and of names for networks, and the admin token."""

import hmac
import secrets
from hashlib import sha256

from railherd.server.store.contract import Store, Unreadable

KEY = "key"  # names of values in the store
ADMIN = "admin"
SECRET_BYTES = 32
NAME_BYTES = 12


async def server_key(store: Store) -> bytes:
    """Return the key that signs links; make it at the first start. Raise `Unreadable` if it is damaged."""
    async with store.company.in_turn("secrets", KEY):
        saved = await store.meta(KEY)
        if saved is None:
            key = secrets.token_bytes(SECRET_BYTES)
            await store.set_meta(KEY, key.hex())
            return key
    try:
        return bytes.fromhex(saved)
    except ValueError:
        raise Unreadable("the key that signs links is damaged") from None


async def first_admin_token(store: Store) -> str | None:
    """Make the admin token at the first start and return it, to be shown once; return None at later starts."""
    async with store.company.in_turn("secrets", ADMIN):
        return await new_admin_token(store) if await store.meta(ADMIN) is None else None


async def new_admin_token(store: Store) -> str:
    """Make an admin token that replaces the old one, and return it. The store keeps only its hash."""
    token = secrets.token_urlsafe(SECRET_BYTES)
    await store.set_meta(ADMIN, hashed(token))
    return token


async def is_admin(store: Store, token: str) -> bool:
    """Return whether a token is the admin token."""
    saved = await store.meta(ADMIN)
    return saved is not None and hmac.compare_digest(saved, hashed(token))


def hashed(secret: str) -> str:
    """Return the hash by which the store recognises a secret."""
    return sha256(secret.encode(errors="replace")).hexdigest()


def network_name(key: bytes, address: str) -> str:
    """Return the name by which the store knows a network address; without the key it tells nobody the address."""
    return hmac.digest(key, f"network {address}".encode(), sha256)[:NAME_BYTES].hex()
