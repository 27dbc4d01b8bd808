"""Phase B: use the place that a rancher has reached."""

from typing import ClassVar, Final

from railherd.core.contract import Field
from railherd.kit.decision import USING, Decision
from railherd.kit.figures.events import ACTION_USED
from railherd.kit.figures.lookup import EMPTY, NOBODY, NOWHERE
from railherd.kit.figures.reasons import (
    ALREADY_USED,
    AUXILIARY_TAKEN,
    LEGAL,
    LOCAL_TAKEN,
    NO_BUILDING_HERE,
    NO_RISK_HERE,
    NO_SUCH_ACTION,
    NOT_YOUR_BUILDING,
    NOTHING_COPIED,
    OTHER_SIDE_OF_SLASH,
    TILE_REPLACED,
)
from railherd.kit.figures.verbs import NO_ACTION
from railherd.kit.rules.auxiliary import Auxiliary, can_do_auxiliary, refuse_auxiliary
from railherd.kit.rules.starting import refuse_action, start_action
from railherd.kit.state import TrailState

# Options of `Use`: the actions of the building, those of a copied one, and the rest.
COPIED: Final = 8
RISK: Final = 16
COPIED_RISK: Final = 17
SINGLE_AUXILIARY: Final = 18
DONE: Final = 19
FREE: Final = 20

SIDES: Final = 4  # the first bit of `used` for sides of a slash, after those for groups


