"""A newer version may have written entries that this one does not know: the table stops and explains."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from railherd.server.store.sqlite import NAME
from tests.server.helpers.friends import Friends
from tests.server.helpers.network_client import choose_in_turn
from tests.server.helpers.store_samples import run


@pytest.mark.parametrize(("kind", "data"), [("duel", '{"with": 1}'), ("duel", "{}"), ("choose", '{"sign": 7}')])
def test_a_table_with_an_entry_of_a_newer_version(tmp_path: Path, kind: str, data: str) -> None:
    async def main() -> None:
        async with Friends(tmp_path) as friends:
            async with friends.life():
                table = await friends.gather()
                seq = await choose_in_turn(table, friends.ana, friends.bo, times=6)
                view = (await friends.cy.watch(table))["view"]
            with closing(sqlite3.connect(tmp_path / NAME)) as connection, connection:
                columns = "table_id, seq, time, kind, seat, guest, id, data"
                entry = (table, seq + 1, 0, kind, 0, None, "", data)
                connection.execute(f"INSERT INTO entries ({columns}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)", entry)
            async with friends.life():
                for client in friends.all:
                    state = await client.watch(table)
                    assert (state["phase"], state["stopped"]["key"]) == ("stopped", "server.unknown_entry")
                    assert kind in state["stopped"]["text"]
                assert state["view"] == view
                assert [shown["table"] for shown in await friends.ana.get("/api/me/tables")] == [table]
                await friends.ana.post(f"/api/tables/{table}/resume")
                await friends.looks(table)
                await choose_in_turn(table, friends.ana, friends.bo, times=3)

    run(main())
