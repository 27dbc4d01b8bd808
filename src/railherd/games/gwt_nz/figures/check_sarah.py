"""Check Sarah's figures: an overlay may give them anew."""

from collections.abc import Iterator

from railherd.games.gwt_nz.figures.lookup import LISTS, STOCK, WORKERS
from railherd.games.gwt_nz.figures.sarah import LEVELS
from railherd.games.gwt_nz.figures.schema import Components, SarahAction, SarahCard
from railherd.kit.figures.components import check_count, check_name, check_range

MOST_CARDS = 40


def check_sarah(c: Components) -> None:
    """Refuse names of what does not exist, levels without cards, and cards that do not say how far she goes."""
    sarah = c.sarah
    check_range(LISTS, "sarah.card", len(sarah.card), 1, MOST_CARDS)
    check_count(LISTS, "sarah.level", len(set(sarah.level) & set(LEVELS)), len(LEVELS))
    local = [name for name, post in c.city.items() if post.kind == "local"]
    for name, level in sarah.level.items():
        check_name(LISTS, f"sarah.level.{name}.first", level.first, local)
        check_range(LISTS, f"sarah.level.{name}.without", len(set(sarah.card) - set(level.without)), 1, MOST_CARDS)
    for space, reward in sarah.reward.items():
        check_name(LISTS, f"sarah.reward.{space}.take", reward.take, STOCK)
    for row, spaces in sarah.space.items():
        check_name(LISTS, f"sarah.space.{row}", row, WORKERS)
        for space, found in spaces.items():
            if found.post:
                check_name(LISTS, f"sarah.space.{row}.{space}.post", found.post, c.city)
    for where, breeds in _sheep(c):
        for breed in breeds:
            check_name(LISTS, where, breed, c.cattle)
    for number, card in sarah.card.items():
        _check_card(f"sarah.card.{number}", card)


def _sheep(c: Components) -> Iterator[tuple[str, list[str]]]:
    """Yield the kinds of sheep that she may take, with the place that names them."""
    for shepherds, column in c.sarah.market.items():
        for breeds in column.sheep:
            yield f"sarah.market.{shepherds}.sheep", breeds
    for number, card in c.sarah.card.items():
        for action in card.actions + card.otherwise:
            yield f"sarah.card.{number}.actions", action.sheep


def _check_card(where: str, card: SarahCard) -> None:
    """Refuse a card that says her steps twice or not at all, or an action that lacks what it needs."""
    check_count(LISTS, f"{where}.steps", bool(card.steps) + bool(card.per), 1)
    if card.per:
        check_name(LISTS, f"{where}.per", card.per, (*WORKERS, "specialised"))
    if card.row:
        check_name(LISTS, f"{where}.row", card.row, WORKERS)
    for action in card.actions + card.otherwise:
        check_count(LISTS, f"{where}.actions.{action.do}", _needs(card, action), 0)


def _needs(card: SarahCard, action: SarahAction) -> int:
    """Return how many things an action lacks: a row to count, an order of hiring, or sheep."""
    lacks_row = (action.do == "card" or action.least > 0) and not card.row
    return lacks_row + (action.do == "hire" and not action.first) + (action.do == "sheep" and not action.sheep)
