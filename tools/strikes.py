"""Strike at servers while people play there, in pieces, and tell what was lost or doubled."""

import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from railherd import games
from tests.server.helpers.ledger_check import Outcome
from tools.pieces import Found, in_pieces
from tools.report import Figure

TABLES = 4  # at a time
Strike = Callable[[int, int], Outcome]
"""Returns what became of some strikes, given a seed and how many they are."""


@dataclass(frozen=True)
class Strikes:
    """What is done to servers, in words."""

    name: str
    kind: str
    place: str
    pieces: str = "kills"  # the name under which what was found is kept
    at_once: int = 20  # at the servers of one place, one strike after another
    workers: int = 1  # places at the same time

    def figure(self, count: int, seed: int, strike: Strike) -> Figure:
        """Return the figure: nothing acknowledged may be lost or doubled, and all games must be finished."""
        each = self.at_once
        keys = [f"{seed + start} {min(each, count - start)}" for start in range(0, count, each)]
        pieces = in_pieces(self.pieces, keys, lambda key: _piece(strike, *map(int, key.split())), self.workers)
        deeds = sum((Counter(piece["deeds"]) for piece in pieces), Counter[str]())
        troubles = [trouble for piece in pieces for trouble in piece["troubles"]]
        complain(troubles)
        total = {
            name: sum(piece[name] for piece in pieces) for name in ("kills", "lost", "doubled", "finished", "minutes")
        }
        sound = total["kills"] == count and total["lost"] == total["doubled"] == 0 and not troubles
        told = ", ".join(f"{number:,} {kind}" for kind, number in deeds.most_common())
        found = (
            f"{total['kills']} {self.kind} at {TABLES} tables of {' and '.join(games())}, {each} in each "
            f"{self.place}; {deeds.total():,} acknowledged deeds ({told}), "
            f"{total['lost']} lost, {total['doubled']} doubled, {len(troubles)} other troubles; "
            f"{total['finished']} games finished, {total['minutes']:.1f} min"
        )
        return Figure(self.name, found, f"{count} {self.kind}, nothing lost, doubled or wrong", sound)


def _piece(strike: Strike, seed: int, count: int) -> Found:
    begun = time.monotonic()
    return {**vars(strike(seed, count)), "minutes": (time.monotonic() - begun) / 60}


def complain(wrong: Sequence[str]) -> None:
    """Print the first things that are wrong."""
    for sentence in wrong[:20]:
        print(sentence)
