"""Name what chance dealt, and deal it again."""

from typing import Any

from railherd.core.contract import Game
from railherd.core.problem import Problem
from railherd.core.writing.record import Deal


def deal_of(game: Game[Any], tape: list[tuple[int, int]]) -> Deal:
    """Return what a tape holds by names."""
    return [(game.PILES[pile][0], game.names[game.PILES[pile][1]][item]) for pile, item in tape]


def script_of(game: Game[Any], deal: Deal) -> list[list[int]]:
    """Return what was dealt as numbers, pile by pile, for `Match.deal_from`."""
    piles = [pile for pile, _ in game.PILES]
    script: list[list[int]] = [[] for _ in piles]
    for pile, item in deal:
        if pile not in piles:
            raise Problem("core.record_deal", {"pile": pile, "item": item})
        index = piles.index(pile)
        names = game.names[game.PILES[index][1]]
        if item not in names:
            raise Problem("core.record_deal", {"pile": pile, "item": item})
        script[index].append(names.index(item))
    return script
