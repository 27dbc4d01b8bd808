"""Hazards: where they lie, and how they are cleared off the trail."""

from typing import ClassVar

from railherd.core.contract import Field
from railherd.kit.decision import Decision
from railherd.kit.figures.events import HAZARD_TAKEN, TILE_PLACED
from railherd.kit.figures.lookup import EMPTY, HAZARD, NOBODY, NOWHERE
from railherd.kit.figures.reasons import LEGAL, NO_HAZARD_THERE
from railherd.kit.state import TrailState


class Clear(Decision):
    """Take a hazard off the trail."""

    NAME: ClassVar[str] = "clear"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("cost", "number"),)

    def __init__(self, seat: int, cost: int) -> None:
        super().__init__(seat)
        self.cost = cost

    def span(self, s: TrailState) -> int:
        """Return one option for each space."""
        return s.figures.spaces

    def options(self, s: TrailState) -> list[int]:
        """Offer the spaces with a hazard."""
        return sorted(space for row in s.figures.hazard_spaces for space in row if s.tile[space] != EMPTY)

    def refusal(self, s: TrailState, option: int) -> int:
        """Refuse a space without a hazard."""
        there = s.figures.kind[option] == HAZARD and s.tile[option] != EMPTY
        return LEGAL if there else NO_HAZARD_THERE

    def apply(self, s: TrailState, option: int) -> None:
        """Pay for the hazard and take it."""
        take_hazard(s, self.seat, option, self.cost)


def take_hazard(s: TrailState, seat: int, space: int, cost: int) -> None:
    """Move a hazard from its space to a seat, who pays for it."""
    tile = s.tile[space] - s.figures.buildings
    s.pay(seat, cost)
    s.tile[space] = EMPTY
    s.players[seat].hazards.append(tile)
    s.emit(HAZARD_TAKEN, seat, tile, space, cost)
    s.follow(HAZARD_TAKEN, seat, space)


def is_any_hazard(s: TrailState) -> bool:
    """Return whether any hazard lies on the trail."""
    for row in s.figures.hazard_spaces:
        for space in row:
            if s.tile[space] != EMPTY:
                return True
    return False


def hazard_space(s: TrailState, tile: int) -> int:
    """Return the lowest free space of a hazard's own section, NOWHERE if all are full."""
    for space in s.figures.hazard_spaces[s.figures.tile_hazard[tile]]:
        if s.tile[space] == EMPTY:
            return space
    return NOWHERE


def lay_hazard(s: TrailState, tile: int) -> bool:
    """Put a hazard on the lowest free space of its section; return whether there was one."""
    space = hazard_space(s, tile)
    if space == NOWHERE:
        return False
    s.tile[space] = s.figures.buildings + tile
    s.emit(TILE_PLACED, NOBODY, tile, space)
    return True
