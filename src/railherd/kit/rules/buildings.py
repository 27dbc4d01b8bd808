"""Place private buildings, on empty spaces or in place of a player's own smaller ones."""

from typing import ClassVar

from railherd.core.contract import Field
from railherd.kit.decision import Decision
from railherd.kit.figures.events import BUILDING_PLACED, BUILDING_REPLACED
from railherd.kit.figures.lookup import BUILDING, CRAFTSMAN, EMPTY
from railherd.kit.figures.reasons import (
    ALREADY_BUILT,
    BUILDING_TOO_DEAR,
    LEGAL,
    NO_BUILDING_SPACE,
    NO_FREE_SPACE,
    NOT_BIGGER,
    SPACE_OCCUPIED,
    TOO_FEW_CRAFTSMEN,
)
from railherd.kit.state import TrailState


class Build(Decision):
    """Choose one of your ten buildings to place."""

    NAME: ClassVar[str] = "build"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("price", "number"),)

    def __init__(self, seat: int, price: int) -> None:
        super().__init__(seat)
        self.price = price  # dollars for each craftsman

    def span(self, s: TrailState) -> int:
        """Return one option for each private building."""
        return s.figures.privates

    def refusal(self, s: TrailState, option: int) -> int:
        """Refuse a building that stands already, fits nowhere, or needs more craftsmen or money."""
        return refuse_building(s, self.seat, option, self.price)

    def apply(self, s: TrailState, option: int) -> None:
        """Ask where the building goes."""
        s.pending.append(BuildAt(self.seat, self.price, option))


class BuildAt(Decision):
    """Choose where the building goes."""

    NAME: ClassVar[str] = "build_at"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("price", "number"), Field("number", "private"))

    def __init__(self, seat: int, price: int, number: int) -> None:
        super().__init__(seat)
        self.price = price
        self.number = number

    def span(self, s: TrailState) -> int:
        """Return one option for each space."""
        return s.figures.spaces

    def options(self, s: TrailState) -> list[int]:
        """Offer the spaces where the building fits and can be paid for."""
        return [space for space in s.figures.building_spaces if self.refusal(s, space) == LEGAL]

    def refusal(self, s: TrailState, option: int) -> int:
        """Refuse a space of another kind, one that is occupied, or one that costs too much."""
        return refuse_space(s, self.seat, self.number, self.price, option)

    def apply(self, s: TrailState, option: int) -> None:
        """Pay for the building and place it, replacing a smaller one."""
        place_building(s, self.seat, self.number, option, craftsmen_needed(s, self.number, option) * self.price)


def place_building(s: TrailState, seat: int, number: int, space: int, cost: int) -> None:
    """Put a building of a seat on a space for some money; one that lies there leaves the game."""
    tile = s.figures.neutrals + seat * s.figures.privates + number
    replaced = s.tile[space] != EMPTY
    s.pay(seat, cost)
    s.tile[space] = tile
    s.players[seat].unbuilt &= ~(1 << number)
    if replaced:
        s.emit(BUILDING_REPLACED, seat, tile, space, cost)
    else:
        s.emit(BUILDING_PLACED, seat, tile, space, cost)
        s.follow(BUILDING_PLACED, seat, space)


def craftsmen_needed(s: TrailState, number: int, space: int) -> int:
    """Return the craftsmen for a building on a space: only the difference where a tile lies there."""
    needed = s.figures.craftsmen[s.faces[number]]
    if s.tile[space] != EMPTY:
        needed -= s.figures.craftsmen[s.face(s.tile[space])]
    return needed


def refuse_space(s: TrailState, seat: int, number: int, price: int, space: int) -> int:
    """Return why a building may not go to a space, 0 if it may."""
    if s.figures.kind[space] != BUILDING:
        return NO_BUILDING_SPACE
    if s.tile[space] != EMPTY and s.owner(s.tile[space]) != seat:
        return SPACE_OCCUPIED
    closed = s.refuse_site(seat, space)
    if closed != LEGAL:
        return closed
    needed = craftsmen_needed(s, number, space)
    if needed <= 0:
        return NOT_BIGGER
    player = s.players[seat]
    if needed > player.workers[CRAFTSMAN]:
        return TOO_FEW_CRAFTSMEN
    return LEGAL if needed * price <= player.money else BUILDING_TOO_DEAR


def refuse_building(s: TrailState, seat: int, number: int, price: int) -> int:
    """Return why a building cannot be placed anywhere, 0 if it can: for lack of a space, craftsmen or money."""
    if not s.players[seat].unbuilt >> number & 1:
        return ALREADY_BUILT
    best = NO_FREE_SPACE
    for space in s.figures.building_spaces:
        reason = refuse_space(s, seat, number, price, space)
        if reason == LEGAL:
            return LEGAL
        if reason == BUILDING_TOO_DEAR or (reason == TOO_FEW_CRAFTSMEN and best == NO_FREE_SPACE):
            best = reason
    return best


def fewest_craftsmen(s: TrailState, seat: int, number: int) -> int:
    """Return the craftsmen for a building where it needs fewest: in place of a tile of the seat, or alone."""
    fewest = s.figures.craftsmen[s.faces[number]]
    for space in s.figures.building_spaces:
        if s.owner(s.tile[space]) == seat and craftsmen_needed(s, number, space) > 0:
            fewest = min(fewest, craftsmen_needed(s, number, space))
    return fewest


def can_build(s: TrailState, seat: int, price: int) -> bool:
    """Return whether a seat can place any building."""
    player = s.players[seat]
    if player.money < price:
        return False
    for number in range(s.figures.privates):
        if refuse_building(s, seat, number, price) == LEGAL:
            return True
    return False
