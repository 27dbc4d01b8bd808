"""A later version may correct component figures: tables play on with those that they began with."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

import railherd
from railherd.core.components.kept_figures import difference, digest_of
from railherd.core.problem import Problem
from railherd.games.last_spike.game import LastSpike
from railherd.games.registry import find
from railherd.server.store.sqlite import NAME
from railherd.tables.entries import KeptFigures, TableRow
from railherd.tables.pinned import game_of
from tests.compatibility.kept import RENAMED, unpack_folder
from tests.server.helpers.changed_figures import corrected
from tests.server.helpers.friends import Friends
from tests.server.helpers.network_client import Json, Refused, choose_in_turn
from tests.server.helpers.store_samples import opened, run

MONEY = ("start = { 2 = 60000", "start = { 2 = 45000")
UNSURE = {"provenance": None}
DOLLARS = ("money = [6, 7, 8, 9]   # by", "money = [1, 1, 1, 1]   # by")


async def among_friends(folder: Path, main: Callable[[Friends], Awaitable[None]]) -> None:
    async with Friends(folder) as friends:
        await main(friends)


async def seen(friends: Friends, table: str) -> list[Json]:
    """Return what each friend is shown, but for the note which figures are not the installed ones."""
    shown = [await client.watch(table) for client in friends.all]
    return [
        {key: _without_note(value) for key, value in state.items() if key not in ("seats", "time")} for state in shown
    ]


def _without_note(value: Any) -> Any:
    return {**value, "components": None} if isinstance(value, dict) and "components" in value else value


@pytest.mark.parametrize(("game", "correction"), [("last_spike", MONEY), ("gwt", DOLLARS)])
def test_a_running_game_stays_as_it_was_and_goes_on(tmp_path: Path, game: str, correction: tuple[str, str]) -> None:
    async def main(friends: Friends) -> None:
        async with friends.life():
            table = await friends.gather(game)
            await choose_in_turn(table, friends.ana, friends.bo, times=12)
            before = await seen(friends, table)
        with corrected(correction):
            async with friends.life():
                assert await seen(friends, table) == before
                await choose_in_turn(table, friends.ana, friends.bo, times=12)
                after = await seen(friends, table)
        async with friends.life():  # and back to the version that made it
            assert await seen(friends, table) == after

    run(among_friends(tmp_path, main))


def test_new_tables_have_the_corrected_figures(tmp_path: Path) -> None:
    async def main(friends: Friends) -> None:
        with corrected(MONEY):
            async with friends.life():
                table = await friends.gather()
                assert friends.ana.states[table]["view"]["players"][0]["cash"] == 45000

    run(among_friends(tmp_path, main))


def test_bots_and_records_have_the_figures_of_the_table(tmp_path: Path) -> None:
    async def main(friends: Friends) -> None:
        async with friends.life():
            made = await friends.ana.create("last_spike", "open", "greedy", listed=True)
            table = str(made["table"])
            await friends.ana.watch(table)
        with corrected(MONEY):
            async with friends.life():
                await friends.ana.watch(table)
                while friends.ana.states[table]["phase"] != "over":
                    await choose_in_turn(table, friends.ana)
                    await friends.ana.until_asked(table)
                over = friends.ana.states[table]
                match = railherd.load(await friends.ana.get(f"/api/tables/{table}/record"))
                assert [score["total"] for score in match.scores()] == [score["total"] for score in over["scores"]]
                assert match.game.components == "money.start.2 = 60000\n"

    run(among_friends(tmp_path, main))


def test_tables_from_before_get_the_figures_of_that_day(tmp_path: Path) -> None:
    unpack_folder(tmp_path)

    async def tables() -> list[tuple[TableRow, KeptFigures]]:
        async with opened(tmp_path) as store:
            found = []
            for row in await store.tables(live=True) + await store.tables(live=False):
                kept = await store.kept_figures(row.figures)
                assert kept is not None
                assert (kept.game, kept.form, digest_of(kept.data)) == (row.game, 1, row.figures)
                found.append((row, kept))
            return found

    with corrected(MONEY, DOLLARS):
        found = run(tables())
        games = [game_of(row, kept) for row, kept in found]
    assert {(row.game, bool(row.components)) for row, _ in found} == {
        (game, overlaid) for game in RENAMED for overlaid in (True, False)
    }
    for (row, kept), game in zip(found, games, strict=True):
        assert not isinstance(game, Problem)
        assert difference(game.all_figures(), json.loads(kept.data)) == {}
        section = "money" if row.game == "last_spike" else "setup"
        assert game.all_figures()[section] | UNSURE == find(row.game, row.components).all_figures()[section] | UNSURE


@pytest.mark.parametrize("newer", ["form", "rules", "lost"])
def test_a_game_that_cannot_be_set_up_stops_and_explains(
    tmp_path: Path, newer: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main(friends: Friends) -> None:
        async with friends.life():
            table = await friends.gather()
            await choose_in_turn(table, friends.ana, friends.bo, times=4)
            before = await seen(friends, table)
        if newer == "rules":
            execute(tmp_path, "UPDATE tables SET rules = 99")
        elif newer == "lost":
            execute(tmp_path, "DELETE FROM figures")
        with corrected(MONEY), monkeypatch.context() as patch:
            if newer == "form":
                patch.setattr(LastSpike, "FIGURES", 2)
            async with friends.life():
                for client in friends.all:
                    state = await client.watch(table)
                    assert (state["phase"], state["view"], state["at"]) == ("stopped", None, before[0]["at"])
                    assert state["stopped"]["key"] == (
                        "server.rules_newer" if newer == "rules" else "server.figures_unplayable"
                    )
                with pytest.raises(Refused, match=r"server\.cannot_resume"):
                    await friends.ana.post(f"/api/tables/{table}/resume")
        if newer == "rules":
            execute(tmp_path, "UPDATE tables SET rules = 1")
        async with friends.life():  # a version that can play it finds everything in its place
            assert await seen(friends, table) == before
            await choose_in_turn(table, friends.ana, friends.bo, times=4)
        with corrected(MONEY), monkeypatch.context() as patch:
            patch.setattr(LastSpike, "FIGURES", 2)
            async with friends.life():
                await friends.ana.http.delete(f"/api/tables/{table}")
                assert (await friends.ana.watch(table))["phase"] == "closed"

    run(among_friends(tmp_path, main))


def execute(folder: Path, statement: str) -> None:
    """Change a closed data folder behind the server's back."""
    with closing(sqlite3.connect(folder / NAME)) as connection, connection:
        connection.execute(statement)
