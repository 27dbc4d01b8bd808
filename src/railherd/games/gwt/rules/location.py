"""Phase B in Great Western Trail: a building may copy its neighbour, and Kansas City has parts of its own."""

from typing import ClassVar

from railherd.games.gwt.figures.events import BUILDING_COPIED
from railherd.games.gwt.figures.reasons import NO_COPY_OF_COPY, NOT_ADJACENT
from railherd.games.gwt.figures.verbs import COPY
from railherd.games.gwt.rules.kansas_city import Enter
from railherd.games.gwt.state import Decision, State
from railherd.kit.figures.lookup import EMPTY, NOWHERE
from railherd.kit.figures.reasons import LEGAL
from railherd.kit.rules.foresight import Foresight
from railherd.kit.rules.herd import holds_objective
from railherd.kit.rules.place import Use


def neighbours(s: State, space: int) -> list[int]:
    """Return the adjacent spaces whose building can be copied, ascending; one that copies cannot."""
    return sorted(
        other for other in s.figures.adjacent[space] if s.tile[other] != EMPTY and not copies(s, s.tile[other])
    )


def copies(s: State, tile: int) -> bool:
    """Return whether an action of a building is to copy."""
    for action in s.figures.face_actions[s.face(tile)]:
        if s.figures.actions[action].verb == COPY:
            return True
    return False


class Copy(Decision):
    """Choose the neighbouring building whose actions the seat may use as its own."""

    NAME: ClassVar[str] = "copy"

    def span(self, s: State) -> int:
        """Return one option for each space."""
        return s.figures.spaces

    def options(self, s: State) -> list[int]:
        """Offer the adjacent buildings that can be copied."""
        return neighbours(s, s.players[self.seat].place)

    def refusal(self, s: State, option: int) -> int:
        """Refuse a space without an adjacent building, and a building that copies."""
        if option not in s.figures.adjacent[s.players[self.seat].place] or s.tile[option] == EMPTY:
            return NOT_ADJACENT
        return NO_COPY_OF_COPY if copies(s, s.tile[option]) else LEGAL

    def apply(self, s: State, option: int) -> None:
        """Add the copied building to the use of the place below."""
        use = s.pending[-1]
        assert isinstance(use, Use), "a copy is chosen while a place is used"
        s.emit(BUILDING_COPIED, self.seat, option)
        s.pending[-1] = use.with_copied(option, s.tile[option])


def arrive(s: State, seat: int) -> None:
    """Begin phase B where the rancher stands."""
    place = s.players[seat].place
    if place != s.figures.kansas_city:
        s.pending.append(Use(seat, s.tile[place], 0, NOWHERE, EMPTY))
    elif holds_objective(s, seat):
        s.pending.append(Enter(seat))
    else:
        s.pending.append(Foresight(seat, 0))
