"""Move the rancher: in phase A, and by actions."""

from typing import ClassVar, Final

from railherd.core.contract import Field
from railherd.kit.decision import TRAVELLING, Decision
from railherd.kit.figures.events import RANCHER_MOVED, RANCHER_PLACED
from railherd.kit.figures.reasons import (
    LEGAL,
    NOT_A_LOCATION,
    NOT_AHEAD,
    NOT_KANSAS_CITY,
    NOT_NEUTRAL,
    NOT_ON_PATH,
    OFF_TRAIL,
    OTHER_BRANCH,
    TOO_FAR,
)
from railherd.kit.rules.trail import (
    destinations,
    distances,
    is_location,
    leads_to,
    pay_fee,
    steps_left,
    tolls_differ,
    ways,
)
from railherd.kit.state import TrailState

WALK: Final = 0  # phase A, or a building's move: hands are paid, the place is used
STROLL: Final = 1  # an objective card's move: no hands, no use


class Place(Decision):
    """Place the rancher on any neutral building in the first turn."""

    NAME: ClassVar[str] = "place"
    PART: ClassVar[str] = TRAVELLING

    def span(self, s: TrailState) -> int:
        """Return one option for each space."""
        return s.figures.spaces

    def options(self, s: TrailState) -> list[int]:
        """Offer all spaces of neutral buildings."""
        return s.figures.neutral_spaces[:]

    def refusal(self, s: TrailState, option: int) -> int:
        """Refuse a space without a neutral building."""
        tile = s.tile[option]
        return LEGAL if 0 <= tile < s.figures.neutrals else NOT_NEUTRAL

    def apply(self, s: TrailState, option: int) -> None:
        """Place the rancher and begin phase B there."""
        s.players[self.seat].place = option
        s.emit(RANCHER_PLACED, self.seat, option)
        s.arrive(self.seat)


class Travel(Decision):
    """Move the rancher in phase A. Things done between actions may come first, such as playing objective cards."""

    NAME: ClassVar[str] = "travel"
    PART: ClassVar[str] = TRAVELLING

    def span(self, s: TrailState) -> int:
        """Return one option for each space, then one for each thing done between actions."""
        return s.figures.spaces + s.figures.free_choices

    def options(self, s: TrailState) -> list[int]:
        """Offer the locations in reach and what may be done first."""
        options = destinations(s, s.players[self.seat].place, s.step_limit(self.seat), True)
        for option in s.free_options(self.seat):
            options.append(s.figures.spaces + option)
        return options

    def refusal(self, s: TrailState, option: int) -> int:
        """Refuse a space that the rancher cannot reach, and what cannot be done first."""
        if option >= s.figures.spaces:
            return s.refuse_free(self.seat, option - s.figures.spaces)
        return refuse_goal(s, self.seat, option, s.step_limit(self.seat), True)

    def apply(self, s: TrailState, option: int) -> None:
        """Move towards the space, or do something first and ask again."""
        if option >= s.figures.spaces:
            s.pending.append(self)
            s.do_free(self.seat, option - s.figures.spaces)
        else:
            walk(s, self.seat, option, s.step_limit(self.seat))


class Go(Decision):
    """Move the rancher by an action: a building's, which uses the new place, or an objective card's stroll."""

    NAME: ClassVar[str] = "go"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("most", "number"), Field("stroll", "flag", high=1))

    def __init__(self, seat: int, most: int, stroll: int) -> None:
        super().__init__(seat)
        self.most = most
        self.stroll = stroll

    def span(self, s: TrailState) -> int:
        """Return one option for each space."""
        return s.figures.spaces

    def options(self, s: TrailState) -> list[int]:
        """Offer the locations in reach; a stroll does not end in Kansas City."""
        return destinations(s, s.players[self.seat].place, self.most, self.stroll == WALK)

    def refusal(self, s: TrailState, option: int) -> int:
        """Refuse a space that the rancher cannot reach with these steps."""
        return refuse_goal(s, self.seat, option, self.most, self.stroll == WALK)

    def apply(self, s: TrailState, option: int) -> None:
        """Stroll to the space, or leave the place and walk there."""
        if self.stroll == STROLL:
            stroll_to(s, self.seat, option)
            return
        leave_place(s)
        walk(s, self.seat, option, self.most)


