"""Games of every earlier version load for ever; `helpers/keep_records.py` adds those of a new one."""

from __future__ import annotations

from pathlib import Path

import pytest

import railherd
from railherd.games.registry import find
from railherd.server.services import open_services
from railherd.server.settings import Settings
from railherd.tables.state import CLOSED, OVER, TableState
from tests.server.helpers.keep_records import RECORDS, read_log
from tests.server.helpers.log_entries import kinds
from tests.server.helpers.memory_store import MemoryStore
from tests.server.helpers.store_samples import run

GAMES = sorted(RECORDS.glob("*.game"))
LOGS = sorted(RECORDS.glob("*.jsonl"))
NOT_KEPT = {"interrupt"}  # none of the games that are kept here has choices at any time


@pytest.mark.parametrize("file", GAMES, ids=lambda file: file.stem)
def test_a_record_loads(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    match = railherd.load(text)
    choices = [line for line in text.splitlines() if line[0].isdecimal()]
    assert len(match.moves) == len(choices) > 10
    assert match.over == ("\n= " in text)


@pytest.mark.parametrize("file", LOGS, ids=lambda file: file.stem)
def test_a_table_comes_back(file: Path) -> None:
    log = read_log(file)

    async def come_back() -> TableState:
        store = MemoryStore()
        await store.create_table(log.row, log.entries)
        async with open_services(Settings(data=Path("in memory")), 0, store=store) as services:
            return (await services.tables.get(log.row.id)).state

    state = run(come_back())
    assert state.phase == (CLOSED if log.entries[-1].kind == "close" else OVER)
    assert state.seq == len(log.entries)
    assert state.match is not None
    assert _choices(state.match.record()) == _choices(_written_today(file.with_suffix(".game")))


def _choices(record: str) -> list[str]:
    """Return a record without its first line, which has the version of the rules."""
    return record.splitlines()[1:]


def _written_today(file: Path) -> str:
    """Return an old record with the texts that choices have today."""
    return railherd.load(file.read_text(encoding="utf-8")).record()


@pytest.mark.parametrize("game", railherd.games())
def test_the_games_of_today_are_kept(game: str) -> None:
    name = f"{game}-{find(game).RULES}"
    kept = {
        f"{name}.game",
        f"table-{name}.game",
        f"table-{name}.jsonl",
        f"stopped-{name}.game",
        f"stopped-{name}.jsonl",
    }
    assert kept - {file.name for file in GAMES + LOGS} == set(), "run python -m tests.server.helpers.keep_records"


def test_every_kind_of_entry_is_kept() -> None:
    kept = {entry.kind for file in LOGS for entry in read_log(file).entries}
    assert kept | NOT_KEPT == kinds()
