"""Write a game of Great Western Trail as data that a person can edit, and read it back with checks."""

from collections.abc import Mapping, Sequence

from railherd.core.chance import Chance
from railherd.core.checked import Checked
from railherd.core.contract import Json, Setup
from railherd.games.gwt.actions import PlayableState
from railherd.games.gwt.edge.check_position import check_board
from railherd.games.gwt.figures.lookup import Figures
from railherd.games.gwt.rules.setup import empty_state
from railherd.games.gwt.state import Seat
from railherd.kit.edge.position import (
    check_faces,
    read_gone,
    read_seat,
    read_table,
    write_gone,
    write_seat,
    write_table,
)
from railherd.kit.edge.position_forms import read_counts

Names = Mapping[str, Sequence[str]]

TEPEES = ("green", "blue")
MAX_TEPEES = 100


def write(s: PlayableState, names: Names) -> Json:
    """Return everything but chance, set-up and pending decisions."""
    return {
        **write_table(s, names, "jobs", "worker"),
        **write_gone(names, s.box, s.removed),
        "players": [_write_seat(s, names, player) for player in s.players],
    }


def _write_seat(s: PlayableState, names: Names, player: Seat) -> Json:
    return {
        **write_seat(s, names, player),
        "engine": names["position"][player.engine],
        "tepees": dict(zip(TEPEES, player.tepees, strict=True)),
    }


def read(figures: Figures, names: Names, setup: Setup, data: Json, chance: Chance) -> PlayableState:
    """Return the state that such data describes; refuse one that cannot exist."""
    s = empty_state(figures, setup, chance)
    position = Checked(data, "position", names)
    read_table(s, names, position, "jobs", "worker")
    read_gone(position, s.box, s.removed)
    players = position.objects("players", s.seats)
    position.close()
    for player, given in zip(s.players, players, strict=True):
        _read_seat(s, player, given)
    s.bank = -sum(player.money for player in s.players)
    check_faces(s)
    check_board(s, names)
    return s


def _read_seat(s: PlayableState, player: Seat, given: Checked) -> None:
    read_seat(s, player, given)
    player.engine = given.id("engine", "position")
    player.tepees = read_counts(given, "tepees", TEPEES, 0, MAX_TEPEES)
    given.close()
