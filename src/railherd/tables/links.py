"""Signatures in links, which open a table or a seat to everybody who has the link.

Purpose, table, seat and version are signed together, so that a signature is valid for nothing else. A link to a seat
stops working when the seat gets another version.
"""

import hmac
import json
from base64 import urlsafe_b64encode
from hashlib import sha256

SIGNATURE_BYTES = 16


def table_link(key: bytes, table: str) -> str:
    """Return the signature in the link to a table."""
    return _sign(key, "table", table)


def check_table_link(key: bytes, table: str, link: str) -> bool:
    """Return whether a signature is that of the link to a table."""
    return _equal(table_link(key, table), link)


def seat_link(key: bytes, table: str, seat: int, version: int) -> str:
    """Return the signature in the invitation to a seat."""
    return _sign(key, "seat", table, seat, version)


def check_seat_link(key: bytes, table: str, seat: int, version: int, link: str) -> bool:
    """Return whether a signature is that of the invitation to a seat in its current version."""
    return _equal(seat_link(key, table, seat, version), link)


def _sign(key: bytes, purpose: str, *values: str | int) -> str:
    message = json.dumps([purpose, *values]).encode()  # JSON, so that no two lists give the same text
    signature = hmac.digest(key, message, sha256)[:SIGNATURE_BYTES]
    return urlsafe_b64encode(signature).rstrip(b"=").decode()


def _equal(ours: str, theirs: str) -> bool:
    """Return whether two signatures are equal, compared in constant time."""
    return hmac.compare_digest(ours.encode(), theirs.encode(errors="replace"))
