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
    named,
    optional,
    read_optional,
    read_pile,
    read_seat,
    read_trail,
    write_pile,
    write_seat,
)
from railherd.kit.edge.position_forms import read_counts
from railherd.kit.figures.lookup import EMPTY, NOBODY
from railherd.kit.rules.row_market import COLUMNS
from railherd.kit.state import MARKET_STACK, OBJECTIVE_STACK, SUPPLY_STACKS

Names = Mapping[str, Sequence[str]]

TEPEES = ("green", "blue")
MAX_TEPEES = 100


def write(s: PlayableState, names: Names) -> Json:
    """Return everything but chance, set-up and pending decisions."""
    return {
        "turn": s.turn,
        "marker": None if s.marker == NOBODY else s.marker,
        "faces": [names["face"][face] for face in s.faces],
        "trail": {names["space"][space]: names["tile"][tile] for space, tile in enumerate(s.tile) if tile != EMPTY},
        "masters": optional(names["master"], s.masters),
        "posted": optional(names["worker"], s.posted),
        "foresight": optional(names["supply"], s.foresight),
        "jobs": optional(names["worker"], s.jobs),
        "jobs_filled": s.next_job,
        "market": named(names["card"], s.market),
        **write_pile("market_stack", names["card"], s.piles[MARKET_STACK]),
        "objectives": named(names["objective"], s.shown),
        **write_pile("objective_stack", names["objective"], s.piles[OBJECTIVE_STACK]),
        "stacks": [write_pile("tiles", names["supply"], pile) for pile in s.piles[SUPPLY_STACKS:]],
        "box": [names["supply"][tile] for tile, count in enumerate(s.box) for _ in range(count)],
        "removed": named(names["card"], s.removed),
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
    s.turn = position.number("turn", 1, 10_000)
    s.marker = position.number("marker", 0, s.seats - 1, none=NOBODY)
    s.faces = position.ids("faces", "face")
    read_trail(s, position, names)
    s.masters = read_optional(position, "masters", "master", len(s.masters))
    s.posted = read_optional(position, "posted", "worker", len(s.posted))
    s.foresight = read_optional(position, "foresight", "supply", len(s.foresight))
    s.jobs = read_optional(position, "jobs", "worker", COLUMNS * figures.job_rows)
    s.next_job = position.number("jobs_filled", 0, figures.job_rows * s.seats)
    s.market = sorted(position.ids("market", "card"))
    read_pile(position, "market_stack", "card", s.piles[MARKET_STACK])
    s.shown = sorted(position.ids("objectives", "objective"))
    read_pile(position, "objective_stack", "objective", s.piles[OBJECTIVE_STACK])
    for pile, stack in zip(s.piles[SUPPLY_STACKS:], position.objects("stacks", 3), strict=True):
        read_pile(stack, "tiles", "supply", pile)
        stack.close()
    for tile in position.ids("box", "supply"):
        s.box[tile] += 1
    s.removed = position.ids("removed", "card")
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
