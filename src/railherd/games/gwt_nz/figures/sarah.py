"""Sarah's figures as flat lists."""

from typing import Final

from railherd.games.gwt_nz.figures import steps
from railherd.games.gwt_nz.figures.schema import SarahAction, SarahCard, SarahRules

SARAH: Final = 1  # her seat

LEVELS: Final = ("easy", "medium", "hard")

SPECIAL_ROW: Final = -2  # what counts her steps: the row that she is specialised in
NO_ROW: Final = -1

CHEAPEST_FIRST: Final = 0
SPECIALISED_FIRST: Final = 1


class Deed:
    """What she does: a step, a number that goes with it, and the workers that the row of the card needs for it."""

    def __init__(self, step: int, amount: int, least: int) -> None:
        self.step = step
        self.amount = amount
        self.least = least


class SarahFigures:
    """All that only she has, by numbers."""

    def __init__(
        self, c: SarahRules, cattle: list[str], cities: list[str], workers: tuple[str, ...], stock: tuple[str, ...]
    ) -> None:
        self._cattle = cattle
        self._workers = workers
        self.groups: list[list[int]] = []  # the kinds of sheep that a step may take one of
        cards = list(c.card.values())
        self.card_names: list[str] = [str(number) for number in c.card]
        self.steps: list[int] = [card.steps for card in cards]
        self.per: list[int] = [self._per(card) for card in cards]
        self.row: list[int] = [workers.index(card.row) if card.row else NO_ROW for card in cards]
        self.actions: list[list[Deed]] = [[self._deed(action) for action in card.actions] for card in cards]
        self.otherwise: list[list[Deed]] = [[self._deed(action) for action in card.otherwise] for card in cards]
        self.used: list[list[int]] = [
            [index for index, number in enumerate(c.card) if number not in c.level[level].without] for level in LEVELS
        ]
        self.first: list[int] = [cities.index(c.level[level].first) for level in LEVELS]
        self.reward: dict[int, int] = {space: stock.index(reward.take) for space, reward in c.reward.items()}
        rows = [c.space.get(row, {}) for row in workers]
        self.harbour: list[list[int]] = [[space for space, at in row.items() if at.harbour] for row in rows]
        self.post: list[dict[int, int]] = [
            {space: cities.index(at.post) for space, at in row.items() if at.post} for row in rows
        ]
        self.market: dict[int, list[int]] = {
            shepherds: [self._group(breeds) for breeds in column.sheep] for shepherds, column in c.market.items()
        }

    def _per(self, card: SarahCard) -> int:
        if not card.per:
            return NO_ROW
        return SPECIAL_ROW if card.per == "specialised" else self._workers.index(card.per)

    def _deed(self, action: SarahAction) -> Deed:
        amount = action.count
        if action.do == "sheep":
            amount = self._group(action.sheep)
        elif action.do == "hire":
            amount = SPECIALISED_FIRST if action.first == "specialised" else CHEAPEST_FIRST
        return Deed(steps.DEEDS[action.do], amount, action.least)

    def _group(self, breeds: list[str]) -> int:
        """Return the number of a group of kinds of sheep."""
        group = sorted(self._cattle.index(breed) for breed in breeds)
        if group not in self.groups:
            self.groups.append(group)
        return self.groups.index(group)
