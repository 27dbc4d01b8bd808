"""Everything that a house keeps, as one file: to save it, and to bring it to another browser."""

from __future__ import annotations

import msgspec

from railherd.core.problem import Problem
from railherd.local.house import House
from railherd.local.store import KEPT_VERSION, check_text
from railherd.server.store.contract import Unreadable
from railherd.tables.entries import Guest

KIND = "railherd kept"
MAX_CHARACTERS = 200_000_000
TABLE_KEYS = ("table", "entry", "standing", "record")


class Everything(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What stands in the file."""

    kind: str
    version: int
    texts: dict[str, str]


class KeptFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A file that a page sends."""

    file: str


class Brought(msgspec.Struct, frozen=True):
    """How many tables came from a file, and how many have gone on there but are open here; others were here already."""

    tables: int
    open: int


async def exported(house: House) -> str:
    """Return everything that is kept, as one file."""
    return msgspec.json.encode(Everything(KIND, KEPT_VERSION, await house.store.everything())).decode()


async def bring(house: House, file: str) -> Brought:
    """Take the tables of a file that are not here, or have gone on there; whoever played there plays here."""
    texts = _read(file, house.guest)
    here = await house.store.everything()
    tables = {key.split("/")[1] for key in texts if key.startswith("table/")}
    newer = {table for table in tables if _entries(texts, table) > _entries(here, table)}
    in_memory = newer & {live.id for live in house.tables.loaded()}
    wanted = newer - in_memory
    await house.store.take({key: text for key, text in texts.items() if _table_of(key) in wanted or _is_figures(key)})
    return Brought(len(wanted), len(in_memory))


def _read(file: str, guest: Guest) -> dict[str, str]:
    """Return the texts of a file, each understood, with the guest of this browser in the place of the one there."""
    try:
        found = msgspec.json.decode(file[:MAX_CHARACTERS], type=Everything)
        there = msgspec.json.decode(found.texts.get("guest", ""), type=Guest)
    except msgspec.DecodeError:
        raise Problem("server.not_kept_file") from None
    if found.kind != KIND:
        raise Problem("server.not_kept_file")
    if found.version > KEPT_VERSION:
        raise Problem("server.kept_newer")
    texts = {key: text.replace(there.id, guest.id) for key, text in found.texts.items() if key != "guest"}
    try:
        for key, text in texts.items():
            check_text(key, text)
    except Unreadable:
        raise Problem("server.not_kept_file") from None
    return texts


def _table_of(key: str) -> str:
    kind, _, rest = key.partition("/")
    return rest.partition("/")[0] if kind in TABLE_KEYS else ""


def _is_figures(key: str) -> bool:
    return key.startswith("figures/")


def _entries(texts: dict[str, str], table: str) -> int:
    return sum(key.startswith(f"entry/{table}/") for key in texts)
