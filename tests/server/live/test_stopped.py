"""A repair of the rules may forbid an earlier choice: the game stops there, says why, and can go on from there."""

from __future__ import annotations

import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path

import pytest

from railherd.server.store.sqlite import NAME
from tests.server.helpers.friends import Friends
from tests.server.helpers.network_client import Client, Refused, choose_in_turn
from tests.server.helpers.repaired_rules import SENTENCE, Repair, choose_what_will_be_forbidden, whole
from tests.server.helpers.store_samples import run


@pytest.fixture
def repair(monkeypatch: pytest.MonkeyPatch) -> Repair:
    return Repair(monkeypatch)


async def among_friends(folder: Path, main: Callable[[Friends], Awaitable[None]]) -> None:
    """Run a test with friends who disconnect at its end."""
    async with Friends(folder) as friends:
        await main(friends)


def test_the_game_stops_at_the_last_good_choice_and_says_why(tmp_path: Path, repair: Repair) -> None:
    async def main(friends: Friends) -> None:
        async with friends.life():
            table = await friends.gather()
            await choose_in_turn(table, friends.ana, friends.bo, times=8)
            good = await friends.looks(table)
            chooser = await choose_what_will_be_forbidden(friends, table, repair)
            await choose_in_turn(table, friends.ana, friends.bo, times=6)
        repair.on = True
        async with friends.life():
            stopped = await friends.looks(table)
            assert stopped[-1] == good[-1]
            for client, now, then in zip(friends.all, stopped, good, strict=False):
                assert (now["phase"], now["view"], now["prompt"]) == ("stopped", then["view"], None)
                assert (SENTENCE in now["stopped"]["text"]) == (client is chooser)
                assert (now["stopped"]["key"] == "server.stopped") == (client is not chooser)
            with pytest.raises(Refused, match=r"server\.stopped"):
                await chooser.do("choose", table, choice=repair.choice)
            with pytest.raises(Refused, match=r"server\.stopped"):
                await chooser.do("undo", table)
            with pytest.raises(Refused, match="not_seated"):
                await friends.cy.post(f"/api/tables/{table}/resume")
            assert [entry.kind for entry in await friends.entries(table)].count("choose") == 15

    run(among_friends(tmp_path, main))


def test_it_goes_on_from_there_and_stays_there(tmp_path: Path, repair: Repair) -> None:
    async def main(friends: Friends) -> None:
        async with friends.life():
            table = await friends.gather()
            await choose_in_turn(table, friends.ana, friends.bo, times=8)
            good = await friends.looks(table)
            chooser = await choose_what_will_be_forbidden(friends, table, repair)
            await choose_in_turn(table, friends.ana, friends.bo, times=6)
        repair.on = True
        async with friends.life():
            await friends.bo.post(f"/api/tables/{table}/resume")
            resumed = await friends.looks(table)
            for now, then in zip(resumed[:3], good, strict=False):
                assert (now["phase"], now["stopped"]) == ("playing", None)
                assert (now["view"], now["events"], now["at"]) == (then["view"], then["events"], then["at"] + 8)
            assert friends.asked(table) is chooser
            assert (await whole(friends, table))["chance"]["seed"] != repair.moment["chance"]["seed"]
            with pytest.raises(Refused, match="not_stopped"):
                await friends.bo.post(f"/api/tables/{table}/resume")
            await choose_another(chooser, table, repair.choice)
            await choose_in_turn(table, friends.ana, friends.bo, times=5)
            seen = await friends.looks(table)
        for repair.on in (True, False):
            async with friends.life():
                assert await friends.looks(table) == seen
        async with friends.life():
            await friends.looks(table)
            await choose_in_turn(table, friends.ana, friends.bo)
            assert friends.ana.states[table]["phase"] == "over"

    run(among_friends(tmp_path, main))


async def choose_another(client: Client, table: str, than: str) -> None:
    """Choose something else than `than`."""
    other = next(text for text in client.options(table) if text != than)
    await client.do("choose", table, choice=other)


@pytest.mark.parametrize("kept", [True, False], ids=["result kept", "result not kept"])
def test_a_game_that_is_over_keeps_its_result(tmp_path: Path, repair: Repair, kept: bool) -> None:
    """An earlier version kept none: then the game goes on as any other."""

    async def main(friends: Friends) -> None:
        async with friends.life():
            table = await friends.gather()
            await choose_in_turn(table, friends.ana, friends.bo, times=20)
            await choose_what_will_be_forbidden(friends, table, repair)
            await choose_in_turn(table, friends.ana, friends.bo)
            end = friends.ana.states[table]
        if not kept:
            with closing(sqlite3.connect(tmp_path / NAME)) as connection, connection:
                connection.execute("UPDATE tables SET standing = NULL, phase = NULL")
        repair.on = True
        async with friends.life() as server:
            now = await friends.ana.watch(table)
            if kept:
                [row] = await friends.ana.get("/api/me/tables")
                assert (now["phase"], row["phase"]) == ("over", "over")
                assert now["scores"] == row["result"]["scores"] == end["scores"]
                assert row["result"]["winners"] == end["view"]["winners"]
                assert row["result"]["names"] == ["Ana", "Bo"]
                with pytest.raises(Refused, match="not_stopped"):
                    await friends.ana.post(f"/api/tables/{table}/resume")
            else:
                assert now["phase"] == "stopped"
                await friends.ana.post(f"/api/tables/{table}/resume")
            assert [row.id for row in await server.services.store.tables(live=True)] == [table] * (not kept)

    run(among_friends(tmp_path, main))


def test_a_line_of_play_that_was_taken_back_does_not_return(tmp_path: Path, repair: Repair) -> None:
    """A line chosen after the stop has as many choices: resuming must not confuse the two."""

    async def main(friends: Friends) -> None:
        async with friends.life():
            table = await friends.gather("gwt")
            asked, first = await choose_twice_in_a_row(friends, table, repair)
            await asked.do("undo", table)
            await asked.do("undo", table)
            await choose_another(asked, table, first)
            await asked.hear_all(table)
        repair.on = True
        async with friends.life():
            await friends.ana.post(f"/api/tables/{table}/resume")
            seen = await friends.looks(table)
            assert (await whole(friends, table))["chance"]["seed"] != repair.moment["chance"]["seed"]
        repair.on = False
        async with friends.life():
            assert await friends.looks(table) == seen

    run(among_friends(tmp_path, main))


async def choose_twice_in_a_row(friends: Friends, table: str, repair: Repair) -> tuple[Client, str]:
    """Make two revocable choices, the second to be forbidden; return the client and the first choice's text."""
    while True:
        asked = friends.asked(table)
        if len(asked.options(table)) > 1:
            choice = asked.random_choice(table)
            await asked.ask(choice)
            if friends.asked(table) is asked and asked.states[table]["prompt"]["can_undo"]:
                await choose_what_will_be_forbidden(friends, table, repair)
                prompt = asked.states[table]["prompt"]
                if prompt["waits_for"] is None and prompt["can_undo"]:
                    return asked, choice["choice"]
        await choose_in_turn(table, friends.ana, friends.bo, times=1)
