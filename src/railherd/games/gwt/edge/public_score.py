"""Score a seat before the end, as far as everybody can work it out: points so far, objectives."""

from railherd.games.gwt.rules.scoring import achievements, counted_by_masters, lines_with
from railherd.games.gwt.state import State
from railherd.kit.edge.public_score import counted_cards, judge_objectives


def points_so_far(s: State, seat: int) -> list[int]:
    """Return the lines of the score pad if the game ended now and no objective card were left to play."""
    cards = counted_cards(s, seat)
    return lines_with(s, seat, cards, achievements(s, seat, cards))


def judged_objectives(s: State, seat: int) -> list[tuple[int, int]]:
    """Return what each objective card scores: those in the area in order, then unplayed ones added at the end."""
    cards = counted_cards(s, seat)
    return judge_objectives(s, seat, cards, achievements(s, seat, cards), counted_by_masters(s, seat))
