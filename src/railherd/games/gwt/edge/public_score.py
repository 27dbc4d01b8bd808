"""Score a seat before the end, as far as everybody can work it out: points so far, objectives."""

from railherd.core.contract import Json
from railherd.games.gwt.rules.scoring import achievements, counted_by_masters, lines_with
from railherd.games.gwt.state import State
from railherd.kit.edge.prospects_view import Names, judged_view, progress_view
from railherd.kit.edge.public_score import counted_cards, judge_objectives


def points_so_far(s: State, seat: int) -> list[int]:
    """Return the lines of the score pad if the game ended now and no objective card were left to play."""
    cards = counted_cards(s, seat)
    return lines_with(s, seat, cards, achievements(s, seat, cards))


def objectives_view(s: State, names: Names, seat: int, own: bool) -> Json:
    """Return what each objective card scores, and to its own seat what is done for those it could still play."""
    cards = counted_cards(s, seat)
    have = achievements(s, seat, cards)
    judged = judge_objectives(s, seat, cards, have[:], counted_by_masters(s, seat))
    shown = judged_view(s, names, judged, have)
    return {"judged": shown, "progress": progress_view(s, names, seat, have) if own else None}
