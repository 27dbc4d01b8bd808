"""The final scoring: eleven lines."""

from railherd.games.gwt.fulfilment import Fulfilment
from railherd.games.gwt.kansas_city import permanent_certificates
from railherd.games.gwt.state import State
from railherd.games.gwt.tables import TASKS

SCORE_LINES = (
    "money", "buildings", "cities", "stations", "hazards", "cattle", "objectives", "masters", "workers", "steps",
    "marker",
)  # fmt: skip

OBJECTIVE_LINE = 6
MASTER_LINE = 7
VALUE_3, WEST_HIGHLAND, LONGHORN = 3, 4, 5
BY_WORKERS, BY_OBJECTIVES, BY_HAZARDS, BY_TEPEES, BY_CERTIFICATES = range(5)


def score_lines(s: State, seat: int) -> list[int]:
    """The lines of the score pad."""
    player = s.players[seat]
    cards = all_cards(s, seat)
    objectives, masters = best_objectives(s, seat, cards)
    return [
        player.money // s.t.dollars_a_point,
        sum(s.t.face_points[s.face(s.tile[space])] for space in own_buildings(s, seat)),
        city_points(s, seat),
        sum(s.t.station_points[i] for i in range(s.t.stations) if player.stations >> i & 1),
        sum(s.t.tile_points[tile] for tile in player.hazards),
        sum(s.t.card_points[card] for card in cards if card < s.t.cattle),
        objectives,
        masters,
        s.t.late_worker * sum(max(0, count - s.t.late_from + 1) for count in player.workers),
        sum(s.t.disc_points[disc] for disc in range(s.t.discs) if player.cleared >> disc & 1),
        s.t.marker_points if s.marker == seat else 0,
    ]


def all_cards(s: State, seat: int) -> list[int]:
    """Hand, draw pile and discard pile."""
    player = s.players[seat]
    return player.hand + player.deck.bag + player.deck.known + player.discards


def own_buildings(s: State, seat: int) -> list[int]:
    """The spaces of a seat's buildings."""
    return [space for space in s.t.building_spaces if s.owner(s.tile[space]) == seat]


def city_points(s: State, seat: int) -> int:
    """Printed points of each disc, and those between neighbouring cities once."""
    cities = s.players[seat].cities
    points = sum(cities[city] * s.t.city_points[city] for city in range(s.t.cities))
    for arrow in range(len(s.t.arrow_from)):
        if cities[s.t.arrow_from[arrow]] and cities[s.t.arrow_to[arrow]]:
            points += s.t.arrow_points[arrow]
    return points


def achievements(s: State, seat: int, cards: list[int]) -> list[int]:
    """How many of each task a seat has."""
    player = s.players[seat]
    values = [s.t.value[card] for card in cards if card < s.t.cattle]
    have = {
        "building": len(own_buildings(s, seat)),
        "green_tepee": player.tepees[0],
        "blue_tepee": player.tepees[1],
        "hazard": len(player.hazards),
        "station": bin(player.stations).count("1"),
        "value_3": values.count(VALUE_3),
        "west_highland": values.count(WEST_HIGHLAND),
        "texas_longhorn": values.count(LONGHORN),
        "san_francisco_disc": player.cities[s.t.san_francisco],
    }
    return [have[task] for task in TASKS]


def best_objectives(s: State, seat: int, cards: list[int]) -> tuple[int, int]:
    """Lines 7 and 8, with unplayed objectives added and tasks assigned so that both together are highest."""
    played = s.players[seat].objectives
    kept = [card - s.t.cattle for card in cards if card >= s.t.cattle]
    fixed = fixed_masters(s, seat)
    masters = [fixed + objective_masters(s, seat, area) for area in range(len(played) + len(kept) + 1)]
    search = Fulfilment(s, played, kept, masters)
    search.visit(0, achievements(s, seat, cards), len(played), 0, [])
    return search.best


def fixed_masters(s: State, seat: int) -> int:
    """Points of station masters that do not count objective cards."""
    player = s.players[seat]
    counted = {
        BY_WORKERS: sum(player.workers),
        BY_HAZARDS: len(player.hazards),
        BY_TEPEES: min(player.tepees),
        BY_CERTIFICATES: player.certificates + permanent_certificates(s, seat),
    }
    points = 0
    for master, per in enumerate(s.t.master_per):
        if player.masters >> master & 1 and per in counted:
            points += counted[per] // s.t.master_each[master] * s.t.master_points[master]
    return points


def objective_masters(s: State, seat: int, area: int) -> int:
    """Points of station masters for objective cards in the area, fulfilled or not."""
    points = 0
    for master, per in enumerate(s.t.master_per):
        if s.players[seat].masters >> master & 1 and per == BY_OBJECTIVES:
            points += area // s.t.master_each[master] * s.t.master_points[master]
    return points


def winners(s: State) -> list[int]:
    """Whoever has most points; equal totals share the victory."""
    totals = [sum(score_lines(s, seat)) for seat in range(s.seats)]
    return [seat for seat in range(s.seats) if totals[seat] == max(totals)]
