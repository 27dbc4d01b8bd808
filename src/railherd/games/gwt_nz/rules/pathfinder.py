"""The pathfinder track, whose spaces bring gold, the step tile and a choice."""

from typing import ClassVar, Final

from railherd.core.contract import Field
from railherd.games.gwt_nz.figures import events
from railherd.games.gwt_nz.figures.reasons import NOT_SO_FAR
from railherd.games.gwt_nz.rules.gold import gain_gold
from railherd.games.gwt_nz.state import NO_STEP_TILE, STEP_TILE, STEP_TILE_BACK, State
from railherd.kit.decision import Unrefused, UpTo
from railherd.kit.figures.reasons import LEGAL
from railherd.kit.rules.rewards import gain

TURN_STEP_TILE: Final = 0
TURN_FEE_TILE: Final = 1


def advance(s: State, seat: int, spaces: int) -> None:
    """Move a seat's disc on and give what the spaces bring; each advance beyond the end is worth money."""
    player = s.players[seat]
    before = player.path
    player.path = min(before + spaces, s.figures.last_path)
    if player.path > before:
        s.emit(events.PATH_ADVANCED, seat, player.path)
    for space in range(before + 1, player.path + 1):
        gain_gold(s, seat, s.figures.path_gold[space])
        if space == s.figures.path_step_tile[s.seats] and player.step_tile == NO_STEP_TILE:
            player.step_tile = STEP_TILE
            s.emit(events.STEP_TILE_TAKEN, seat)
        if space == s.figures.path_choice:
            s.pending.append(TurnTile(seat))
    gain(s, seat, (before + spaces - player.path) * s.figures.path_beyond)


def offer_path(s: State, seat: int, most: int) -> None:
    """Let a seat move its disc on by up to some spaces. At the end of the track there is only money, which is taken."""
    if s.players[seat].path >= s.figures.last_path:
        advance(s, seat, most)
    elif most > 0:
        s.pending.append(Pathfind(seat, most))


class Pathfind(UpTo[State]):
    """Move the pathfinder disc on by a number of spaces. Whoever reaches the end takes the rest in money."""

    NAME: ClassVar[str] = "pathfind"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("most", "number", low=1),)

    def meant(self, options: list[int]) -> int:
        """Return all the spaces that are given: seldom is anybody better off behind."""
        return options[-1]

    def span(self, s: State) -> int:
        """Return one option for each number of spaces of the track."""
        return s.figures.last_path + 1

    def refusal(self, s: State, option: int) -> int:
        """Refuse more spaces than are given or left."""
        left = s.figures.last_path - s.players[self.seat].path
        return LEGAL if option <= min(self.most, left) else NOT_SO_FAR

    def apply(self, s: State, option: int) -> None:
        """Move the disc on."""
        reaches_end = s.players[self.seat].path + option >= s.figures.last_path
        if option:
            advance(s, self.seat, self.most if reaches_end else option)


class TurnTile(Unrefused[State]):
    """Turn over the step tile, for one more step, or the fee tile, so that hands cost nothing any more.

    Whoever has come so far on the track has the step tile.
    """

    NAME: ClassVar[str] = "turn_tile"
    SPAN: ClassVar[int] = TURN_FEE_TILE + 1

    def apply(self, s: State, option: int) -> None:
        """Turn the tile over."""
        player = s.players[self.seat]
        if option == TURN_STEP_TILE:
            player.step_tile = STEP_TILE_BACK
            s.emit(events.STEP_TILE_TURNED, self.seat)
        else:
            player.no_fees = True
            s.emit(events.FEE_TILE_TURNED, self.seat)
