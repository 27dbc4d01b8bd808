"""Write a game of Great Western Trail as data that a person can edit, and read it back with checks."""

from collections.abc import Mapping, Sequence

from railherd.core.bag import Pile
from railherd.core.chance import Chance
from railherd.core.checked import Checked
from railherd.core.contract import Json, Setup
from railherd.core.problem import Problem
from railherd.games.gwt.actions import PlayableState
from railherd.games.gwt.edge.check_position import check_board
from railherd.games.gwt.edge.position_forms import (
    TEPEES,
    read_numbers,
    read_tepees,
    read_unbuilt,
    read_workers,
    write_unbuilt,
)
from railherd.games.gwt.figures.lookup import EMPTY, NOWHERE, PRIVATES, WORKERS, Figures
from railherd.games.gwt.rules.setup import empty_state
from railherd.games.gwt.rules.workers import COLUMNS
from railherd.games.gwt.state import NOBODY, Seat

Names = Mapping[str, Sequence[str]]

MOST_MONEY = 10_000


def write(s: PlayableState, names: Names) -> Json:
    """Return everything but chance, set-up and pending decisions."""
    return {
        "turn": s.turn,
        "marker": None if s.marker == NOBODY else s.marker,
        "faces": [names["face"][face] for face in s.faces],
        "trail": {names["space"][space]: names["tile"][tile] for space, tile in enumerate(s.tile) if tile != EMPTY},
        "masters": _optional(names["master"], s.masters),
        "posted": _optional(names["worker"], s.posted),
        "foresight": _optional(names["supply"], s.foresight),
        "jobs": _optional(names["worker"], s.jobs),
        "jobs_filled": s.next_job,
        "market": _named(names["card"], s.market),
        **_write_pile("market_stack", names["card"], s.piles[0]),
        "objectives": _named(names["objective"], s.shown),
        **_write_pile("objective_stack", names["objective"], s.piles[1]),
        "stacks": [_write_pile("tiles", names["supply"], pile) for pile in s.piles[2:]],
        "box": [names["supply"][tile] for tile, count in enumerate(s.box) for _ in range(count)],
        "removed": _named(names["card"], s.removed),
        "players": [_write_seat(s, names, player) for player in s.players],
    }


def _write_pile(key: str, names: Sequence[str], pile: Pile) -> Json:
    """Return a face-down pile under a key, and the items known to lie on top of it, if any, under another."""
    written: Json = {key: _named(names, pile.bag)}
    if pile.known:
        written[f"{key}_top"] = _named(names, pile.known)
    return written


def _named(names: Sequence[str], items: list[int]) -> list[str]:
    return [names[item] for item in items]


def _optional(names: Sequence[str], items: list[int]) -> list[str | None]:
    return [None if item == EMPTY else names[item] for item in items]


def _masked(names: Sequence[str], mask: int) -> list[str]:
    return [name for index, name in enumerate(names) if mask >> index & 1]


def _write_seat(s: PlayableState, names: Names, player: Seat) -> Json:
    return {
        "money": player.money,
        "place": None if player.place == NOWHERE else names["space"][player.place],
        "engine": names["position"][player.engine],
        "certificates": player.certificates,
        "cleared": _masked(names["disc"], player.cleared),
        "stations": _masked(names["station"], player.stations),
        "masters": _masked(names["master"], player.masters),
        "unbuilt": write_unbuilt(player),
        "workers": dict(zip(WORKERS, player.workers, strict=True)),
        "cities": player.cities[:],
        "tepees": dict(zip(TEPEES, player.tepees, strict=True)),
        "hazards": _named(names["supply"], player.hazards),
        "objectives": _named(names["objective"], player.objectives),
        "hand": _named(names["card"], player.hand),
        **_write_pile("deck", names["card"], player.deck),
        "discards": _named(names["card"], player.discards),
        "known": _named(names["card"], player.known),
        "blind": _named(names["card"], player.blind),
    }


