"""Write what trail games share as data that a person can edit, and read it back."""

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

from railherd.core.bag import Pile
from railherd.core.components.checked import Checked
from railherd.core.contract import Json, Names
from railherd.core.problem import Problem
from railherd.kit.edge.check_position import problem
from railherd.kit.edge.position_forms import read_counts, read_numbers, read_unbuilt, write_unbuilt
from railherd.kit.edge.view import named_mask
from railherd.kit.figures.lookup import EMPTY, NOBODY, NOWHERE
from railherd.kit.rules.row_market import COLUMNS
from railherd.kit.seat import TrailSeat
from railherd.kit.state import MARKET_STACK, OBJECTIVE_STACK, SUPPLY_STACKS, TrailState

MOST_MONEY = 10_000
MOST_TURNS = 10_000


S = TypeVar("S", bound=TrailState, contravariant=True)


class OwnForm(Generic[S]):
    """What only one game has in a position: how its table and its seats are written, read and checked.

    `rows` is the vocabulary of what lies in the market in rows.
    """

    def __init__(
        self,
        rows: str,
        write_table: Callable[[S, Names], Json],
        read_table: Callable[[S, Checked], None],
        write_seat: Callable[[S, Names, int], Json],
        read_seat: Callable[[S, Checked, int], None],
        check: Callable[[S, Names], None],
    ) -> None:
        self.rows = rows
        self.write_table = write_table
        self.read_table = read_table
        self.write_seat = write_seat
        self.read_seat = read_seat
        self.check = check


def write(s: S, names: Names, own: OwnForm[S]) -> Json:
    """Return everything but chance, set-up and pending decisions."""
    return {
        **write_table(s, names, own.rows),
        **own.write_table(s, names),
        "box": [names["supply"][tile] for tile, count in enumerate(s.box) for _ in range(count)],
        "removed": named(names["card"], s.removed),
        "players": [
            {**write_seat(s, names, player), **own.write_seat(s, names, seat)} for seat, player in enumerate(s.players)
        ],
    }


def read(s: S, names: Names, data: Json, own: OwnForm[S]) -> None:
    """Read into an empty state what such data describes; refuse one that cannot exist."""
    position = Checked(data, "position", names)
    read_table(s, names, position, own.rows)
    own.read_table(s, position)
    for tile in position.ids("box", "supply"):
        s.box[tile] += 1
    s.removed = position.ids("removed", "card")
    players = position.objects("players", s.seats)
    position.close()
    for seat, given in enumerate(players):
        read_seat(s, s.players[seat], given)
        own.read_seat(s, given, seat)
        given.close()
    s.bank = -sum(player.money for player in s.players)
    check_faces(s)
    own.check(s, names)


def write_table(s: TrailState, names: Names, rows: str) -> Json:
    """Return what every table of a trail game has."""
    return {
        "turn": s.turn,
        "marker": None if s.marker == NOBODY else s.marker,
        "faces": named(names["face"], s.faces),
        "trail": {names["space"][space]: names["tile"][tile] for space, tile in enumerate(s.tile) if tile != EMPTY},
        "masters": optional(names["master"], s.masters),
        "posted": optional(names["worker"], s.posted),
        "foresight": optional(names["supply"], s.foresight),
        "jobs": optional(names[rows], s.jobs),
        "jobs_filled": s.next_job,
        "market": named(names["card"], s.market),
        **write_pile("market_stack", names["card"], s.piles[MARKET_STACK]),
        "objectives": named(names["objective"], s.shown),
        **write_pile("objective_stack", names["objective"], s.piles[OBJECTIVE_STACK]),
        "stacks": [write_pile("tiles", names["supply"], pile) for pile in s.piles[SUPPLY_STACKS:]],
    }


def read_table(s: TrailState, names: Names, position: Checked, rows: str) -> None:
    """Read what every table of a trail game has."""
    s.turn = position.number("turn", 1, MOST_TURNS)
    s.marker = position.number("marker", 0, s.seats - 1, none=NOBODY)
    s.faces = position.ids("faces", "face")
    read_trail(s, position, names)
    s.masters = read_optional(position, "masters", "master", len(s.masters))
    s.posted = read_optional(position, "posted", "worker", len(s.posted))
    s.foresight = read_optional(position, "foresight", "supply", len(s.foresight))
    s.jobs = read_optional(position, "jobs", rows, COLUMNS * s.figures.job_rows)
    s.next_job = position.number("jobs_filled", 0, s.figures.job_rows * s.seats)
    s.market = sorted(position.ids("market", "card"))
    read_pile(position, "market_stack", "card", s.piles[MARKET_STACK])
    s.shown = sorted(position.ids("objectives", "objective"))
    read_pile(position, "objective_stack", "objective", s.piles[OBJECTIVE_STACK])
    for pile, stack in zip(
        s.piles[SUPPLY_STACKS:], position.objects("stacks", len(s.piles) - SUPPLY_STACKS), strict=True
    ):
        read_pile(stack, "tiles", "supply", pile)
        stack.close()


