"""Parts of the final scoring that all trail games have."""

from railherd.kit.figures.lookup import NO_TASK
from railherd.kit.rules.arrows import complete_arrow_points
from railherd.kit.rules.fulfilment import Fulfilment
from railherd.kit.state import TrailState


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


def all_cards(s: TrailState, seat: int) -> list[int]:
    """Return the cards of hand, draw pile and discard pile."""
    player = s.players[seat]
    return player.hand + player.deck.bag + player.deck.known + player.discards


def herd(s: TrailState, seat: int) -> list[int]:
    """Return all cattle of a seat, in any pile: everybody has seen it bought and removed."""
    return sorted(card for card in all_cards(s, seat) if card < s.figures.cattle)


def printed_points(s: TrailState, cards: list[int]) -> int:
    """Return the points printed on some cards; objective cards have none of their own."""
    return total([card for card in cards if card < s.figures.first_objective], s.figures.card_points)


def own_buildings(s: TrailState, seat: int) -> list[int]:
    """Return the spaces of a seat's buildings."""
    return [space for space in s.figures.building_spaces if s.owner(s.tile[space]) == seat]


def building_points(s: TrailState, seat: int) -> int:
    """Return the points of a seat's buildings on the trail."""
    found = 0
    for space in own_buildings(s, seat):
        found += s.figures.face_points[s.face(s.tile[space])]
    return found


def worker_points(s: TrailState, seat: int) -> int:
    """Return the points of the last workers of each row."""
    found = 0
    for count in s.players[seat].workers:
        if count >= s.figures.late_from:
            found += s.figures.late_worker * (count - s.figures.late_from + 1)
    return found


def city_points(s: TrailState, seat: int) -> int:
    """Return the printed points of each disc and the points of completed arrows."""
    cities = s.players[seat].cities
    points = 0
    for city in range(s.figures.cities):
        points += cities[city] * s.figures.city_points[city]
    return points + complete_arrow_points(s, seat)


def task_counts(s: TrailState, seat: int, cards: list[int]) -> list[int]:
    """Return how many of each task a seat's cattle and its discs in cities are, as the data say; no other tasks."""
    have = [0] * len(s.figures.lists.tasks)
    for card in cards:
        if card < s.figures.cattle and s.figures.card_task[card] != NO_TASK:
            have[s.figures.card_task[card]] += 1
    cities = s.players[seat].cities
    for city in range(s.figures.cities):
        if cities[city] and s.figures.city_task[city] != NO_TASK:
            have[s.figures.city_task[city]] += cities[city]
    return have


def best_objectives(s: TrailState, seat: int, cards: list[int], have: list[int], counted: list[int]) -> tuple[int, int]:
    """Return the lines of objectives and masters, with unplayed objectives and tasks chosen for the highest sum."""
    search = objective_search(s, seat, cards, counted)
    search.visit(0, have, search.played, 0, [])
    return search.best


def objective_search(s: TrailState, seat: int, cards: list[int], counted: list[int]) -> Fulfilment:
    """Return the search through a seat's objective cards: those in its area, then the unplayed ones.

    `counted` is how many a seat has of what masters pay for, in the order of the game's list.
    """
    kept = unplayed(s, cards)
    played = s.players[seat].objectives
    masters = [master_points(s, seat, counted, area) for area in range(len(played) + len(kept) + 1)]
    return Fulfilment(s, played, kept, masters)


def master_points(s: TrailState, seat: int, counted: list[int], area: int) -> int:
    """Return the points of a seat's masters with some objective cards in its area, fulfilled or not."""
    owned = s.players[seat].masters
    points = 0
    if owned:
        for master, per in enumerate(s.figures.master_per):
            if owned >> master & 1:
                number = area if per == s.figures.by_objectives else counted[per]
                points += number // s.figures.master_each[master] * s.figures.master_points[master]
    return points


def unplayed(s: TrailState, cards: list[int]) -> list[int]:
    """Return the objective cards among some cards."""
    return [card - s.figures.first_objective for card in cards if card >= s.figures.first_objective]


def seats_with_most(totals: list[int]) -> list[int]:
    """Return the seats that share the victory: all that have the highest total."""
    return [seat for seat, total_points in enumerate(totals) if total_points == max(totals)]
