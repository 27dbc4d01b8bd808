"""A finished game keeps its result and its record for ever, also where later rules cannot follow it to its end."""

from __future__ import annotations

import sqlite3
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from railherd.games.last_spike.game import LastSpike
from railherd.server.store.sqlite import NAME
from tests.server.helpers.changed_figures import corrected
from tests.server.helpers.friends import Friends
from tests.server.helpers.network_client import Json, Refused, choose_in_turn
from tests.server.helpers.repaired_rules import Repair, choose_what_will_be_forbidden
from tests.server.helpers.store_samples import run

MONEY = ("start = { 2 = 60000", "start = { 2 = 45000")
LATER = ["a choice is forbidden", "the rules fail", "the figures cannot be used"]
"""What a later version may do to a game."""


@contextmanager
def later(version: str, repair: Repair) -> Iterator[None]:
    """Let the installed version be a later one."""
    repair.on, repair.fails = version != LATER[2], version == LATER[1]
    with pytest.MonkeyPatch.context() as patch:
        if version == LATER[2]:
            patch.setattr(LastSpike, "FIGURES", 2)
            with corrected(MONEY):
                yield
        else:
            yield
    repair.on = False


async def played(friends: Friends, repair: Repair) -> str:
    """Return a table whose game is over; later rules may forbid one of its choices."""
    table = await friends.gather()
    await choose_in_turn(table, friends.ana, friends.bo, times=20)
    await choose_what_will_be_forbidden(friends, table, repair)
    await choose_in_turn(table, friends.ana, friends.bo)
    return table


async def among_friends(folder: Path, main: Callable[[Friends], Awaitable[None]]) -> None:
    async with Friends(folder) as friends:
        await main(friends)


def forget_records(folder: Path) -> None:
    """Make a folder one that an earlier version left, which kept no records."""
    with closing(sqlite3.connect(folder / NAME)) as connection, connection:
        connection.execute("DELETE FROM records")


async def record_of(friends: Friends, table: str) -> str:
    return str(await friends.cy.get(f"/api/tables/{table}/record"))


@pytest.mark.parametrize("version", LATER)
def test_the_end_says_so_and_hands_out_the_record(
    tmp_path: Path, version: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    repair = Repair(monkeypatch)

    async def main(friends: Friends) -> None:
        async with friends.life():
            table = await played(friends, repair)
            end, record = friends.ana.states[table], await record_of(friends, table)
        with later(version, repair):
            async with friends.life():
                for client in friends.all:
                    check_end(await client.watch(table), end)
                    summary = await client.get(f"/api/tables/{table}")
                    assert (summary["phase"], summary["result"]["winners"]) == ("over", end["view"]["winners"])
                assert await record_of(friends, table) == record
                await check_looks(friends, table)
                following = await friends.ana.post(f"/api/tables/{table}/rematch")
                assert (await friends.bo.watch(table))["rematch"] == following["table"]
        async with friends.life():  # a version that can follow it shows the whole end again
            now = await friends.ana.watch(table)
            assert (now["stopped"], now["view"], now["scores"]) == (None, end["view"], end["scores"])
            assert await record_of(friends, table) == record

    run(among_friends(tmp_path, main))


def check_end(state: Json, end: Json) -> None:
    assert (state["phase"], state["view"], state["prompt"], state["events"]) == ("over", None, None, [])
    assert state["scores"] == end["scores"]
    assert state["stopped"]["key"] == "server.end_kept"
    assert "record" in state["stopped"]["text"]


async def check_looks(friends: Friends, table: str) -> None:
    """Whoever wants to look at the game again is told why not."""
    for path in ("strip", "race"):
        with pytest.raises(Refused, match=r"server\.end_kept"):
            await friends.cy.get(f"/api/tables/{table}/{path}")


def test_records_of_games_that_ended_before_are_kept_at_the_next_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    repair = Repair(monkeypatch)

    async def main(friends: Friends) -> None:
        async with friends.life() as server:
            table = await played(friends, repair)
            record = await server.services.store.record(table)
            assert record == await record_of(friends, table)
        forget_records(tmp_path)
        async with friends.life() as server:
            await server.services.tables.fold(live=False)
            assert await server.services.store.record(table) == record
            assert await server.services.store.tables_to_fold(live=False) == []

    run(among_friends(tmp_path, main))


def test_without_a_record_the_end_says_that_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    repair = Repair(monkeypatch)

    async def main(friends: Friends) -> None:
        async with friends.life():
            table = await played(friends, repair)
        forget_records(tmp_path)
        with later(LATER[0], repair):
            async with friends.life():
                assert (await friends.ana.watch(table))["stopped"]["key"] == "server.end_without_record"
                for path in ("record", "strip", "race"):
                    with pytest.raises(Refused, match=r"server\.end_without_record"):
                        await friends.ana.get(f"/api/tables/{table}/{path}")

    run(among_friends(tmp_path, main))


def test_a_running_game_at_which_the_rules_fail_stops_and_loses_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    repair = Repair(monkeypatch)

    async def main(friends: Friends) -> None:
        async with friends.life():
            table = await friends.gather()
            await choose_in_turn(table, friends.ana, friends.bo, times=8)
            await choose_what_will_be_forbidden(friends, table, repair)
            await choose_in_turn(table, friends.ana, friends.bo, times=6)
            before = await friends.looks(table)
        with later(LATER[1], repair):
            async with friends.life():
                for client in friends.all:
                    state = await client.watch(table)
                    assert (state["phase"], state["view"]) == ("stopped", None)
                    assert state["stopped"]["key"] == "server.rules_fail"
                with pytest.raises(Refused, match=r"server\.cannot_resume"):
                    await friends.ana.post(f"/api/tables/{table}/resume")
        async with friends.life():
            assert await friends.looks(table) == before
            await choose_in_turn(table, friends.ana, friends.bo)

    run(among_friends(tmp_path, main))