def refuse_goal(s: TrailState, seat: int, goal: int, most: int, kansas_city: bool) -> int:
    """Return why a rancher cannot go to a space, 0 if it can."""
    if goal > s.figures.kansas_city:
        return OFF_TRAIL
    here = s.players[seat].place
    if goal == here or leads_to(s, goal, here):
        return NOT_AHEAD
    if not leads_to(s, here, goal):
        return OTHER_BRANCH
    if not is_location(s, goal):
        return NOT_A_LOCATION
    if goal == s.figures.kansas_city and not kansas_city:
        return NOT_KANSAS_CITY
    return LEGAL if distances(s, here, most)[goal] <= most else TOO_FAR


def walk(s: TrailState, seat: int, goal: int, most: int) -> None:
    """Move on towards a goal, paying hands, up to a fork where the ways differ in whom or what they pay.

    Without money, no ways differ.
    """
    player = s.players[seat]
    left: list[int] = []
    while player.place != goal:
        choices = s.figures.to[player.place]
        if len(choices) > 1:
            left = left or steps_left(s, player.place, goal)
            choices = ways(s, player.place, most, left)
            if len(choices) > 1 and player.money > 0 and tolls_differ(s, seat, player.place, goal, most, left):
                s.pending.append(Fork(seat, goal, most))
                return
        most -= step_to(s, seat, choices[0])
    s.arrive(seat)


def step_to(s: TrailState, seat: int, space: int) -> int:
    """Move the rancher one space on and return how many steps that cost."""
    s.players[seat].place = space
    if not is_location(s, space):
        return 0
    s.emit(RANCHER_MOVED, seat, space)
    pay_fee(s, seat, space)
    return 1


class Fork(Decision):
    """Choose a way where the ways to the goal differ in whom or what they pay."""

    NAME: ClassVar[str] = "fork"
    PART: ClassVar[str] = TRAVELLING
    UNDERWAY: ClassVar[bool] = True
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("goal", "space"), Field("steps", "number"))

    def __init__(self, seat: int, goal: int, steps: int) -> None:
        super().__init__(seat)
        self.goal = goal
        self.steps = steps

    def span(self, s: TrailState) -> int:
        """Return one option for each space."""
        return s.figures.spaces

    def options(self, s: TrailState) -> list[int]:
        """Offer the next spaces from which the goal is still in reach."""
        here = s.players[self.seat].place
        return ways(s, here, self.steps, steps_left(s, here, self.goal))

    def refusal(self, s: TrailState, option: int) -> int:
        """Refuse a space that is not on a way to the goal."""
        return LEGAL if option in self.options(s) else NOT_ON_PATH

    def apply(self, s: TrailState, option: int) -> None:
        """Take the step and walk on towards the goal."""
        left = self.steps - step_to(s, self.seat, option)
        walk(s, self.seat, self.goal, left)


def stroll_to(s: TrailState, seat: int, space: int) -> None:
    """Move the rancher without paying hands or using the place.

    Before phase A, the turn goes on from there; in phase B, it ends.
    """
    s.players[seat].place = space
    s.emit(RANCHER_MOVED, seat, space)
    if not has_travel_ahead(s):
        leave_place(s)
        s.end_turn(seat)


def has_travel_ahead(s: TrailState) -> bool:
    """Return whether phase A is still to come: its decision is then at the bottom of the stack."""
    return isinstance(s.pending[0], Travel)


def leave_place(s: TrailState) -> None:
    """Drop all waiting decisions: what was still open at the place is forfeited."""
    s.pending.clear()
