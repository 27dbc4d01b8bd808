"""Signatures that open a table or a seat to whoever holds the link.

A signature fits exactly what it was made for: its purpose and all that it names are signed together. A link
to a seat dies when the seat gets another version.
"""

import hmac
import json
from base64 import urlsafe_b64encode
from hashlib import sha256

SIGNATURE_BYTES = 16


def table_link(key: bytes, table: str) -> str:
    """The signature in the link to a table."""
    return _sign(key, "table", table)


def check_table_link(key: bytes, table: str, link: str) -> bool:
    """Whether somebody was given the link to this table."""
    return _equal(table_link(key, table), link)


def seat_link(key: bytes, table: str, seat: int, version: int) -> str:
    """The signature in the invitation to a seat."""
    return _sign(key, "seat", table, seat, version)


def check_seat_link(key: bytes, table: str, seat: int, version: int, link: str) -> bool:
    """Whether somebody was given the invitation to this seat, and it is still the one that counts."""
    return _equal(seat_link(key, table, seat, version), link)


def _sign(key: bytes, purpose: str, *named: str | int) -> str:
    message = json.dumps([purpose, *named]).encode()  # JSON, so that no two lists read the same
    signature = hmac.digest(key, message, sha256)[:SIGNATURE_BYTES]
    return urlsafe_b64encode(signature).rstrip(b"=").decode()


def _equal(ours: str, theirs: str) -> bool:
    """Compared in a time that tells nothing, whatever text somebody sent."""
    return hmac.compare_digest(ours.encode(), theirs.encode(errors="replace"))
