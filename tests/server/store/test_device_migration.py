"""Devices that earlier versions packed into one text of their guest get rows of their own."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

from railherd.server.store.migrate import SCHEMA, migrate
from railherd.server.store.sqlite import NAME
from railherd.tables.entries import Device, Guest
from tests.server.helpers.store_samples import opened, run

HASHES = [letter * 64 for letter in "fae"]
OLD = [
    ("ana", "Ana", f"{HASHES[0]}@30 {HASHES[1]}@10 {HASHES[2]}@20", 1, 20, 0),
    ("bo", "Bo O'Neil", f"{HASHES[0]}@1800000000000", 2, 1_800_000_000_000, 1),
    ("cy", "Cy", "", 3, 3, 0),
]
NEW = [
    Guest("ana", "Ana", (Device(HASHES[0], 30), Device(HASHES[1], 10), Device(HASHES[2], 20)), 1, 20),
    Guest("bo", "Bo O'Neil", (Device(HASHES[0], 1_800_000_000_000),), 2, 1_800_000_000_000, True),
    Guest("cy", "Cy", (), 3, 3),
]


def write_old_folder(folder: Path) -> None:
    """Write a data folder of the first schema with guests in it."""
    schema = folder / "schema"
    schema.mkdir()
    shutil.copy(SCHEMA / "001_tables.sql", schema)
    migrate(folder / NAME, schema)
    with closing(sqlite3.connect(folder / NAME)) as connection, connection:
        columns = "id, name, secret, created, seen, banned"
        connection.executemany(f"INSERT INTO guests ({columns}) VALUES (?, ?, ?, ?, ?, ?)", OLD)


def test_every_device_is_still_there_in_the_same_order(tmp_path: Path) -> None:
    async def read() -> list[Guest | None]:
        async with opened(tmp_path) as store:
            return [await store.guest(guest.id) for guest in NEW]

    write_old_folder(tmp_path)
    assert run(read()) == NEW


def test_nothing_of_the_old_form_is_left(tmp_path: Path) -> None:
    write_old_folder(tmp_path)
    migrate(tmp_path / NAME)
    with closing(sqlite3.connect(tmp_path / NAME)) as connection:
        tables = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        columns = [name for _, name, *_ in connection.execute("PRAGMA table_info(guests)")]
        assert connection.execute("PRAGMA foreign_key_check").fetchall() == []
    assert tables == {"guests", "devices", "tables", "entries", "codes", "meta", "figures", "records"}
    assert "secret" not in columns
