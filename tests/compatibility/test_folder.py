"""The data folder of a server of 414419e: every table is what its log made it then."""

from __future__ import annotations

import asyncio
from typing import NamedTuple

import pytest

from railherd.games.registry import find
from railherd.server.store.sqlite import SqliteStore
from railherd.tables.entries import Entry, TableRow
from railherd.tables.state import TableState
from tests.compatibility.kept import Json, check_record, count_legal, shown, unpack_folder
from tests.server.helpers.log_entries import kinds

TABLES = shown("tables")
NEW_KINDS = {"allow_hints", "eased", "hint", "interrupt", "remove", "take_seat_back", "time_up"}  # of entries since


class Log(NamedTuple):
    """A table as the store has it."""

    row: TableRow
    entries: list[Entry]


class Told(NamedTuple):
    """A table as its log tells it, and how many options there were at each choice."""

    state: TableState
    counts: list[int]


@pytest.fixture(scope="module")
def logs(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Log]:
    """Return all tables of the data folder by their ids."""
    folder = tmp_path_factory.mktemp("data")
    unpack_folder(folder)

    async def read() -> dict[str, Log]:
        store = await SqliteStore.open(folder)
        rows = await store.tables(live=True) + await store.tables(live=False)
        logs = {row.id: Log(row, await store.entries(row.id)) for row in rows}
        await store.close()
        return logs

    return asyncio.run(read())


def fold(log: Log) -> Told:
    """Let everything happen again that a log tells of."""
    state, counts = TableState(log.row, find(log.row.game, log.row.components)), []
    for entry in log.entries:
        if entry.kind == "choose":
            counts.append(0 if state.match is None else count_legal(state.match))
        state.replay(entry)
    return Told(state, counts)


def test_every_table_and_every_kind_of_entry_is_there(logs: dict[str, Log]) -> None:
    assert sorted(logs) == sorted(facts["id"] for facts in TABLES.values())
    assert {entry.kind for log in logs.values() for entry in log.entries} == kinds() - NEW_KINDS
    assert {facts["phase"] for facts in TABLES.values()} == {"gathering", "playing", "stopped", "over", "closed"}


@pytest.mark.parametrize("name", TABLES)
def test_a_table_is_what_it_was(logs: dict[str, Log], name: str) -> None:
    facts = TABLES[name]
    row = logs[facts["id"]].row
    agreed = [row.game, row.options, row.seats, row.host, row.live, row.components]
    assert agreed == [facts[key] for key in ("game", "options", "seats", "host", "live", "components")]
    state, counts = fold(logs[facts["id"]])
    assert (state.phase, state.seq, state.at, state.asked) == tuple(
        facts[key] for key in ("phase", "seq", "at", "asked")
    )
    assert [_chair(state, seat) for seat in range(row.seats)] == facts["chairs"]
    assert state.talk_allowed == facts["talk_allowed"]
    assert [[line.name, line.seat, line.text] for line in state.talk.lines] == facts["talk"]
    assert _wish(state) == facts["wish"]
    assert state.rematch_table == facts["rematch"]
    assert (None if state.stop_reason is None else state.stop_reason.key) == facts["stopped"]
    assert counts == facts["counts"]
    _check_match(state, facts)


def _chair(state: TableState, seat: int) -> Json:
    chair = state.chairs[seat]
    return {key: getattr(chair, key) for key in ("kind", "name", "bot", "stand_in", "guest")}


def _wish(state: TableState) -> list[object] | None:
    return None if state.rewind is None else [state.rewind.seat, state.rewind.count, sorted(state.rewind.agreed)]


def _check_match(state: TableState, facts: Json) -> None:
    match = state.match
    assert (match is not None) == ("record" in facts)
    if match is None:
        return
    check_record(match.record(), facts["record"])
    assert count_legal(match) == facts["count"]
    prompt = match.prompt()
    undo = (False, False) if prompt is None else (prompt.can_undo, prompt.can_redo)
    assert undo == (facts["can_undo"], facts["can_redo"])
    if match.over:
        assert [score["total"] for score in match.scores()] == facts["totals"]
        assert match.winners() == facts["winners"]
