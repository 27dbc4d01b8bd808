"""The final scoring: twelve lines."""

from railherd.games.gwt_nz.figures.lookup import (
    BUILDING_TASK,
    FERRY_TASK,
    FLOOD,
    FLOOD_TASK,
    LARGE_BUILDING_TASK,
    PATH_TASK,
    SHEARER,
    SHEARERS_TASK,
    STOREHOUSE_TASK,
)
from railherd.games.gwt_nz.rules.permanent import paired, permanent_certificates
from railherd.games.gwt_nz.sarah.scoring import sarahs_lines
from railherd.games.gwt_nz.state import State
from railherd.kit.rules import scoring

SCORE_LINES = (
    "money", "buildings", "posts", "harbours", "path", "tiles", "cards", "objectives", "masters", "hand", "workers",
    "marker",
)  # fmt: skip


def score_lines(s: State, seat: int) -> list[int]:
    """Return the lines of the score pad."""
    if s.is_sarah(seat):
        return sarahs_lines(s)
    cards = scoring.all_cards(s, seat)
    return lines_with(s, seat, cards, achievements(s, seat, cards))


def lines_with(s: State, seat: int, cards: list[int], have: list[int]) -> list[int]:
    """Return the lines for a caller that has already gathered a seat's cards and achievements."""
    player = s.players[seat]
    objectives = masters = 0
    # To find out takes long, and bots ask very often.
    if player.masters or player.objectives or scoring.unplayed(s, cards):
        objectives, masters = scoring.best_objectives(s, seat, cards, have, counted_by_masters(s, seat, cards))
    return [
        player.money // s.figures.dollars_a_point,
        scoring.building_points(s, seat),
        scoring.city_points(s, seat),
        harbour_points(s, seat),
        s.figures.path_points[max(0, player.path)],
        scoring.total(player.hazards, s.figures.tile_points) + scoring.total(player.bonuses, s.figures.tile_points),
        scoring.printed_points(s, cards),
        objectives,
        masters,
        scoring.marked_points(player.cleared, s.figures.disc_points),
        scoring.worker_points(s, seat) + paired(s, seat, s.figures.pair_points),
        s.figures.marker_points if s.marker == seat else 0,
    ]


def harbour_points(s: State, seat: int) -> int:
    """Return the points of a seat's discs and storehouses in harbours, and of the links between them."""
    held = s.players[seat].stations | s.players[seat].depots
    points = scoring.marked_points(held, s.figures.harbour_points)
    for link in range(len(s.figures.link_points)):
        if held >> s.figures.link_from[link] & 1 and held >> s.figures.link_to[link] & 1:
            points += s.figures.link_points[link]
    return points


def achievements(s: State, seat: int, cards: list[int]) -> list[int]:
    """Return how many of each task a seat has, in the order of TASKS."""
    player = s.players[seat]
    have = scoring.task_counts(s, seat, cards)
    needed = [s.figures.craftsmen[s.face(s.tile[space])] for space in scoring.own_buildings(s, seat)]
    have[BUILDING_TASK] = len(needed)
    have[LARGE_BUILDING_TASK] = sum(1 for craftsmen in needed if craftsmen >= s.figures.task_craftsmen)
    have[SHEARERS_TASK] = player.workers[SHEARER] // s.figures.task_shearers
    have[STOREHOUSE_TASK] = sum(player.stores)
    have[FERRY_TASK] = ferries(s, cards)
    have[PATH_TASK] = max(0, player.path) // s.figures.task_path
    have[FLOOD_TASK] = sum(1 for tile in player.hazards if s.figures.tile_hazard[tile] == FLOOD)
    return have


def ferries(s: State, cards: list[int]) -> int:
    """Return how many cards show a ferry."""
    return sum(1 for card in cards if card in s.figures.ferries)


def counted_by_masters(s: State, seat: int, cards: list[int]) -> list[int]:
    """Return how many a seat has of what masters pay for, in the order of MASTER_PER; objectives come later."""
    player = s.players[seat]
    return [
        max(0, player.path),
        len(player.hazards),
        sum(player.stores),
        0,
        player.certificates + permanent_certificates(s, seat),
        len(scoring.own_buildings(s, seat)),
        sum(player.workers),
        ferries(s, cards),
    ]
