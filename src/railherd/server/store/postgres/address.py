"""The address of a database as it may be shown: without what is secret in it."""

from __future__ import annotations

from urllib.parse import urlsplit


def shown_address(url: str) -> str:
    """Return the address of a database without user, password and parameters."""
    parts = urlsplit(url)
    return f"postgresql://{parts.netloc.rpartition('@')[2]}{parts.path}"
