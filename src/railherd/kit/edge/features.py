"""List what a seat sees of a trail game as numbers for learning: its own first, then the others clockwise.

How many there are depends only on the number of seats. Ids count from 1, so that 0 means nothing; owners count from 1
too, the seat itself being 1.
"""

from collections.abc import Callable
from typing import Generic, TypeVar

from railherd.core.contract import Names
from railherd.kit.figures.lookup import EMPTY, NOBODY, TrailFigures
from railherd.kit.rules.certificates import limit
from railherd.kit.rules.herd import hand_limit
from railherd.kit.rules.row_market import COLUMNS
from railherd.kit.rules.trail import fee
from railherd.kit.state import TrailState

PLAYER = ("money", "place", "certificates", "certificate_limit", "steps", "hand_limit", "cards", "deck")


S = TypeVar("S", bound=TrailState, contravariant=True)
F = TypeVar("F", bound=TrailFigures, contravariant=True)


def discards(s: TrailState, seat: int) -> list[int]:
    """Return a seat's discard pile, which lies face up."""
    return s.players[seat].discards


class OwnFeatures(Generic[S, F]):
    """What only one game has: names and numbers of its table, then of a player, and what is seen of discards."""

    def __init__(
        self,
        table_names: Callable[[F, Names], list[str]],
        table: Callable[[S], list[int]],
        player_names: Callable[[F, Names], list[str]],
        player: Callable[[S, int], list[int]],
        discards: Callable[[S, int], list[int]] = discards,
    ) -> None:
        self.table_names = table_names
        self.table = table
        self.player_names = player_names
        self.player = player
        self.discards = discards


def feature_names(figures: F, names: Names, seats: int, own: OwnFeatures[S, F]) -> list[str]:
    """Return a name for each number that `features` gives."""
    each = player_names(figures, names) + own.player_names(figures, names)
    found = table_names(figures, names) + own.table_names(figures, names)
    return found + [f"player.{player}.{name}" for player in range(seats) for name in each]


def features(s: S, seat: int, own: OwnFeatures[S, F]) -> list[int]:
    """Return the numbers in the order of `feature_names`."""
    found = table_features(s, seat) + own.table(s)
    for other in range(s.seats):
        player = (seat + other) % s.seats
        found += player_features(s, player, seat)
        found += counts(own.discards(s, player), s.figures.cards) + own.player(s, player)
    return found


def table_names(figures: TrailFigures, names: Names) -> list[str]:
    """Return a name for each number that `table_features` gives."""
    found = ["asked", "marker", "filled_jobs", "market_stack", "objective_stack"]
    found += [f"stack.{stack + 1}" for stack in range(len(figures.stacks))]
    for what in ("tile", "owner", "fee"):
        found += [f"trail.{space}.{what}" for space in names["space"]]
    found += [f"market.{card}" for card in names["card"][: figures.cattle]]
    found += [f"objectives.{card}" for card in names["objective"]]
    return found + [f"foresight.{place + 1}" for place in range(2 * len(figures.stacks))]


def table_features(s: TrailState, seat: int) -> list[int]:
    """Return trail, markets and piles in the order of `table_names`."""
    found = [0 if s.over() else turned(s, s.seat(), seat), turned(s, s.marker, seat), s.next_job]
    found += [pile.size() for pile in s.piles[: 2 + len(s.figures.stacks)]]
    found += [s.face(tile) + 1 if 0 <= tile < s.figures.buildings else _kind(s, tile) for tile in s.tile]
    found += [turned(s, s.owner(tile), seat) for tile in s.tile]
    found += [fee(s, seat, space) for space in range(s.figures.spaces)]
    found += counts(s.market, s.figures.cattle)
    found += counts(s.shown, len(s.figures.objective_names))
    return found + [tile + 1 for tile in s.foresight]


def row_features(s: TrailState, kinds: int) -> list[int]:
    """Return how many of each kind lie in each row of the market in rows."""
    found: list[int] = []
    for row in range(s.figures.job_rows):
        found += counts([kind for kind in s.jobs[row * COLUMNS : (row + 1) * COLUMNS] if kind != EMPTY], kinds)
    return found


def player_names(figures: TrailFigures, names: Names) -> list[str]:
    """Return a name for each number that `player_features` gives."""
    found = [*PLAYER, *(f"workers.{worker}" for worker in figures.lists.workers)]
    found += [f"city.{city}" for city in names["city"]]
    found += [f"disc.{disc}" for disc in names["disc"]]
    found += [f"station.{station}" for station in names["station"][: figures.stations]]
    for mask in ("master", "private"):
        found += [f"{mask}.{name}" for name in names[mask]]
    found += [f"hazard.{tile}" for tile in names["supply"]]
    found += [f"area.{card}" for card in names["objective"]]
    return found + [f"{pile}.{card}" for pile in ("hand", "discards") for card in names["card"]]


def player_features(s: TrailState, seat: int, viewer: int) -> list[int]:
    """Return a player's board and hand in the order of `player_names`, as far as the viewer knows the hand."""
    player = s.players[seat]
    objectives = len(s.figures.objective_names)
    found = [
        player.money, player.place + 1, player.certificates, limit(s, seat), s.step_limit(seat),
        hand_limit(s, seat), len(player.hand), player.deck.size(),
    ]  # fmt: skip
    found += player.workers + player.cities
    found += bits(player.cleared, s.figures.discs) + bits(player.stations, s.figures.stations)
    found += bits(player.masters, len(s.figures.master_names)) + bits(player.unbuilt, s.figures.privates)
    found += counts(player.hazards, s.figures.supply_kinds) + counts(player.objectives, objectives)
    seen = player.hand if seat == viewer or s.over() else player.known
    return found + counts(seen, s.figures.cards)


def turned(s: TrailState, who: int, seat: int) -> int:
    """Return a seat as counted from another one: 0 nobody, 1 that seat itself, 2 the next."""
    return 0 if who == NOBODY else (who - seat) % s.seats + 1


def bits(mask: int, count: int) -> list[int]:
    """Return the bits of a mask, one number each."""
    return [mask >> place & 1 for place in range(count)]


def counts(items: list[int], kinds: int) -> list[int]:
    """Return how often each kind is among some items."""
    found = [0] * kinds
    for item in items:
        found[item] += 1
    return found


def _kind(s: TrailState, tile: int) -> int:
    """Return the number of a supply tile, counted after all faces of buildings; 0 for anything else."""
    return tile - s.figures.buildings + len(s.figures.face_names) + 1 if tile >= s.figures.buildings else 0
