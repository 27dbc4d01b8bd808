"""Permanent certificates and wool: what counts again and again, from discs, masters, storehouses and bonus tiles."""

from typing import Final

from railherd.games.gwt_nz.state import State
from railherd.kit.rules.certificates import master_certificates
from railherd.kit.rules.scoring import marked_points, total

PAIR: Final = 2  # storehouses of one pair


def permanent_certificates(s: State, seat: int) -> int:
    """Return what is added to the breeding value of every herd that a seat delivers."""
    player = s.players[seat]
    found = master_certificates(s, seat) + marked_points(player.cleared, s.figures.disc_permanent)
    return found + total(player.bonuses, s.figures.bonus_permanent) + paired(s, seat, s.figures.pair_permanent)


def permanent_wool(s: State, seat: int) -> int:
    """Return what is added to the wool of the sheep that a seat shears."""
    player = s.players[seat]
    return marked_points(player.cleared, s.figures.disc_wool) + total(player.bonuses, s.figures.bonus_wool)


def paired(s: State, seat: int, worth: list[int]) -> int:
    """Return what the pairs of storehouses are worth that have left a seat's board."""
    found = 0
    for pair, placed in enumerate(s.players[seat].stores):
        if placed == PAIR:
            found += worth[pair]
    return found
