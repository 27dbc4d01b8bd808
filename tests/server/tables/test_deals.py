"""What a table deals comes from a keyed hash of its secret: at the start, and after it went back or was resumed."""

from __future__ import annotations

import pytest

import railherd
from railherd.core.agree import agree
from railherd.core.chance import KeyedChance
from railherd.core.playing import replay
from railherd.games.registry import find
from railherd.tables.entries import AnyHappening, Choose, Entry, Resume, Rewind, Sit, Start, TableRow
from railherd.tables.state import TableState

SEED = 2**127 + 99


class Table:
    """A table that is folded from what happens at it."""

    def __init__(self, name: str) -> None:
        game = find(name)
        options = dict(agree(game, 2, None).options)
        row = TableRow("t", name, game.RULES, 2, options, "", str(SEED), "ana", False, 0, True)
        self.state = TableState(row, game)
        for seat, who in enumerate(("ana", "ben")):
            self.happen(Sit(name=who.title()), seat, who)
        self.happen(Start())

    def happen(self, what: AnyHappening, seat: int | None = None, guest: str | None = None) -> None:
        self.state.fold(Entry("t", self.state.seq + 1, 0, seat, guest, "", what))

    def play(self, count: int) -> None:
        """Make the first choice that is offered, so many times."""
        for _ in range(count):
            match = self.state.match
            assert match is not None
            prompt = match.prompt()
            assert prompt is not None
            self.happen(Choose(prompt.options[0].text), prompt.seat)

    def is_dealt_by_hash(self) -> bool:
        """Return whether what is still hidden will be dealt by the hash; nothing that is public tells."""
        assert self.state.match is not None
        return isinstance(self.state.match._state.chance, KeyedChance)


@pytest.mark.parametrize("name", railherd.games())
def test_the_first_deal_is_that_of_the_hash(name: str) -> None:
    table, game = Table(name), find(name)
    assert table.state.match is not None
    deals = {
        by_hash: replay.start(game, agree(game, 2, None), SEED, ["Ana", "Ben"], by_hash=by_hash).dealt
        for by_hash in (True, False)
    }
    assert table.state.match.dealt == deals[True] != deals[False]


@pytest.mark.parametrize("name", railherd.games())
def test_what_is_dealt_again_comes_from_the_hash_too(name: str) -> None:
    table = Table(name)
    table.play(6)
    assert table.is_dealt_by_hash()
    table.happen(Rewind(3, "7"))
    assert table.is_dealt_by_hash()
    table.play(2)
    assert table.state.match is not None
    table.happen(Resume(table.state.match.record(), "8"))
    assert table.is_dealt_by_hash()
