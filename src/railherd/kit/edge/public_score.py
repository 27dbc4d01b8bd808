"""Score a seat of a trail game before the end, as far as everybody can work it out."""

from typing import NamedTuple

from railherd.core.contract import Json, Names
from railherd.kit.edge.prospects_view import judged_view
from railherd.kit.rules.fulfilment import IMPOSSIBLE
from railherd.kit.rules.scoring import all_cards, objective_search
from railherd.kit.state import TrailState


def counted_cards(s: TrailState, seat: int) -> list[int]:
    """Return the cards that count for the points so far: at the end unplayed objective cards too."""
    cards = all_cards(s, seat)
    return cards if s.over() else [card for card in cards if card < s.figures.first_objective]


class Judged(NamedTuple):
    """What each objective card scores, as it is shown, and how many of each task a seat has left for others."""

    shown: list[Json]
    left: list[int]


def judged_objectives(s: TrailState, names: Names, seat: int, have: list[int], counted: list[int]) -> Judged:
    """Return what each objective card of a seat scores.

    `have` is how many of each task a seat has, `counted` what masters pay for.
    """
    left = have[:]
    judged = judge_objectives(s, seat, counted_cards(s, seat), have[:], counted)
    return Judged(judged_view(s, names, judged, left), left)


def judge_objectives(
    s: TrailState, seat: int, cards: list[int], have: list[int], counted: list[int]
) -> list[tuple[int, int]]:
    """Return what each objective card scores: those in the area in order, then unplayed ones added at the end.

    Among choices that score the same, take the one that the score pad takes. `have` is how many of each task a seat
    has, `counted` what masters pay for.
    """
    search = objective_search(s, seat, cards, counted)
    search.visit(0, have, search.played, 0, [])
    most = sum(search.best)
    judged: list[tuple[int, int]] = []
    failed: list[tuple[int, int]] = []  # penalty and number of each unplayed card
    area, points = search.played, 0
    for place, card in enumerate(search.cards):
        is_played = place < search.played
        worth, penalty, needs = (
            s.figures.objective_points[card],
            s.figures.objective_penalty[card],
            s.figures.tasks[card],
        )
        left = [have[task] - needs[task] for task in range(len(have))]
        search.best = (IMPOSSIBLE, IMPOSSIBLE)
        if min(left) >= 0:
            spare = [cost for cost, _ in failed]
            search.visit(place + 1, left, area if is_played else area + 1, points + worth, spare)
        if sum(search.best) == most:
            have, area, points = left, area if is_played else area + 1, points + worth
            judged.append((card, worth))
        elif is_played:
            points -= penalty
            judged.append((card, -penalty))
        else:
            failed.append((penalty, card))
    return judged + _added(search.masters, area, most - points, sorted(failed))


def _added(masters: list[int], area: int, missing: int, failed: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """Return the failed cards, smallest penalty first, that are added because a master pays for them."""
    added: list[tuple[int, int]] = []
    for penalty, card in failed:
        if masters[area + len(added)] == missing:
            break
        missing += penalty
        added.append((card, -penalty))
    return added
