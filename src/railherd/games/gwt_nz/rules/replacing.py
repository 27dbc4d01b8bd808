"""Replace a building by one that needs a given number of craftsmen more, and when a space of the trail is locked."""

from typing import ClassVar

from railherd.core.contract import Field
from railherd.games.gwt_nz.figures.reasons import NOT_SO_MUCH_BIGGER, SPACE_LOCKED
from railherd.games.gwt_nz.state import Decision, State
from railherd.kit.figures.lookup import CRAFTSMAN, EMPTY, NOWHERE
from railherd.kit.figures.reasons import ALREADY_BUILT, LEGAL, NOT_YOUR_BUILDING, TOO_FEW_CRAFTSMEN
from railherd.kit.rules.buildings import craftsmen_needed, place_building
from railherd.kit.rules.place import Use


def refuse_locked(s: State, seat: int, space: int) -> int:
    """Return why a seat's pathfinder keeps it from building on a space, 0 if it does not; one held stays open."""
    return SPACE_LOCKED if s.tile[space] == EMPTY and s.figures.space_path[space] > s.players[seat].path else LEGAL


class Replace(Decision):
    """Replace a building on the trail for nothing: option = number of the new one × spaces + space."""

    NAME: ClassVar[str] = "replace"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("more", "number", low=1),)

    def __init__(self, seat: int, more: int) -> None:
        super().__init__(seat)
        self.more = more

    def span(self, s: State) -> int:
        """Return one option for each private building on each space."""
        return s.figures.privates * s.figures.spaces

    def refusal(self, s: State, option: int) -> int:
        """Refuse a building that stands, a space without an own one, and any other difference."""
        return refuse_replacement(s, self.seat, option // s.figures.spaces, option % s.figures.spaces, self.more)

    def apply(self, s: State, option: int) -> None:
        """Replace the building. Who stands there and has used none of its actions may use those of the new one."""
        number, space = option // s.figures.spaces, option % s.figures.spaces
        old = s.tile[space]
        place_building(s, self.seat, number, space, 0)
        for place, waiting in enumerate(s.pending):
            if isinstance(waiting, Use) and waiting.tile == old and waiting.used == 0:
                s.pending[place] = Use(self.seat, s.tile[space], 0, NOWHERE, EMPTY)


def refuse_replacement(s: State, seat: int, number: int, space: int, more: int) -> int:
    """Return why a building may not be replaced by another one, 0 if it may."""
    if not s.players[seat].unbuilt >> number & 1:
        return ALREADY_BUILT
    if s.owner(s.tile[space]) != seat:
        return NOT_YOUR_BUILDING
    if craftsmen_needed(s, number, space) != more:
        return NOT_SO_MUCH_BIGGER
    return TOO_FEW_CRAFTSMEN if more > s.players[seat].workers[CRAFTSMAN] else LEGAL
