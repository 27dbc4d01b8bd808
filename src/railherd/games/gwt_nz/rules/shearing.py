"""Shearing: reveal sheep for their wool, use shearers left over to draw cards, and send the wool to a post."""

from typing import ClassVar, Final

from railherd.core import contract
from railherd.core.contract import Field, Whole
from railherd.games.gwt_nz.figures import reasons
from railherd.games.gwt_nz.figures.events import SHEARED
from railherd.games.gwt_nz.figures.verbs import SHEARERS
from railherd.games.gwt_nz.rules.delivery import refuse_post
from railherd.games.gwt_nz.rules.permanent import permanent_wool
from railherd.games.gwt_nz.rules.wellington import Reveal, Spend, later_breeds, new_breeds, one_of_each, refuse_sheep
from railherd.games.gwt_nz.state import Decision, State
from railherd.kit.figures.reasons import LEGAL, NO_CARDS_TO_DRAW
from railherd.kit.figures.verbs import Action
from railherd.kit.rules.actions import count_of
from railherd.kit.rules.delivery import DeliverDisc
from railherd.kit.rules.discards import draw_and_shed
from railherd.kit.rules.herd import discard, has_cards, holds_cattle

SENT: Final = -1  # the wool has gone to a post


def is_counting(decision: contract.Decision) -> bool:
    """Return whether revealed sheep are being counted: nobody whose sheep they are may draw cards meanwhile."""
    if isinstance(decision, Reveal | Shear):
        return decision.breeds != 0
    return isinstance(decision, Spend)


def can_shear(s: State, seat: int, act: Action) -> bool:
    """Return whether a seat has a sheep to shear, or shearers and cards to draw."""
    return holds_cattle(s, seat) or (act.per == SHEARERS and has_cards(s, seat))


def start_shearing(s: State, seat: int, act: Action) -> None:
    """Ask which sheep to shear."""
    s.pending.append(Shear(seat, count_of(s, seat, act), 1 if act.per == SHEARERS else 0, 0, 0))


def refuse_sending(s: State, seat: int, post: int) -> int:
    """Return why a seat cannot send a disc to a wool post without shearing, 0 if it can."""
    return refuse_post(s, seat, post, s.figures.city_value[post], True)


