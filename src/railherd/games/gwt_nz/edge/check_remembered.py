"""Check what players and waiting decisions remember from before: turned tiles, revealed sheep, and moves still left."""

from railherd.core.problem import Problem
from railherd.games.gwt_nz.figures import verbs
from railherd.games.gwt_nz.figures.lookup import SHEARER
from railherd.games.gwt_nz.rules.pathfinder import TurnTile
from railherd.games.gwt_nz.rules.shearing import Shear
from railherd.games.gwt_nz.rules.wellington import Reveal
from railherd.games.gwt_nz.state import NO_PATH, STEP_TILE_BACK, State
from railherd.kit.edge.check_decision import check_most
from railherd.kit.figures.lookup import NOWHERE
from railherd.kit.rules.travel import Place


def check_tracks(s: State) -> None:
    """Refuse a pathfinder disc before its runholder's first turn, and tiles turned too early or both of them."""
    for seat, player in enumerate(s.players):
        if s.is_sarah(seat):
            continue
        asked = [decision for decision in s.pending if decision.seat == seat]
        is_placing = len(asked) == 1 and isinstance(asked[0], Place)
        if player.place == NOWHERE and player.path != NO_PATH and not is_placing:
            raise Problem("gwt_nz.position_begun", {"seat": seat})
        turned = (player.step_tile == STEP_TILE_BACK) + player.no_fees
        turned += sum(isinstance(decision, TurnTile) for decision in asked)
        if turned > (player.path >= s.figures.path_choice):
            raise Problem("gwt_nz.position_turned", {"seat": seat, "space": s.figures.path_choice})


def check_revealed(s: State, decision: Reveal | Shear) -> None:
    """Refuse revealed sheep that are not on the discard pile or worth something else, and more than shearers reveal."""
    is_wool = isinstance(decision, Shear)
    worth = s.figures.wool if is_wool else s.figures.value
    revealed = [
        card
        for card in sorted(set(s.players[decision.seat].discards))
        if card < s.figures.cattle and decision.breeds >> s.figures.breed[card] & 1
    ]
    found = decision.wool if isinstance(decision, Shear) else decision.value
    if len(revealed) != decision.breeds.bit_count() or sum(worth[card] for card in revealed) != found:
        raise Problem("gwt_nz.position_revealed", {"seat": decision.seat, "found": found})
    if isinstance(decision, Shear):
        most = s.players[decision.seat].workers[SHEARER] if decision.draws else most_of(s, verbs.SHEAR)
        check_most("shear.left", decision.left + len(revealed), most)


def most_of(s: State, verb: int) -> int:
    """Return the highest number that is printed on an action of a kind."""
    return max([action.most for action in s.figures.actions if action.verb == verb], default=0)


def most_moves(s: State) -> int:
    """Return how many moves any action gives a ship: a printed number, or one for each sailor of a full row."""
    return max(most_of(s, verbs.SHIP), most_of(s, verbs.REMOTE), s.figures.workers_a_row)
