"""Wellington: pauses for free actions, income from sheep that are revealed, foresight after delivery, and departure."""

from typing import ClassVar, Final

from railherd.core.contract import Field, Whole
from railherd.games.gwt_nz.figures.reasons import BREED_REVEALED
from railherd.games.gwt_nz.rules.delivery import start_delivery
from railherd.games.gwt_nz.rules.permanent import permanent_certificates
from railherd.games.gwt_nz.state import Decision, State
from railherd.kit.decision import IN_KANSAS_CITY
from railherd.kit.figures.events import INCOME, RANCHER_MOVED
from railherd.kit.figures.lookup import EMPTY
from railherd.kit.figures.reasons import CARD_NOT_IN_HAND, LEGAL, NOT_CATTLE
from railherd.kit.rules.certificates import SpendCertificates, spend
from railherd.kit.rules.foresight import FORESIGHT_A_STACK, fill_foresight
from railherd.kit.rules.herd import different, discard
from railherd.kit.rules.pauses import FreeActions
from railherd.kit.state import TrailState

BEFORE: Final = 0
AFTER: Final = 1


class Pause(FreeActions):
    """Do free actions before the parts of Wellington begin, or after them, or go on."""

    NAME: ClassVar[str] = "pause"
    PART: ClassVar[str] = IN_KANSAS_CITY
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("after", "flag", high=1),)

    def __init__(self, seat: int, after: int) -> None:
        super().__init__(seat)
        self.after = after

    def go_on(self, s: TrailState) -> None:
        """Go on with the parts of Wellington, or end the turn after them."""
        if self.after == AFTER:
            s.end_turn(self.seat)


def arrive_in_wellington(s: State, seat: int) -> None:
    """Begin with income, after what may be done before it."""
    s.pending.append(Reveal(seat, 0, 0))
    pause(s, seat, BEFORE)


def pause(s: State, seat: int, after: int) -> None:
    """Let a seat do free actions before or after Wellington's parts, if it has any or may draw one with a token."""
    if s.players[seat].tokens or s.free_options(seat):
        s.pending.append(Pause(seat, after))
    elif after == AFTER:
        s.end_turn(seat)


class Reveal(Decision):
    """Reveal sheep of different breeds, one by one in any order; then stop.

    Nothing can happen between a sheep and the income it brings, so it goes to the discard pile at once. `breeds` are
    bits, `value` is what the sheep are worth together.
    """

    NAME: ClassVar[str] = "reveal"
    GOES_ON: ClassVar[str] = "reveal"
    PART: ClassVar[str] = IN_KANSAS_CITY
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("breeds", "number"), Field("value", "number"))

    def __init__(self, seat: int, breeds: int, value: int) -> None:
        super().__init__(seat)
        self.breeds = breeds
        self.value = value

    def span(self, s: State) -> int:
        """Return one option for each kind of card, then one to stop."""
        return s.figures.cards + 1

    def options(self, s: State) -> list[int]:
        """Offer sheep of breeds after those revealed, and to stop."""
        return [*later_breeds(s, self.seat, self.breeds), s.figures.cards]

    def allowed(self, s: State) -> list[int]:
        """Return sheep of all breeds not revealed yet, and to stop."""
        return [*new_breeds(s, self.seat, self.breeds), s.figures.cards]

    def wholes(self, s: State) -> list[Whole]:
        """Return a sheep of each breed not revealed yet; and with them all certificates."""
        sheep = one_of_each(s, new_breeds(s, self.seat, self.breeds))
        if not sheep:
            return []
        worth = self.value + permanent_certificates(s, self.seat) + sum(s.figures.value[card] for card in sheep)
        held = s.players[self.seat].certificates
        spending = [Whole([*sheep, s.figures.cards, held], worth + held, "whole_spending")] if held else []
        return [Whole(sheep, worth), *spending]

    def refusal(self, s: State, option: int) -> int:
        """Refuse a card that is not in the hand, is no sheep, or is of a breed revealed before."""
        return LEGAL if option == s.figures.cards else refuse_sheep(s, self.seat, option, self.breeds)

    def apply(self, s: State, option: int) -> None:
        """Count a sheep and ask for the next; or add certificates and take the income."""
        if option < s.figures.cards:
            discard(s, self.seat, option)
            breeds = self.breeds | 1 << s.figures.breed[option]
            s.pending.append(Reveal(self.seat, breeds, self.value + s.figures.value[option]))
            return
        value = self.value + permanent_certificates(s, self.seat)
        if s.players[self.seat].certificates:
            s.pending.append(Spend(self.seat, value))
        else:
            take_income(s, self.seat, value)


def refuse_sheep(s: State, seat: int, card: int, breeds: int) -> int:
    """Return why a card may not be revealed after some breeds, 0 if it may."""
    if card not in s.players[seat].hand:
        return CARD_NOT_IN_HAND
    if card >= s.figures.cattle:
        return NOT_CATTLE
    return BREED_REVEALED if breeds >> s.figures.breed[card] & 1 else LEGAL


def new_breeds(s: State, seat: int, breeds: int) -> list[int]:
    """Return the different sheep of a hand that are not of some breeds, ascending."""
    sheep = [card for card in different(s.players[seat].hand) if card < s.figures.cattle]
    return [card for card in sheep if not breeds >> s.figures.breed[card] & 1]


def one_of_each(s: State, sheep: list[int]) -> list[int]:
    """Return the first of some sheep of each breed: those of a breed have the same value and wool."""
    first: dict[int, int] = {}
    for card in sheep:
        first.setdefault(s.figures.breed[card], card)
    return list(first.values())


def later_breeds(s: State, seat: int, breeds: int) -> list[int]:
    """Return the different sheep of a hand whose breeds come after all of some breeds, ascending."""
    return [card for card in new_breeds(s, seat, breeds) if breeds >> s.figures.breed[card] == 0]


class Spend(SpendCertificates[State]):
    """Spend certificates on the `value` of the sheep with permanent certificates."""

    FIELDS: ClassVar[tuple[Field, ...]] = (Field("value", "number"),)

    def __init__(self, seat: int, value: int) -> None:
        super().__init__(seat)
        self.value = value

    def apply(self, s: State, option: int) -> None:
        """Spend the certificates and take the income."""
        spend(s, self.seat, option)
        take_income(s, self.seat, self.value + option)


def take_income(s: State, seat: int, value: int) -> None:
    """Take a pound for each point of a herd's value, then deliver it."""
    s.earn(seat, value)
    s.emit(INCOME, seat, value)
    start_delivery(s, seat, value)


def leave_wellington(s: State, seat: int) -> None:
    """Go back to the start; then the turn ends, after what may be done before that."""
    return_to_start(s, seat)
    pause(s, seat, AFTER)


def return_to_start(s: State, seat: int) -> None:
    """Put the runholder on the start of the trail and fill foresight again."""
    s.players[seat].place = s.figures.start
    s.emit(RANCHER_MOVED, seat, s.figures.start)
    if s.sarah is not None:
        slide_right(s)
    fill_foresight(s)


def slide_right(s: State) -> None:
    """Move the tiles that were not chosen to the right, where Sarah takes them from."""
    for left in range(0, len(s.foresight), FORESIGHT_A_STACK):
        right = left + FORESIGHT_A_STACK - 1
        if s.foresight[right] == EMPTY:
            s.foresight[right], s.foresight[left] = s.foresight[left], EMPTY
