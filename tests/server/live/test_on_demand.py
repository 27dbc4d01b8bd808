"""After a start tables are folded only when somebody, a bot or a clock needs them."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from railherd.server.store.sqlite import NAME
from railherd.tables.entries import Entry
from railherd.tables.state import TableState
from tests.compatibility.kept import shown, unpack_folder
from tests.server.helpers.friends import Friends
from tests.server.helpers.network_client import choose_in_turn
from tests.server.helpers.store_samples import opened, run

LISTS = ("/api/tables", "/api/me/tables")


@pytest.fixture
def folded(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return a list in which every table appears that is folded from its log."""
    tables: list[str] = []
    replay = TableState.replay

    def noted(state: TableState, entry: Entry) -> None:
        tables.append(state.id)
        replay(state, entry)

    monkeypatch.setattr(TableState, "replay", noted)
    return tables


def test_lists_and_a_new_socket_fold_nothing(tmp_path: Path, folded: list[str]) -> None:
    async def main() -> None:
        async with Friends(tmp_path) as friends:
            async with friends.life():
                playing = await friends.gather()
                await choose_in_turn(playing, friends.ana, friends.bo, times=6)
                free = (await friends.bo.create("last_spike", "open", "open", listed=True))["table"]
                before = [await friends.ana.get(path) for path in LISTS]
            folded.clear()
            async with friends.life() as server:
                after = [await friends.ana.get(path) for path in LISTS]
                assert [without_presence(tables) for tables in after] == [without_presence(tables) for tables in before]
                assert [[table["table"] for table in tables] for tables in after] == [[free], [playing]]
                token = {"Authorization": f"Bearer {server.services.local_token}"}
                admin = (await friends.ana.http.get("/admin/tables", headers=token)).json()
                assert {row["table"]["table"] for row in admin} == {playing, free}
                assert (folded, server.services.tables.loaded()) == ([], [])
                await friends.ana.watch(playing)
                assert set(folded) == {playing}

    run(main())


def without_presence(tables: list[dict[str, object]]) -> list[dict[str, object]]:
    """Return tables without who is there."""
    return [{**table, "seats": None} for table in tables]


def test_a_bot_that_was_to_choose_is_woken_alone(tmp_path: Path) -> None:
    async def main() -> None:
        async with Friends(tmp_path) as friends:
            async with friends.life():
                quiet = await friends.gather()
                table = str((await friends.ana.create("last_spike", "open", "greedy"))["table"])
                await friends.ana.watch(table)
                await friends.ana.until_asked(table)
                while friends.ana.options(table):
                    await friends.ana.do("choose", table, choice=friends.ana.options(table)[0])
                    await friends.ana.hear_all(table)
            cut_after_the_last_choice_of_a_person(tmp_path, table)
            async with friends.life() as server:
                seq = len(await friends.entries(table))
                while len(await friends.entries(table)) == seq:
                    await asyncio.sleep(0.01)
                assert quiet not in [live.id for live in server.services.tables.loaded()]

    run(main())


def cut_after_the_last_choice_of_a_person(folder: Path, table: str) -> None:
    """Leave a closed folder as a crash would have left it before the bot chose."""
    with closing(sqlite3.connect(folder / NAME)) as connection, connection:
        last = "SELECT max(seq) FROM entries WHERE table_id = ? AND kind = 'choose' AND guest IS NOT NULL"
        connection.execute(f"DELETE FROM entries WHERE table_id = ? AND seq > ({last})", (table, table))
        connection.execute("UPDATE tables SET wake = 0 WHERE id = ?", (table,))


def test_tables_of_earlier_versions_are_brought_up_to_date(tmp_path: Path) -> None:
    """Those of 414419e: all of them stand as they stood, and are not folded at the next start."""

    async def main() -> None:
        unpack_folder(tmp_path)
        async with Friends(tmp_path) as friends, friends.life() as server:
            while await server.services.store.tables_to_fold(live=False):
                await asyncio.sleep(0.01)
        async with opened(tmp_path) as store:
            assert await store.tables_to_fold(live=True) == []
            for name, facts in shown("tables").items():
                known = await store.standing(facts["id"])
                assert known is not None
                if name.endswith("bot to choose"):  # which it does at once
                    continue
                assert (known.phase, known.asked, known.live) == (facts["phase"], facts["asked"], facts["live"]), name
                assert [chair.name for chair in known.chairs] == [chair["name"] for chair in facts["chairs"]]
                totals = None if known.result is None else [score["total"] for score in known.result.scores]
                assert totals == (facts["totals"] if facts["phase"] == "over" else None)

    run(main())
