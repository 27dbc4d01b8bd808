"""Foresight: one of the two tiles of each stack is chosen in turn; then the spaces are filled again."""

from typing import ClassVar, Final

from railherd.core.contract import Field, Whole
from railherd.kit.decision import IN_KANSAS_CITY, Decision
from railherd.kit.figures.events import FORESIGHT_FILLED, TILE_CHOSEN
from railherd.kit.figures.lookup import EMPTY, NOBODY
from railherd.kit.figures.reasons import FORESIGHT_EMPTY, FORESIGHT_LEFT, LEGAL, NO_WORKERS_ANY_MORE
from railherd.kit.state import SUPPLY_STACKS, TrailState

FORESIGHT_A_STACK: Final = 2
SKIP: Final = 2


class Foresight(Decision):
    """Choose one of the two tiles of a stack, which then goes to its place."""

    NAME: ClassVar[str] = "foresight"
    PART: ClassVar[str] = IN_KANSAS_CITY
    SPAN: ClassVar[int] = SKIP + 1
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("stack", "number"),)

    def __init__(self, seat: int, stack: int) -> None:
        super().__init__(seat)
        self.stack = stack

    def options(self, s: TrailState) -> list[int]:
        """Offer the tiles of the stack that may be chosen, or to skip if there are none."""
        found = [option for option in range(SKIP) if self._refuse_tile(s, option) == LEGAL]
        return found or [SKIP]

    def wholes(self, s: TrailState) -> list[Whole]:
        """Return each choice from this stack with each from the next, where both leave one."""
        pairs: list[Whole] = []
        options = self.options(s)
        for option in options if len(options) > 1 else []:
            after = s.copy()
            after.step(option)
            if after.over() or not isinstance(after.stack()[-1], Foresight):
                return []
            others = after.legal()
            if len(others) > 1:
                pairs += [Whole([option, other], 0, "pair") for other in others]
        return pairs

    def refusal(self, s: TrailState, option: int) -> int:
        """Refuse an empty space, a tile for the full market in rows, and to skip while a tile is left."""
        if option != SKIP:
            return self._refuse_tile(s, option)
        for tile in range(SKIP):
            if self._refuse_tile(s, tile) == LEGAL:
                return FORESIGHT_LEFT
        return LEGAL

    def _refuse_tile(self, s: TrailState, option: int) -> int:
        tile = s.foresight[self.stack * FORESIGHT_A_STACK + option]
        if tile == EMPTY:
            return FORESIGHT_EMPTY
        is_full = s.marker != NOBODY and s.figures.tile_kind[tile] == s.figures.closed_tile
        return NO_WORKERS_ANY_MORE if is_full else LEGAL

    def apply(self, s: TrailState, option: int) -> None:
        """Take the tile, if any, to its place, and ask for the next stack or go on after the last."""
        if option != SKIP:
            space = self.stack * FORESIGHT_A_STACK + option
            tile = s.foresight[space]
            s.foresight[space] = EMPTY
            s.emit(TILE_CHOSEN, self.seat, tile, self.stack + 1)
            s.follow(TILE_CHOSEN, self.seat, tile)
        if self.stack + 1 < len(s.figures.stacks):
            s.pending.append(Foresight(self.seat, self.stack + 1))
        else:
            s.foresaw(self.seat)


def fill_foresight(s: TrailState) -> None:
    """Draw a tile for every empty foresight space, as far as its stack goes."""
    for space in range(len(s.foresight)):
        stack = space // FORESIGHT_A_STACK
        pile = s.piles[SUPPLY_STACKS + stack]
        if s.foresight[space] == EMPTY and pile.size():
            s.foresight[space] = pile.draw(s.chance)
            s.emit(FORESIGHT_FILLED, NOBODY, s.foresight[space], stack + 1)