class Use(Decision):
    """Phase B at a place: its actions, each once in any order; or one single auxiliary action; and what is free.

    Remembers the tile it began on, so that a tile replaced meanwhile is not used. `used` has a bit for each group
    of actions joined by a slash, one for the side that was used, both eight higher for a copied building, and one
    for each of the other options. A building is copied where a game has an action that does so.
    """

    NAME: ClassVar[str] = "use"
    LEADS: ClassVar[bool] = True
    PART: ClassVar[str] = USING
    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("tile", "tile", optional=True),
        Field("used", "number", high=(1 << DONE) - 1),
        Field("copied_space", "space", optional=True),
        Field("copied_tile", "tile", optional=True),
    )

    def __init__(self, seat: int, tile: int, used: int, copied_space: int, copied_tile: int) -> None:
        super().__init__(seat)
        self.tile = tile
        self.used = used
        self.copied_space = copied_space
        self.copied_tile = copied_tile

    def span(self, s: TrailState) -> int:
        """Return one option for each act at a place, then one for each thing done between actions."""
        return FREE + s.figures.free_choices

    def options(self, s: TrailState) -> list[int]:
        """Offer the actions still open here that can be done, to finish, and what is done between actions."""
        options: list[int] = []
        if self._refuse_local(s) == LEGAL:
            self._add_actions(s, options, s.face(self.tile), 0)
            if self.copied_space != NOWHERE and s.tile[self.copied_space] == self.copied_tile:
                self._add_actions(s, options, s.face(self.copied_tile), COPIED)
            for risk in (RISK, COPIED_RISK):
                if self._refuse_risk(s, risk) == LEGAL and s.able(self.seat, self._risk(s, risk)):
                    options.append(risk)
        if self.used == 0 and can_do_auxiliary(s, self.seat, 1):
            options.append(SINGLE_AUXILIARY)
        options.append(DONE)
        for option in s.free_options(self.seat):
            options.append(FREE + option)
        return options

    def _add_actions(self, s: TrailState, options: list[int], face: int, shift: int) -> None:
        """Add the options that are actions of a face and can be used."""
        actions = s.figures.face_actions[face]
        for place in range(len(actions)):
            if self._refuse_again(s, face, place, shift) == LEGAL and s.able(self.seat, actions[place]):
                options.append(place + shift)

    def refusal(self, s: TrailState, option: int) -> int:
        """Refuse what is used up, closed here or cannot be done. Finishing is always legal."""
        if option >= FREE:
            return s.refuse_free(self.seat, option - FREE)
        if option == DONE:
            return LEGAL
        if option == SINGLE_AUXILIARY:
            return self._refuse_auxiliary(s)
        local = self._refuse_local(s)
        if local != LEGAL:
            return local
        if option < COPIED:
            return self._refuse_action(s, s.face(self.tile), option, 0)
        if option < RISK:
            return self._refuse_copied(s, option - COPIED)
        refused = self._refuse_risk(s, option)
        return refused if refused != LEGAL else refuse_action(s, self.seat, self._risk(s, option))

    def _refuse_auxiliary(self, s: TrailState) -> int:
        if self.used >> SINGLE_AUXILIARY & 1:
            return ALREADY_USED
        if self.used:
            return LOCAL_TAKEN
        return LEGAL if can_do_auxiliary(s, self.seat, 1) else refuse_auxiliary(s, self.seat, 0, 1)

    def _refuse_local(self, s: TrailState) -> int:
        """Return why all actions of the place itself are closed, 0 if they are open."""
        if self.used >> SINGLE_AUXILIARY & 1:
            return AUXILIARY_TAKEN
        if self.tile == EMPTY or self.tile >= s.figures.buildings:
            return NO_BUILDING_HERE
        if s.tile[s.players[self.seat].place] != self.tile:
            return TILE_REPLACED
        owner = s.owner(self.tile)
        return LEGAL if owner in (NOBODY, self.seat) else NOT_YOUR_BUILDING

    def _refuse_copied(self, s: TrailState, place: int) -> int:
        if self.copied_space == NOWHERE:
            return NOTHING_COPIED
        if s.tile[self.copied_space] != self.copied_tile:
            return TILE_REPLACED
        return self._refuse_action(s, s.face(self.copied_tile), place, COPIED)

    def _refuse_action(self, s: TrailState, face: int, place: int, shift: int) -> int:
        actions = s.figures.face_actions[face]
        if place >= len(actions):
            return NO_SUCH_ACTION
        refused = self._refuse_again(s, face, place, shift)
        return refused if refused != LEGAL else refuse_action(s, self.seat, actions[place])

    def _refuse_again(self, s: TrailState, face: int, place: int, shift: int) -> int:
        """Return why an action is used up, 0 if it is not."""
        groups = s.figures.face_groups[face]
        if not self.used >> groups[place] + shift & 1:
            return LEGAL
        if groups.count(groups[place]) == 1 or self.used & side_mark(groups, place) << shift:
            return ALREADY_USED
        return OTHER_SIDE_OF_SLASH

    def _refuse_risk(self, s: TrailState, option: int) -> int:
        space = s.players[self.seat].place if option == RISK else self.copied_space
        if space == NOWHERE:
            return NOTHING_COPIED
        tile = self.tile if option == RISK else self.copied_tile
        if tile < s.figures.neutrals or s.figures.risk[space] == NO_ACTION:
            return NO_RISK_HERE
        if s.tile[space] != tile:
            return TILE_REPLACED
        return ALREADY_USED if self.used >> option & 1 else LEGAL

    def _risk(self, s: TrailState, option: int) -> int:
        """Return the action that a risk option is about, NO_ACTION if it is about none."""
        space = s.players[self.seat].place if option == RISK else self.copied_space
        return NO_ACTION if space == NOWHERE else s.figures.risk[space]

    def apply(self, s: TrailState, option: int) -> None:
        """Mark the action as used and start it, do something between actions, or end the turn."""
        if option == DONE:
            s.end_turn(self.seat)
        elif option >= FREE:
            s.pending.append(self)
            s.do_free(self.seat, option - FREE)
        elif option == SINGLE_AUXILIARY:
            s.pending.append(self._having_used(1 << SINGLE_AUXILIARY))
            s.pending.append(Auxiliary(self.seat, 1))
        else:
            self._act(s, option)

    def _having_used(self, marks: int) -> "Use":
        return Use(self.seat, self.tile, self.used | marks, self.copied_space, self.copied_tile)

    def _act(self, s: TrailState, option: int) -> None:
        action = self.action_of(s, option)
        if option >= RISK:
            s.pending.append(self._having_used(1 << option))
        else:
            place = option % COPIED
            groups = s.figures.face_groups[s.face(self.copied_tile if option >= COPIED else self.tile)]
            s.pending.append(self._having_used((1 << groups[place] | side_mark(groups, place)) << option - place))
        s.emit(ACTION_USED, self.seat, action)
        start_action(s, self.seat, action)

    def action_of(self, s: TrailState, option: int) -> int:
        """Return the action that an option of this place is, NO_ACTION for all others."""
        if option >= SINGLE_AUXILIARY:
            return NO_ACTION
        if option >= RISK:
            return self._risk(s, option)
        tile = self.copied_tile if option >= COPIED else self.tile
        actions = s.figures.face_actions[s.face(tile)] if 0 <= tile < s.figures.buildings else []
        place = option % COPIED
        return actions[place] if place < len(actions) else NO_ACTION

    def with_copied(self, space: int, tile: int) -> "Use":
        """Return the same use with the actions of a neighbouring building besides its own."""
        return Use(self.seat, self.tile, self.used, space, tile)


def side_mark(groups: list[int], place: int) -> int:
    """Return the bit of `used` for one side of a slash, 0 for an action that no slash joins to others.

    A building with more actions than any printed one has no bits to spare for sides.
    """
    return 1 << SIDES + place if groups.count(groups[place]) > 1 and len(groups) <= SIDES else 0
