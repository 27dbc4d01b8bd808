"""The final scoring: eleven lines."""

from typing import Final

from railherd.games.gwt.rules.arrows import complete_arrow_points
from railherd.games.gwt.rules.fulfilment import Fulfilment
from railherd.games.gwt.rules.kansas_city import permanent_certificates
from railherd.games.gwt.state import State

SCORE_LINES = (
    "money", "buildings", "cities", "stations", "hazards", "cattle", "objectives", "masters", "workers", "steps",
    "marker",
)  # fmt: skip

OBJECTIVE_LINE: Final = 6
MASTER_LINE: Final = 7
BUILDINGS: Final = 0  # of TASKS
VALUE_3: Final = 3
WEST_HIGHLAND: Final = 4
LONGHORN: Final = 5
BY_OBJECTIVES: Final = 1  # of MASTER_PER


def score_lines(s: State, seat: int) -> list[int]:
    """Return the lines of the score pad."""
    cards = all_cards(s, seat)
    return lines_with(s, seat, cards, achievements(s, seat, cards))


def lines_with(s: State, seat: int, cards: list[int], have: list[int]) -> list[int]:
    """Return the lines for a caller that has already gathered a seat's cards and achievements."""
    player = s.players[seat]
    objectives, masters = best_objectives(s, seat, cards, have)
    return [
        player.money // s.figures.dollars_a_point,
        building_points(s, seat),
        city_points(s, seat),
        marked_points(player.stations, s.figures.station_points),
        total(player.hazards, s.figures.tile_points),
        total([card for card in cards if card < s.figures.cattle], s.figures.card_points),
        objectives,
        masters,
        worker_points(s, seat),
        marked_points(player.cleared, s.figures.disc_points),
        s.figures.marker_points if s.marker == seat else 0,
    ]


def total(items: list[int], points: list[int]) -> int:
    """Return the points of all items."""
    found = 0
    for item in items:
        found += points[item]
    return found


def marked_points(mask: int, points: list[int]) -> int:
    """Return the points of everything that a bit mask marks."""
    found = 0
    for item in range(len(points)):
        if mask >> item & 1:
            found += points[item]
    return found


def building_points(s: State, seat: int) -> int:
    """Return the points of a seat's buildings on the trail."""
    found = 0
    for space in own_buildings(s, seat):
        found += s.figures.face_points[s.face(s.tile[space])]
    return found


def worker_points(s: State, seat: int) -> int:
    """Return the points of the last workers of each row."""
    found = 0
    for count in s.players[seat].workers:
        if count >= s.figures.late_from:
            found += s.figures.late_worker * (count - s.figures.late_from + 1)
    return found


def all_cards(s: State, seat: int) -> list[int]:
    """Return the cards of hand, draw pile and discard pile."""
    player = s.players[seat]
    return player.hand + player.deck.bag + player.deck.known + player.discards


def own_buildings(s: State, seat: int) -> list[int]:
    """Return the spaces of a seat's buildings."""
    return [space for space in s.figures.building_spaces if s.owner(s.tile[space]) == seat]


def city_points(s: State, seat: int) -> int:
    """Return the printed points of each disc and the points of completed arrows."""
    cities = s.players[seat].cities
    points = 0
    for city in range(s.figures.cities):
        points += cities[city] * s.figures.city_points[city]
    return points + complete_arrow_points(s, seat)


def achievements(s: State, seat: int, cards: list[int]) -> list[int]:
    """Return how many of each task a seat has, in the order of TASKS."""
    player = s.players[seat]
    valued_3 = west_highlands = longhorns = 0
    for card in cards:
        if card >= s.figures.cattle:
            continue
        value = s.figures.value[card]
        if value == VALUE_3:
            valued_3 += 1
        elif value == WEST_HIGHLAND:
            west_highlands += 1
        elif value == LONGHORN:
            longhorns += 1
    return [
        len(own_buildings(s, seat)),
        player.tepees[0],
        player.tepees[1],
        len(player.hazards),
        bin(player.stations).count("1"),
        valued_3,
        west_highlands,
        longhorns,
        player.cities[s.figures.san_francisco],
    ]


def best_objectives(s: State, seat: int, cards: list[int], have: list[int]) -> tuple[int, int]:
    """Return lines 7 and 8, with unplayed objectives and tasks chosen so that their sum is highest."""
    search = objective_search(s, seat, cards)
    search.visit(0, have, search.played, 0, [])
    return search.best


def objective_search(s: State, seat: int, cards: list[int]) -> Fulfilment:
    """Return the search through a seat's objective cards: those in its area, then the unplayed ones."""
    played = s.players[seat].objectives
    kept = [card - s.figures.cattle for card in cards if card >= s.figures.cattle]
    fixed = fixed_masters(s, seat)
    masters = [fixed + objective_masters(s, seat, area) for area in range(len(played) + len(kept) + 1)]
    return Fulfilment(s, played, kept, masters)


def fixed_masters(s: State, seat: int) -> int:
    """Return the points of station masters that do not count objective cards."""
    player = s.players[seat]
    if not player.masters:
        return 0
    counted = [
        sum(player.workers),
        0,
        len(player.hazards),
        min(player.tepees),
        player.certificates + permanent_certificates(s, seat),
    ]
    points = 0
    for master, per in enumerate(s.figures.master_per):
        if player.masters >> master & 1:
            points += counted[per] // s.figures.master_each[master] * s.figures.master_points[master]
    return points


def objective_masters(s: State, seat: int, area: int) -> int:
    """Return the points of station masters for objective cards in the area, fulfilled or not."""
    points = 0
    masters = s.players[seat].masters
    for master, per in enumerate(s.figures.master_per):
        if masters >> master & 1 and per == BY_OBJECTIVES:
            points += area // s.figures.master_each[master] * s.figures.master_points[master]
    return points


def winners(s: State) -> list[int]:
    """Return the seats with most points; equal totals share the victory."""
    totals = [sum(score_lines(s, seat)) for seat in range(s.seats)]
    return [seat for seat in range(s.seats) if totals[seat] == max(totals)]
