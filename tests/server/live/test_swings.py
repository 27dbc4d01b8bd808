"""A log that swings between undo and redo leads where its single entries lead, but hardly any must be applied."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import railherd
from railherd.core.agree import agree
from railherd.core.asides import offered_aside
from railherd.core.laws.conformance import state_of
from railherd.games.registry import find
from railherd.tables import entries
from railherd.tables.entries import AnyHappening, Entry, TableRow
from railherd.tables.state import TableState
from railherd.tables.swings import follow

SWINGS = (1, 2, 3, 20)
CHOICES = 60


class Writer:
    """A table of two that writes down everything that happens there."""

    def __init__(self, game: str, seed: int) -> None:
        self.game = find(game)
        options = dict(agree(self.game, 2, None).options)
        self.row = TableRow("t", game, self.game.RULES, 2, options, "", str(seed), "ana", False, 0, True)
        self.state = TableState(self.row, self.game)
        self.log: list[Entry] = []
        self.write(None, entries.Create([("open", ""), ("open", "")], True, 5))
        for seat in range(2):
            self.write(seat, entries.Sit(f"Guest {seat}", 1))
        self.write(None, entries.Start())

    def write(self, seat: int | None, what: AnyHappening) -> None:
        seq = len(self.log) + 1
        guest = None if seat is None else f"guest {seat}"
        self.log.append(Entry("t", seq, seq * 1000, seat, guest, "", what))
        self.state.fold(self.log[-1])

    def swing(self, seat: int, times: int) -> None:
        for _ in range(times):
            self.write(seat, entries.Undo())
            self.write(seat, entries.Redo())

    def play(self, rng: Random) -> None:
        """Play some choices, in the turn and beside it, and swing at as many of them as possible."""
        for _ in range(CHOICES):
            match = self.state.match
            assert match is not None
            seat = rng.randrange(2)
            asides = offered_aside(self.game, state_of(match), seat)
            if asides and rng.random() < 0.5:
                self.write(seat, entries.Interrupt(match.text_of(rng.choice(asides), seat)))
            elif match.asked is not None and match.asked not in match.open_asides:
                prompt = match.prompt()
                assert prompt is not None
                seat = match.asked
                self.write(seat, entries.Choose(rng.choice(prompt.options).text))
            after = self.state.match
            if after is None or after.over:
                return
            prompt = after.prompt(seat)
            if prompt is not None and prompt.can_undo:
                self.swing(seat, rng.choice(SWINGS))
                if rng.random() < 0.3:
                    self.write(1 - seat, entries.Say("Bo", "Make up your mind."))
                    self.swing(seat, rng.choice(SWINGS))


def whole(state: TableState) -> dict[str, Any]:
    """Return everything that a table knows."""
    match = state.match
    assert match is not None
    prompts = [match.prompt(seat) for seat in match.seats]
    shown = {"match": (match.fingerprint(), match.record(), prompts), "talk": vars(state.talk)}
    return vars(state) | shown


@pytest.mark.parametrize("game", railherd.games())
@pytest.mark.parametrize("seed", [1, 2])
def test_it_leads_where_its_single_entries_lead(game: str, seed: int) -> None:
    writer = Writer(game, seed)
    writer.play(Random(seed))
    swings = sum(isinstance(entry.what, entries.Undo) for entry in writer.log)
    assert swings > 50
    single, paired = TableState(writer.row, writer.game), TableState(writer.row, writer.game)
    for entry in writer.log:
        single.replay(entry)
    steps = sum(1 for _ in follow(paired, writer.log))
    assert whole(paired) == whole(single)
    assert steps < len(writer.log) - swings / 2
