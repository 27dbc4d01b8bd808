"""List what a seat sees as numbers for learning: its own first, then the others clockwise.

How many there are depends only on the number of seats. Ids count from 1, so that 0 means nothing; owners count
from 1 too, the seat itself being 1.
"""

from collections.abc import Mapping, Sequence

from railherd.games.gwt.figures.lookup import WORKERS, Figures
from railherd.games.gwt.state import State
from railherd.kit.figures.lookup import NOBODY
from railherd.kit.rules.certificates import limit
from railherd.kit.rules.herd import hand_limit
from railherd.kit.rules.row_market import COLUMNS
from railherd.kit.rules.trail import fee, step_limit

Names = Mapping[str, Sequence[str]]

FORESIGHT = ("1", "2", "3", "4", "5", "6")
PLAYER = (
    "money", "place", "engine", "certificates", "certificate_limit", "steps", "hand_limit", "cards", "deck",
    "green_tepees", "blue_tepees",
)  # fmt: skip


def feature_names(figures: Figures, names: Names, seats: int) -> list[str]:
    """Return a name for each number that `features` gives."""
    found = ["asked", "marker", "filled_jobs", "market_stack", "objective_stack", "stack.1", "stack.2", "stack.3"]
    for what in ("tile", "owner", "fee"):
        found += [f"trail.{space}.{what}" for space in names["space"]]
    found += [f"jobs.{row + 1}.{worker}" for row in range(figures.job_rows) for worker in WORKERS]
    found += [f"market.{card}" for card in names["card"][: figures.cattle]]
    found += [f"objectives.{card}" for card in names["objective"]]
    found += [f"foresight.{place}" for place in FORESIGHT]
    with_masters = names["station"][: len(figures.master_stations)]
    found += [f"{who}.{station}" for who in ("master", "posted") for station in with_masters]
    for player in range(seats):
        found += [f"player.{player}.{name}" for name in _player_names(names)]
    return found


def _player_names(names: Names) -> list[str]:
    found = [*PLAYER, *(f"workers.{worker}" for worker in WORKERS)]
    found += [f"city.{city}" for city in names["city"]]
    for mask in ("disc", "station", "master", "private"):
        found += [f"{mask}.{name}" for name in names[mask]]
    found += [f"hazard.{tile}" for tile in names["supply"]]
    found += [f"area.{card}" for card in names["objective"]]
    for pile in ("hand", "discards"):
        found += [f"{pile}.{card}" for card in names["card"]]
    return found


def features(s: State, seat: int) -> list[int]:
    """Return the numbers in the order of `feature_names`."""
    found = [0 if s.over() else _turned(s, s.seat(), seat), _turned(s, s.marker, seat), s.next_job]
    found += [pile.size() for pile in s.piles]
    found += [s.face(tile) + 1 if 0 <= tile < s.figures.buildings else _kind(s, tile) for tile in s.tile]
    found += [_turned(s, s.owner(tile), seat) for tile in s.tile]
    found += [fee(s, seat, space) for space in range(s.figures.spaces)]
    found += _jobs(s)
    found += _counts(s.market, s.figures.cattle)
    found += _counts(s.shown, len(s.figures.objective_names))
    found += [tile + 1 for tile in s.foresight]
    found += [master + 1 for master in s.masters] + [worker + 1 for worker in s.posted]
    for other in range(s.seats):
        found += _player(s, (seat + other) % s.seats, seat)
    return found


def _turned(s: State, who: int, seat: int) -> int:
    """Return a seat as counted from another one: 0 nobody, 1 that seat itself, 2 the next."""
    return 0 if who == NOBODY else (who - seat) % s.seats + 1


def _kind(s: State, tile: int) -> int:
    """Return the number of a supply tile, counted after all faces of buildings; 0 for anything else."""
    return tile - s.figures.buildings + len(s.figures.face_names) + 1 if tile >= s.figures.buildings else 0


def _jobs(s: State) -> list[int]:
    found: list[int] = []
    for row in range(s.figures.job_rows):
        places = s.jobs[row * COLUMNS : row * COLUMNS + s.seats]
        found += [places.count(kind) for kind in range(len(WORKERS))]
    return found


def _player(s: State, seat: int, viewer: int) -> list[int]:
    player = s.players[seat]
    kinds = s.figures.cattle + len(s.figures.objective_names)
    found = [
        player.money, player.place + 1, player.engine, player.certificates, limit(s, seat), step_limit(s, seat),
        hand_limit(s, seat), len(player.hand), player.deck.size(), player.tepees[0], player.tepees[1],
    ]  # fmt: skip
    found += player.workers + player.cities
    found += _bits(player.cleared, s.figures.discs) + _bits(player.stations, s.figures.stations)
    found += _bits(player.masters, len(s.figures.master_names)) + _bits(player.unbuilt, s.figures.privates)
    found += _counts(player.hazards, s.figures.supply_kinds) + _counts(
        player.objectives, len(s.figures.objective_names)
    )
    seen = player.hand if seat == viewer or s.over() else player.known
    return found + _counts(seen, kinds) + _counts(player.discards, kinds)


def _bits(mask: int, count: int) -> list[int]:
    return [mask >> place & 1 for place in range(count)]


def _counts(items: list[int], kinds: int) -> list[int]:
    found = [0] * kinds
    for item in items:
        found[item] += 1
    return found
