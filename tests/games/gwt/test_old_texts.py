"""Choices whose text has changed: old records and logs are read for ever, and written with the texts of today."""

from __future__ import annotations

from pathlib import Path

import pytest

import railherd
from railherd.core.problem import Problem
from railherd.games.registry import find
from railherd.tables.entries import TableRow
from railherd.tables.state import TableState
from tests.games.gwt.table import offered, play, table
from tests.server.helpers.log_entries import entry_of

OLD_RECORD = Path(__file__).resolve().parents[2] / "records" / "gwt-1.game"


def test_an_old_record_is_read_and_written_with_the_texts_of_today() -> None:
    old = OLD_RECORD.read_text(encoding="utf-8")
    assert "\n0 help\n" in old
    written = railherd.load(old).record()
    assert written.splitlines()[1:] == old.replace(" help\n", " auxiliary\n").splitlines()[1:]
    assert railherd.load(written).record() == written


def test_an_old_text_is_read_as_loosely_as_one_of_today() -> None:
    match = play(table(at="n_b", hand="dutch_belt"), "auxiliary")
    record = match.record().replace("\n0 auxiliary", "\n0 Help ")
    assert railherd.load(record).record() == match.record()


def test_an_old_log_is_read() -> None:
    """The log of a table up to the first choice with an old text, and that choice."""
    start = table(at="n_b", hand="dutch_belt").record()
    game = find("gwt")
    state = TableState(TableRow("t", "gwt", game.RULES, 2, {}, "", "7", "g", False, 0, True), game)
    state.fold(entry_of("t", 1, 0, "resume", None, None, "", {"record": start, "seed": "7"}))
    state.fold(entry_of("t", 2, 0, "choose", 0, None, "", {"text": "help"}))
    assert state.match is not None
    assert [move.text for move in state.match.moves] == ["auxiliary"]


def test_an_old_text_is_no_choice_of_today() -> None:
    match = table(at="n_b", hand="dutch_belt")
    assert "auxiliary" in offered(match)
    with pytest.raises(Problem, match="help"):
        match.choose("help")
    assert not match.moves


def test_old_texts_are_not_in_use_and_lead_to_texts_that_are() -> None:
    """An old text that an option of today has would hide that option."""
    for name in railherd.games():
        old = find(name).OLD_TEXTS
        assert not set(old) & set(old.values())
    match = table(at="n_b", hand="dutch_belt")
    assert set(find("gwt").OLD_TEXTS.values()) <= set(offered(match))
