"""Sarah's figures as flat lists, and the numbers of her steps and of the rules that decide them."""

from typing import Final

from railherd.games.gwt_nz.sarah.schema import SarahAction, SarahCard, SarahRules

SARAH: Final = 1  # her seat

LEVELS: Final = ("easy", "medium", "hard")

# What a step of her turn is about. The first ones leave nothing to decide; at the others the human breaks ties.
TURN_UP: Final = 0
MOVE: Final = 1
ACT: Final = 2
ADD: Final = 3
BUY: Final = 4
BUILD: Final = 5
EXACT: Final = 6
BONUS: Final = 7
PATH: Final = 8
OBJECTIVE: Final = 9
CARD: Final = 10
ROMNEY: Final = 11
STEPS: Final = 12
SPECIALISE: Final = 13
VISIT: Final = 14
DELIVER: Final = 15
FORESEE: Final = 16
RETURN: Final = 17
FINISH: Final = 18
WAY: Final = 19
HIRE: Final = 20
SHEEP: Final = 21
PLACE: Final = 22
SITE: Final = 23
REPLACE: Final = 24
SECTION: Final = 25
HAZARD: Final = 26
HARBOUR: Final = 27
STEP_NAMES: Final = (
    "turn_up", "move", "act", "add", "buy", "build", "exact", "bonus", "path", "objective", "card", "romney", "steps",
    "specialise", "visit", "deliver", "foresee", "return", "finish", "way", "hire", "sheep", "place", "site",
    "replace", "section", "hazard", "harbour",
)  # fmt: skip
DEEDS: Final = {
    "hire": HIRE, "buy": BUY, "add": ADD, "sheep": SHEEP, "build": BUILD, "place": EXACT, "bonus": BONUS, "path": PATH,
    "objective": OBJECTIVE, "hazard": SECTION, "card": CARD, "romney": ROMNEY, "steps": STEPS,
}  # fmt: skip

# The line of a priority list that decides a step.
BY_CARD: Final = 0  # nothing had to be decided
IMPOSSIBLE: Final = 1
ONLY_ONE: Final = 2
YOU: Final = 3
FEWEST_STEPS: Final = 4
LOWEST_FEE: Final = 5
LOWEST_FEE_TO_YOU: Final = 6
CHEAPEST: Final = 7
SPECIALISED: Final = 8
MOST_POINTS: Final = 9
FEWEST_IN_MARKET: Final = 10
HAND: Final = 11
MORE_HANDS: Final = 12
NEAREST: Final = 13
MORE_TILES: Final = 14
BLACK_HAND: Final = 15
FREE_HARBOUR: Final = 16
FEWEST_POINTS: Final = 17
ALL_CRAFTSMEN: Final = 18
ONE_LESS: Final = 19
LARGEST_DIFFERENCE: Final = 20
MOST_CRAFTSMEN: Final = 21
FARTHEST: Final = 22
RIGHT: Final = 23
NEXT_POST: Final = 24
FIRST_POST: Final = 25
RULE_NAMES: Final = (
    "by_card", "impossible", "only_one", "you", "fewest_steps", "lowest_fee", "lowest_fee_to_you", "cheapest",
    "specialised", "most_points", "fewest_in_market", "hand", "more_hands", "nearest", "more_tiles", "black_hand",
    "free_harbour", "fewest_points", "all_craftsmen", "one_less", "largest_difference", "most_craftsmen", "farthest",
    "right", "next_post", "first_post",
)  # fmt: skip

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
        return Deed(DEEDS[action.do], amount, action.least)

    def _group(self, breeds: list[str]) -> int:
        """Return the number of a group of kinds of sheep."""
        group = sorted(self._cattle.index(breed) for breed in breeds)
        if group not in self.groups:
            self.groups.append(group)
        return self.groups.index(group)