class Shear(Decision):
    """Reveal sheep of different breeds, one by one in any order, then stop; shearers may draw cards before.

    `left` more sheep may be revealed. `draws` is 1 if shearers do it, who may also draw a card and discard one. As in
    Wellington, a sheep goes to the discard pile at once. `breeds` are bits, `wool` is theirs.
    """

    NAME: ClassVar[str] = "shear"
    GOES_ON: ClassVar[str] = "shear"
    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("left", "number", low=1), Field("draws", "flag", high=1),
        Field("breeds", "number"), Field("wool", "number"),
    )  # fmt: skip

    def __init__(self, seat: int, left: int, draws: int, breeds: int, wool: int) -> None:
        super().__init__(seat)
        self.left = left
        self.draws = draws
        self.breeds = breeds
        self.wool = wool

    def span(self, s: State) -> int:
        """Return one option for each kind of card, then two to draw and to stop."""
        return s.figures.cards + 2

    def options(self, s: State) -> list[int]:
        """Offer sheep of breeds after those revealed, to draw before the first, and to stop."""
        return self._all(s, later_breeds(s, self.seat, self.breeds))

    def allowed(self, s: State) -> list[int]:
        """Return sheep of all breeds not revealed yet, to draw before the first, and to stop."""
        return self._all(s, new_breeds(s, self.seat, self.breeds))

    def _all(self, s: State, sheep: list[int]) -> list[int]:
        if self._refuse_drawing(s) == LEGAL:
            sheep.append(s.figures.cards)
        return [*sheep, s.figures.cards + 1]

    def wholes(self, s: State) -> list[Whole]:
        """Return the sheep of different breeds with most wool, as many as may be revealed."""
        wool = s.figures.wool
        flock = one_of_each(s, new_breeds(s, self.seat, self.breeds))
        sheep = sorted(sorted(flock, key=lambda card: -wool[card])[: self.left])
        worth = self.wool + permanent_wool(s, self.seat) + sum(wool[card] for card in sheep)
        return [Whole(sheep, worth)] if sheep else []

    def refusal(self, s: State, option: int) -> int:
        """Refuse a card that cannot be revealed, and to draw while sheep are counted. Stopping is always legal."""
        if option > s.figures.cards:
            return LEGAL
        if option == s.figures.cards:
            return self._refuse_drawing(s)
        return refuse_sheep(s, self.seat, option, self.breeds)

    def _refuse_drawing(self, s: State) -> int:
        if not self.draws:
            return reasons.ONLY_SHEARERS_DRAW
        return reasons.COUNTING_SHEEP if self.breeds else refuse_drawing(s, self.seat, self.left)

    def apply(self, s: State, option: int) -> None:
        """Count a sheep or draw, and ask on while any are left; or stop. Wool is sold if any sheep was sheared."""
        breeds, wool, left = self.breeds, self.wool, self.left
        if option < s.figures.cards:
            discard(s, self.seat, option)
            breeds |= 1 << s.figures.breed[option]
            wool += s.figures.wool[option]
        if option <= s.figures.cards:
            left -= 1
            if left:
                s.pending.append(Shear(self.seat, left, self.draws, breeds, wool))
        if option == s.figures.cards:
            draw_and_shed(s, self.seat, 1)
        elif breeds and (option > s.figures.cards or not left):
            sell_wool(s, self.seat, wool + permanent_wool(s, self.seat), left if self.draws else 0)


def sell_wool(s: State, seat: int, wool: int, left: int) -> None:
    """Take a pound for each wool, and ask where it goes and what shearers that are left do."""
    s.earn(seat, wool)
    s.emit(SHEARED, seat, wool)
    ask_on(s, SendWool(seat, wool, left))


class SendWool(Decision):
    """Send the wool just sold to a post, draw with shearers left over, or stop. `wool` is SENT if it has gone."""

    NAME: ClassVar[str] = "send_wool"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("wool", "number", low=SENT), Field("left", "number"))

    def __init__(self, seat: int, wool: int, left: int) -> None:
        super().__init__(seat)
        self.wool = wool
        self.left = left

    def span(self, s: State) -> int:
        """Return one option for each post, then two to draw and to stop."""
        return s.figures.cities + 2

    def refusal(self, s: State, option: int) -> int:
        """Refuse a post that the wool cannot go to, and to draw without shearers. Stopping is always legal."""
        if option > s.figures.cities:
            return LEGAL
        if option == s.figures.cities:
            return refuse_drawing(s, self.seat, self.left)
        return reasons.WOOL_SENT if self.wool == SENT else refuse_post(s, self.seat, option, self.wool, True)

    def apply(self, s: State, option: int) -> None:
        """Ask which disc goes to the post; or draw; or stop."""
        if option < s.figures.cities:
            ask_on(s, SendWool(self.seat, SENT, self.left))
            s.pending.append(DeliverDisc(self.seat, option, 1))
        elif option == s.figures.cities:
            ask_on(s, SendWool(self.seat, self.wool, self.left - 1))
            draw_and_shed(s, self.seat, 1)


def ask_on(s: State, asked: SendWool) -> None:
    """Ask what is left to do after shearing, if that is more than to stop."""
    if len(asked.options(s)) > 1:
        s.pending.append(asked)


def refuse_drawing(s: State, seat: int, left: int) -> int:
    """Return why a seat cannot draw a card for one of the shearers left, 0 if it can."""
    if not left:
        return reasons.NO_SHEARERS_LEFT
    return LEGAL if has_cards(s, seat) else NO_CARDS_TO_DRAW
