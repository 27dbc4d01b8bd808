"""Games of every earlier version load for ever; `helpers/keep_records.py` adds those of a new one."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

import railherd
from railherd.core.components.kept_figures import difference, digest_of
from railherd.games.registry import find
from railherd.server.services import open_services
from railherd.server.settings import Settings
from railherd.tables.pinned import installed_figures
from railherd.tables.state import CLOSED, OVER, TableState
from tests.server.helpers.changed_figures import corrected
from tests.server.helpers.keep_records import RECORDS, Log, kinds_of, read_log
from tests.server.helpers.log_entries import kinds
from tests.server.helpers.memory_store import MemoryStore
from tests.server.helpers.store_samples import run

GAMES = sorted(RECORDS.glob("*.game"))
LOGS = sorted(RECORDS.glob("*.jsonl"))
PINNED = [file for file in LOGS if read_log(file).figures is not None]
CORRECTIONS = [
    ("start = { 2 = 60000", "start = { 2 = 45000"),  # dollars of Last Spike
    ("money = [6, 7, 8, 9]   # by", "money = [1, 1, 1, 1]   # by"),  # dollars of Great Western Trail
    ("money = [7, 8, 9, 10]          # by", "money = [1, 1, 1, 1]   # by"),  # pounds of New Zealand
]


@pytest.mark.parametrize("file", GAMES, ids=lambda file: file.stem)
def test_a_record_loads(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    match = railherd.load(text)
    choices = [line for line in text.splitlines() if line[0].isdecimal()]
    assert len(match.moves) == len(choices) > 10
    assert match.over == ("\n= " in text)


def come_back(log: Log) -> TableState:
    """Return the state of a table at a server of today that holds its log and its figures."""

    async def open_table() -> TableState:
        store = MemoryStore()
        if log.figures is not None:
            await store.keep_figures(log.figures)
        await store.create_table(log.row, log.entries)
        async with open_services(Settings(data=Path("in memory")), 0, store=store) as services:
            return (await services.tables.get(log.row.id)).state

    return run(open_table())


@pytest.mark.parametrize("file", LOGS, ids=lambda file: file.stem)
def test_a_table_comes_back(file: Path) -> None:
    log = read_log(file)
    state = come_back(log)
    assert state.phase == (CLOSED if log.entries[-1].kind == "close" else OVER)
    assert state.seq == len(log.entries)
    assert state.match is not None
    assert _choices(state.match.record()) == _choices(_written_today(file.with_suffix(".game")))


@pytest.mark.parametrize("file", PINNED, ids=lambda file: file.stem)
def test_a_table_comes_back_with_its_own_figures(file: Path) -> None:
    log = read_log(file)
    assert log.figures is not None
    assert digest_of(log.figures.data) == log.figures.digest == log.row.figures
    before = come_back(log).match
    with corrected(*CORRECTIONS):
        assert installed_figures(log.row.game, "").digest != log.row.figures
        after = come_back(log).match
    assert before is not None
    assert after is not None
    assert (after.scores(), after.moves) == (before.scores(), before.moves)
    assert difference(after.game.all_figures(), msgspec.json.decode(log.figures.data)) == {}


def _choices(record: str) -> list[str]:
    """Return a record without its first line, which has the version of the rules, and without figures of its own."""
    return [line for line in record.splitlines()[1:] if not line.startswith("|")]


def _written_today(file: Path) -> str:
    """Return an old record with the texts that choices have today."""
    return railherd.load(file.read_text(encoding="utf-8")).record()


@pytest.mark.parametrize("game", railherd.games())
def test_the_games_of_today_are_kept(game: str) -> None:
    name = f"{game}-{find(game).RULES}"
    kept = {f"{name}.game"} | {f"{kind}-{name}.{end}" for kind in kinds_of(game) for end in ("game", "jsonl")}
    assert kept - {file.name for file in GAMES + LOGS} == set(), "run python -m tests.server.helpers.keep_records"


def test_every_kind_of_entry_is_kept() -> None:
    kept = {entry.kind for file in LOGS for entry in read_log(file).entries}
    assert kept == kinds()