def read(figures: Figures, names: Names, setup: Setup, data: Json, chance: Chance) -> PlayableState:
    """Return the state that such data describes; refuse one that cannot exist."""
    s = empty_state(figures, setup, chance)
    position = Checked(data, "position", names)
    s.turn = position.number("turn", 1, 10_000)
    s.marker = position.number("marker", 0, s.seats - 1, none=NOBODY)
    s.faces = position.ids("faces", "face")
    _read_trail(s, position, names)
    s.masters = _read_optional(position, "masters", "master", len(s.masters))
    s.posted = _read_optional(position, "posted", "worker", len(s.posted))
    s.foresight = _read_optional(position, "foresight", "supply", len(s.foresight))
    s.jobs = _read_optional(position, "jobs", "worker", COLUMNS * figures.job_rows)
    s.next_job = position.number("jobs_filled", 0, figures.job_rows * s.seats)
    s.market = sorted(position.ids("market", "card"))
    _read_pile(position, "market_stack", "card", s.piles[0])
    s.shown = sorted(position.ids("objectives", "objective"))
    _read_pile(position, "objective_stack", "objective", s.piles[1])
    for pile, stack in zip(s.piles[2:], position.objects("stacks", 3), strict=True):
        _read_pile(stack, "tiles", "supply", pile)
        stack.close()
    for tile in position.ids("box", "supply"):
        s.box[tile] += 1
    s.removed = position.ids("removed", "card")
    players = position.objects("players", s.seats)
    position.close()
    for player, given in zip(s.players, players, strict=True):
        _read_seat(s, player, given)
    s.bank = -sum(player.money for player in s.players)
    _check_faces(s)
    check_board(s, names)
    return s


def _read_pile(given: Checked, key: str, vocabulary: str, pile: Pile) -> None:
    pile.bag = sorted(given.ids(key, vocabulary))
    pile.known = given.ids(f"{key}_top", vocabulary) if f"{key}_top" in given.data else []


def _read_trail(s: PlayableState, position: Checked, names: Names) -> None:
    trail = Checked(position.value("trail"), "position.trail", names)
    for name in trail.data:
        if name not in names["space"]:
            raise Problem("gwt.position_space", {"name": name})
        s.tile[names["space"].index(name)] = trail.id(name, "tile")


def _read_optional(position: Checked, key: str, vocabulary: str, count: int) -> list[int]:
    items = position.items(key)
    if len(items) != count:
        where = f"{position.where}.{key}"
        raise Problem("core.data_count", {"where": where, "count": count, "found": len(items)})
    named = Checked({str(i): item for i, item in enumerate(items)}, f"{position.where}.{key}", position.names)
    return [named.id(str(i), vocabulary, none=EMPTY) for i in range(count)]


def _read_seat(s: PlayableState, player: Seat, given: Checked) -> None:
    player.money = given.number("money", 0, MOST_MONEY)
    player.place = given.id("place", "space", none=NOWHERE)
    player.engine = given.id("engine", "position")
    player.certificates = given.number("certificates", 0, s.figures.certificate_track[-1])
    player.cleared = _mask(given, "cleared", "disc", given.ids("cleared", "disc"))
    player.stations = _mask(given, "stations", "station", given.ids("stations", "station"))
    player.masters = _mask(given, "masters", "master", given.ids("masters", "master"))
    player.unbuilt = _mask(given, "unbuilt", "private", read_unbuilt(given))
    player.workers = read_workers(given, s.figures.workers_a_row)
    player.cities = read_numbers(given, "cities", s.figures.cities, 0, s.figures.discs)
    player.tepees = read_tepees(given)
    player.hazards = given.ids("hazards", "supply")
    player.objectives = sorted(given.ids("objectives", "objective"))
    player.hand = sorted(given.ids("hand", "card"))
    _read_pile(given, "deck", "card", player.deck)
    player.discards = given.ids("discards", "card")
    player.known = sorted(given.ids("known", "card"))
    player.blind = sorted(given.ids("blind", "card"))
    given.close()


def _mask(given: Checked, key: str, vocabulary: str, items: list[int]) -> int:
    mask = 0
    for item in items:
        if mask >> item & 1:
            name = given.names[vocabulary][item]
            raise Problem("gwt.position_twice", {"where": f"{given.where}.{key}", "name": name})
        mask |= 1 << item
    return mask


def _check_faces(s: PlayableState) -> None:
    """Refuse faces that are not one of the two sides of each private building."""
    if len(s.faces) != PRIVATES:
        raise Problem("core.data_count", {"where": "position.faces", "count": PRIVATES, "found": len(s.faces)})
    for number, face in enumerate(s.faces):
        if s.figures.face_names[face] not in (f"{number + 1}a", f"{number + 1}b"):
            raise Problem("gwt.position_face", {"number": number + 1, "face": s.figures.face_names[face]})
