"""Sarah at the sheep market: her tile says what so many shepherds take, for nothing."""

from railherd.games.gwt_nz.figures import lines, steps
from railherd.games.gwt_nz.figures.sarah import SARAH
from railherd.games.gwt_nz.rules.gains import gain_card
from railherd.games.gwt_nz.sarah.picks import Picks
from railherd.games.gwt_nz.sarah.step import tell, then
from railherd.games.gwt_nz.state import State
from railherd.kit.figures.lookup import COWBOY
from railherd.kit.rules.market import add_cattle


def buy(s: State) -> None:
    """Take all that a column asks for; while something of it is missing, a shepherd adds cards instead."""
    shepherds = s.players[SARAH].workers[COWBOY]
    columns = s.figures.sarah.market
    while shepherds and not (shepherds in columns and has_all(s, columns[shepherds], 0, s.market)):
        add_cattle(s, s.figures.added_per_cowboy)
        shepherds -= 1
    tell(s, steps.BUY, lines.BY_CARD if shepherds else lines.IMPOSSIBLE)
    for group in reversed(columns[shepherds] if shepherds else []):
        then(s, steps.SHEEP, group)


def has_all(s: State, wanted: list[int], first: int, market: list[int]) -> bool:
    """Return whether a market has a card for each of the wanted groups from one on."""
    if first == len(wanted):
        return True
    for card in s.figures.sarah.groups[wanted[first]]:
        if card in market:
            rest = market[:]
            rest.remove(card)
            if has_all(s, wanted, first + 1, rest):
                return True
    return False


def sheep_of(s: State, group: int) -> Picks:
    """Return the sheep of a group in the market: worth most, then of the kind with fewest cards there."""
    picks = Picks([card for card in s.figures.sarah.groups[group] if card in s.market])
    picks.by(lines.MOST_POINTS, [-s.figures.card_points[card] for card in picks.options])
    picks.by(lines.FEWEST_IN_MARKET, [s.market.count(card) for card in picks.options])
    return picks


def take_sheep(s: State, card: int) -> None:
    """Take a sheep from the market."""
    s.market.remove(card)
    gain_card(s, SARAH, card)
