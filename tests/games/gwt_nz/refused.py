"""Tables at which something is refused, and a try to do it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

import pytest

from railherd.core.notation import IllegalChoice, Refusal
from railherd.core.playing.match import Match
from tests.games.gwt_nz.stock import DISCS
from tests.games.gwt_nz.table import deal, play, table

SETS = "set_1 set_2 set_5 set_6"


class Try(NamedTuple):
    """A table and a choice that is refused there, as an answer to the turn's question or beside it."""

    at: Callable[[], Match]
    choice: str
    aside: bool = False

    def refusal(self) -> Refusal:
        """Return why the choice is refused, after checking that trying it changes nothing."""
        match = self.at()
        before = match.fingerprint()
        attempt = partial(match.interrupt, 0) if self.aside else match.choose
        with pytest.raises(IllegalChoice) as caught:
            attempt(self.choice)
        assert match.fingerprint() == before
        return caught.value.refusal


def paired(hand: str, **more: Any) -> Match:
    """Return a table where A asks for two sheep of a type."""
    return play(table(at="n_a", hand=hand, **more), "use 1")


def interrupting(match: Match, drawn: str) -> Match:
    """Use a token to draw a card; return the same match."""
    deal(match, "deck_0", drawn).interrupt(0, "exchange 1")
    return match


def at_post(value: int, **more: Any) -> Match:
    """Return a table with seat 0 about to deliver a herd of this value, which it was paid."""
    waiting = {"decision": "deliver", "seat": 0, "value": value, "ordinary": 1}
    return table(at="wellington", pending=waiting, **{"money": value, **more})


def discarding(value: int, left: str, **more: Any) -> Match:
    """Return a table with seat 0 about to deliver when only some discs are left on its board."""
    return at_post(value, cleared=" ".join(disc for disc in DISCS if disc not in left.split()), **more)


def investing(tile: str, **more: Any) -> Match:
    """Return a table where seat 0 stands on C and may invest in a tile of the first row, for 5 pounds."""
    return play(table(at="n_c", jobs=f"{tile} exchange_vp4 exchange_vp4", **{"money": 5, **more}), "use 3")


def buying(shepherds: int, **more: Any) -> Match:
    """Return a table where seat 0 stands on F with some shepherds and has begun to buy."""
    market = "dorset_horn lincoln corriedale hampshire"
    workers = f"shepherd*{shepherds - 1}" if shepherds > 1 else ""
    return play(table(at="n_f", workers=workers, **{"market": market, **more}), "use 2")


def building(craftsmen: int, **more: Any) -> Match:
    """Return a table where seat 0 stands on D with some craftsmen and has begun to build."""
    workers = f"craftsman*{craftsmen - 1}" if craftsmen > 1 else ""
    return play(table(at="n_d", workers=workers, **more), "use 2")


def sailing(water: str, **more: Any) -> Match:
    """Return a table where seat 0 stands on G and may move its ship."""
    return play(table(at="n_g", ship=water, **more), "use 1")


def holding(card: str, **more: Any) -> Match:
    """Return a table where seat 0 has shown a bonus card in phase B on A."""
    return play(table(at="n_a", hand=card, slots=SETS, **more), f"play {card}")


def playing(card: str, **more: Any) -> Match:
    """Return a table where seat 0 has chosen the second action of a bonus card."""
    return play(holding(card, **more), "second")
