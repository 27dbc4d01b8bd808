"""What only Great Western Trail has in a position that a person can edit."""

from railherd.core.components.checked import Checked
from railherd.core.contract import Json, Names
from railherd.games.gwt.actions import PlayableState
from railherd.games.gwt.edge.check_position import check_board
from railherd.kit.edge.position import OwnForm
from railherd.kit.edge.position_forms import read_counts

TEPEES = ("green", "blue")
MAX_TEPEES = 100


def _write_table(s: PlayableState, names: Names) -> Json:
    return {}


def _read_table(s: PlayableState, position: Checked) -> None:
    """Read nothing: there is nothing else."""


def _write_seat(s: PlayableState, names: Names, seat: int) -> Json:
    player = s.players[seat]
    return {"engine": names["position"][player.engine], "tepees": dict(zip(TEPEES, player.tepees, strict=True))}


def _read_seat(s: PlayableState, given: Checked, seat: int) -> None:
    player = s.players[seat]
    player.engine = given.id("engine", "position")
    player.tepees = read_counts(given, "tepees", TEPEES, 0, MAX_TEPEES)


FORM = OwnForm("worker", _write_table, _read_table, _write_seat, _read_seat, check_board)
