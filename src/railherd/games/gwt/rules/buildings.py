"""Placing private buildings, on empty spaces or in place of smaller ones of one's own."""

from typing import ClassVar, Final

from railherd.core.contract import Field
from railherd.games.gwt.figures.events import BUILDING_PLACED, BUILDING_REPLACED
from railherd.games.gwt.figures.lookup import BUILDING, CRAFTSMAN, EMPTY, NEUTRALS, PRIVATES
from railherd.games.gwt.figures.reasons import (
    ALREADY_BUILT,
    BUILDING_TOO_DEAR,
    LEGAL,
    NO_BUILDING_SPACE,
    NO_FREE_SPACE,
    NOT_BIGGER,
    SPACE_OCCUPIED,
    TOO_FEW_CRAFTSMEN,
)
from railherd.games.gwt.state import Decision, State

SPACES: Final = 52


class Build(Decision):
    """Choose one of your ten buildings to place."""

    NAME: ClassVar[str] = "build"
    SPAN: ClassVar[int] = PRIVATES
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("price", "number"),)

    def __init__(self, seat: int, price: int) -> None:
        super().__init__(seat)
        self.price = price  # dollars a craftsman

    def values(self) -> list[int]:
        return [self.price]

    def options(self, s: State) -> list[int]:
        return [number for number in range(PRIVATES) if self.refusal(s, number) == LEGAL]

    def refusal(self, s: State, option: int) -> int:
        return refuse_building(s, self.seat, option, self.price)

    def apply(self, s: State, option: int) -> None:
        s.pending.append(BuildAt(self.seat, self.price, option))


class BuildAt(Decision):
    """Choose where the building goes."""

    NAME: ClassVar[str] = "build_at"
    SPAN: ClassVar[int] = SPACES
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("price", "number"), Field("number", "private"))

    def __init__(self, seat: int, price: int, number: int) -> None:
        super().__init__(seat)
        self.price = price
        self.number = number

    def values(self) -> list[int]:
        return [self.price, self.number]

    def options(self, s: State) -> list[int]:
        return [space for space in s.figures.building_spaces if self.refusal(s, space) == LEGAL]

    def refusal(self, s: State, option: int) -> int:
        return refuse_space(s, self.seat, self.number, self.price, option)

    def apply(self, s: State, option: int) -> None:
        needed = craftsmen_needed(s, self.number, option)
        tile = NEUTRALS + self.seat * PRIVATES + self.number
        cost = needed * self.price
        replaced = s.tile[option] != EMPTY
        s.pay(self.seat, cost)
        s.tile[option] = tile
        s.players[self.seat].unbuilt &= ~(1 << self.number)
        s.emit(BUILDING_REPLACED if replaced else BUILDING_PLACED, self.seat, tile, option, cost)


def craftsmen_needed(s: State, number: int, space: int) -> int:
    """Craftsmen for a building on a space: on a tile that lies there, only the difference."""
    needed = s.figures.craftsmen[s.faces[number]]
    if s.tile[space] != EMPTY:
        needed -= s.figures.craftsmen[s.face(s.tile[space])]
    return needed


def refuse_space(s: State, seat: int, number: int, price: int, space: int) -> int:
    """Why a building may not go to a space, 0 if it may."""
    if s.figures.kind[space] != BUILDING:
        return NO_BUILDING_SPACE
    if s.tile[space] != EMPTY and s.owner(s.tile[space]) != seat:
        return SPACE_OCCUPIED
    needed = craftsmen_needed(s, number, space)
    if needed <= 0:
        return NOT_BIGGER
    player = s.players[seat]
    if needed > player.workers[CRAFTSMAN]:
        return TOO_FEW_CRAFTSMEN
    return LEGAL if needed * price <= player.money else BUILDING_TOO_DEAR


def refuse_building(s: State, seat: int, number: int, price: int) -> int:
    """Why a building cannot be placed anywhere, 0 if it can: first for want of a space, then of craftsmen or money."""
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


def fewest_craftsmen(s: State, seat: int, number: int) -> int:
    """Craftsmen for a building where it needs fewest of them: in place of a tile of one's own, else on its own."""
    fewest = s.figures.craftsmen[s.faces[number]]
    for space in s.figures.building_spaces:
        if s.owner(s.tile[space]) == seat and craftsmen_needed(s, number, space) > 0:
            fewest = min(fewest, craftsmen_needed(s, number, space))
    return fewest


def can_build(s: State, seat: int, price: int) -> bool:
    """Whether a seat can place any building."""
    player = s.players[seat]
    if player.money < price:
        return False
    for number in range(PRIVATES):
        if refuse_building(s, seat, number, price) == LEGAL:
            return True
    return False
