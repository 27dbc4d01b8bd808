"""What only New Zealand has, to be written as ints."""

from railherd.games.gwt_nz.actions import PlayableState
from railherd.kit.edge.flat import Held, OwnNumbers


def _table(s: PlayableState) -> list[Held]:
    own = Held(s, ("flipped",), ("columns", "slots", "stock"))
    if s.sarah is None:
        return [own]
    return [own, Held(s.sarah, ("card", "row", "post"), ("deck.bag", "deck.known", "played", "line"))]


NUMBERS = OwnNumbers(
    _table,
    ("gold", "tokens", "path", "step_tile", "no_fees", "ship", "depots", "jokers"),
    ("stores", "bonuses", "gained"),
)
