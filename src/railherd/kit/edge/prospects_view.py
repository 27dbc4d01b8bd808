"""What a seat is shown of what its things are worth: its hand, the tasks of its objectives, a disc in each city."""

from railherd.core.contract import Json, Names
from railherd.kit.rules.arrows import new_arrow_points, new_arrows, objective_cards
from railherd.kit.rules.herd import breeding_value
from railherd.kit.state import TrailState


def herd_view(s: TrailState, names: Names, seat: int, permanent: int) -> Json:
    """Return what a seat's hand is worth at the end of the trail: one card of each breed, and what is always added.

    `doubles` are the cards that add nothing, because their breed is already in the hand.
    """
    hand = s.players[seat].hand
    breeds: dict[int, str] = {}
    doubles = 0
    for card in hand:
        if card < s.figures.cattle:
            doubles += s.figures.breed[card] in breeds
            breeds.setdefault(s.figures.breed[card], names["card"][card])
    value = breeding_value(s.figures, hand) + permanent
    return {"cards": list(breeds.values()), "doubles": doubles, "permanent": permanent, "value": value}


def deliveries_view(s: TrailState, names: Names, seat: int) -> Json:
    """Return for each city what transport costs a seat, and what its next disc there brings with the arrows."""
    found: Json = {}
    for city, name in enumerate(names["city"]):
        points = s.figures.city_points[city] + new_arrow_points(s, seat, city)
        cards = objective_cards(s, new_arrows(s, seat, city))
        found[name] = {"transport": s.transport(seat, city), "points": points, "objectives": cards}
    return found


def judged_view(s: TrailState, names: Names, judged: list[tuple[int, int]], have: list[int]) -> list[Json]:
    """Return what each judged objective card scores, and how much of each task is done for it.

    A thing serves one card: first the fulfilled ones, then the others in order. What they leave stays in `have`.
    """
    for card, points in judged:
        if points == s.figures.objective_points[card]:
            for task, count in enumerate(s.figures.needs[card]):
                have[task] -= count
    shown: list[Json] = []
    for card, points in judged:
        is_fulfilled = points == s.figures.objective_points[card]
        done = s.figures.tasks[card] if is_fulfilled else _taken(s, card, have)
        shown.append({"card": names["objective"][card], "points": points, "done": _named(s, card, done)})
    return shown


def progress_view(s: TrailState, names: Names, seat: int, left: list[int]) -> Json:
    """Return how much of each task is done for the cards on display and in a seat's hand, each as if taken alone."""
    first = s.figures.first_objective
    held = [card - first for card in s.players[seat].hand if card >= first]
    cards = sorted({*s.shown, *held})
    return {names["objective"][card]: _named(s, card, _taken(s, card, left[:])) for card in cards}


def _taken(s: TrailState, card: int, have: list[int]) -> list[int]:
    """Return how many of each task a card gets of what a seat has, and take them from it."""
    done: list[int] = []
    for task, count in enumerate(s.figures.tasks[card]):
        found = min(count, max(0, have[task]))
        have[task] -= found
        done.append(found)
    return done


def _named(s: TrailState, card: int, done: list[int]) -> Json:
    needed = s.figures.tasks[card]
    return {name: done[task] for task, name in enumerate(s.figures.lists.tasks) if needed[task]}