def write_seat(s: TrailState, names: Names, player: TrailSeat) -> Json:
    """Return what every player of a trail game has."""
    return {
        "money": player.money,
        "place": None if player.place == NOWHERE else names["space"][player.place],
        "certificates": player.certificates,
        "cleared": named_mask(names["disc"], player.cleared),
        "stations": named_mask(names["station"], player.stations),
        "masters": named_mask(names["master"], player.masters),
        "unbuilt": write_unbuilt(s, player),
        "workers": dict(zip(s.figures.lists.workers, player.workers, strict=True)),
        "cities": player.cities[:],
        "hazards": named(names["supply"], player.hazards),
        "objectives": named(names["objective"], player.objectives),
        "hand": named(names["card"], player.hand),
        **write_pile("deck", names["card"], player.deck),
        "discards": named(names["card"], player.discards),
        "known": named(names["card"], player.known),
        "blind": named(names["card"], player.blind),
    }


def read_seat(s: TrailState, player: TrailSeat, given: Checked) -> None:
    """Read what every player of a trail game has."""
    player.money = given.number("money", 0, MOST_MONEY)
    player.place = given.id("place", "space", none=NOWHERE)
    player.certificates = given.number("certificates", 0, s.figures.certificate_track[-1])
    player.cleared = read_mask(s, given, "cleared", "disc", given.ids("cleared", "disc"))
    player.stations = read_mask(s, given, "stations", "station", given.ids("stations", "station"))
    player.masters = read_mask(s, given, "masters", "master", given.ids("masters", "master"))
    player.unbuilt = read_mask(s, given, "unbuilt", "private", read_unbuilt(given))
    player.workers = read_counts(given, "workers", s.figures.lists.workers, 1, s.figures.workers_a_row)
    player.cities = read_numbers(given, "cities", s.figures.cities, 0, s.figures.discs)
    player.hazards = given.ids("hazards", "supply")
    player.objectives = sorted(given.ids("objectives", "objective"))
    player.hand = sorted(given.ids("hand", "card"))
    read_pile(given, "deck", "card", player.deck)
    player.discards = given.ids("discards", "card")
    player.known = sorted(given.ids("known", "card"))
    player.blind = sorted(given.ids("blind", "card"))


def write_pile(key: str, names: Sequence[str], pile: Pile) -> Json:
    """Return a face-down pile under a key, and the items known to lie on top of it, if any, under another."""
    written: Json = {key: named(names, pile.bag)}
    if pile.known:
        written[f"{key}_top"] = named(names, pile.known)
    return written


def named(names: Sequence[str], items: list[int]) -> list[str]:
    """Return items by their names."""
    return [names[item] for item in items]


def optional(names: Sequence[str], items: list[int]) -> list[str | None]:
    """Return items by their names, None for what is empty."""
    return [None if item == EMPTY else names[item] for item in items]


def read_pile(given: Checked, key: str, vocabulary: str, pile: Pile) -> None:
    """Read a face-down pile, and what is known to lie on top of it."""
    pile.bag = sorted(given.ids(key, vocabulary))
    pile.known = given.ids(f"{key}_top", vocabulary) if f"{key}_top" in given.data else []


def read_trail(s: TrailState, position: Checked, names: Names) -> None:
    """Read which tile lies on which space."""
    trail = Checked(position.value("trail"), "position.trail", names)
    for name in trail.data:
        if name not in names["space"]:
            raise problem(s, "position_space", {"name": name})
        s.tile[names["space"].index(name)] = trail.id(name, "tile")


def read_optional(position: Checked, key: str, vocabulary: str, count: int) -> list[int]:
    """Return a list of exactly `count` named items, EMPTY for None."""
    items = position.items(key)
    if len(items) != count:
        where = f"{position.where}.{key}"
        raise Problem("core.data_count", {"where": where, "count": count, "found": len(items)})
    named = Checked({str(i): item for i, item in enumerate(items)}, f"{position.where}.{key}", position.names)
    return [named.id(str(i), vocabulary, none=EMPTY) for i in range(count)]


def read_mask(s: TrailState, given: Checked, key: str, vocabulary: str, items: list[int]) -> int:
    """Return named items as a bit mask; refuse one that is named twice."""
    mask = 0
    for item in items:
        if mask >> item & 1:
            name = given.names[vocabulary][item]
            raise problem(s, "position_twice", {"where": f"{given.where}.{key}", "name": name})
        mask |= 1 << item
    return mask


def check_faces(s: TrailState) -> None:
    """Refuse faces that are not one of the two sides of each private building."""
    if len(s.faces) != s.figures.privates:
        raise Problem(
            "core.data_count", {"where": "position.faces", "count": s.figures.privates, "found": len(s.faces)}
        )
    for number, face in enumerate(s.faces):
        if s.figures.face_names[face] not in (f"{number + 1}a", f"{number + 1}b"):
            raise problem(s, "position_face", {"number": number + 1, "face": s.figures.face_names[face]})
