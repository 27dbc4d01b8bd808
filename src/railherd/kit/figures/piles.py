"""The face-down piles of a trail game: chance knows each by its number, which never changes."""

from typing import Final

from railherd.kit.figures.lookup import MOST_SEATS

# The first piles are the players' decks; then come these, and the stacks of the supply.
MARKET_PILE: Final = MOST_SEATS
OBJECTIVE_PILE: Final = MARKET_PILE + 1
STACK_PILES: Final = OBJECTIVE_PILE + 1

# Piles after the stacks, a game's own last.
MASTERS: Final = 0
NEUTRALS: Final = 1
SIDES: Final = 2
FIRST_OWN: Final = 3


def later_pile(stacks: int, place: int) -> int:
    """Return the number of a pile by its place after some stacks."""
    return STACK_PILES + stacks + place


def name_piles(stacks: tuple[str, ...], own: tuple[tuple[str, str], ...]) -> tuple[tuple[str, str], ...]:
    """Return the name and the vocabulary of each pile, a game's own last."""
    decks = [(f"deck_{seat}", "card") for seat in range(MOST_SEATS)]
    supply = [(name, "supply") for name in stacks]
    laid = [("masters", "master"), ("neutral", "tile"), ("sides", "side")]
    return (*decks, ("market", "card"), ("objectives", "objective"), *supply, *laid, *own)
