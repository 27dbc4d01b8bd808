"""The steps of Sarah's turn. The human is asked for each, and chooses where her rules leave several things equal."""

from typing import ClassVar, Final

from railherd.core.contract import Field
from railherd.games.gwt_nz.figures import steps
from railherd.games.gwt_nz.figures.events import SARAH_DECIDED
from railherd.games.gwt_nz.figures.lookup import HAZARDS, WORKERS
from railherd.games.gwt_nz.figures.reasons import SARAH_DECIDES
from railherd.games.gwt_nz.figures.sarah import SARAH
from railherd.games.gwt_nz.state import Decision, State
from railherd.kit.figures.reasons import LEGAL

HUMAN: Final = 0


class Step(Decision):
    """Let Sarah take a step: option = what she does it to, or `choices` of the step to go on where she needs nothing.

    way, site, hazard: space · hire: row × 4 + worker · sheep: card · place: private building · section: kind of hazard
    replace: private building × spaces + space · harbour: station.
    """

    NAME: ClassVar[str] = "sarah"
    PART: ClassVar[str] = "sarah"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("step", "step"), Field("amount", "number"))

    def __init__(self, seat: int, step: int, amount: int) -> None:
        super().__init__(seat)
        self.step = step
        self.amount = amount

    def span(self, s: State) -> int:
        """Return one option for each thing that the step can be about, then one to go on."""
        return choices(s, self.step) + 1

    def options(self, s: State) -> list[int]:
        """Offer what her rules leave, or to go on if there is nothing to choose from."""
        return sorted(s.sarah_options(self.step, self.amount)) or [choices(s, self.step)]

    def refusal(self, s: State, option: int) -> int:
        """Refuse what her rules do not leave."""
        return LEGAL if option in self.options(s) else SARAH_DECIDES

    def apply(self, s: State, option: int) -> None:
        """Take the step."""
        s.sarah_step(self.step, self.amount, option)


def choices(s: State, step: int) -> int:
    """Return how many things a step can be about; 0 where there is never anything to choose."""
    if step in (steps.WAY, steps.SITE, steps.HAZARD):
        return s.figures.spaces
    if step == steps.HIRE:
        return s.figures.hire_rows * len(WORKERS)
    if step == steps.SHEEP:
        return s.figures.cattle
    if step == steps.PLACE:
        return s.figures.privates
    if step == steps.REPLACE:
        return s.figures.privates * s.figures.spaces
    if step == steps.SECTION:
        return len(HAZARDS)
    return s.figures.stations if step == steps.HARBOUR else 0


def then(s: State, step: int, amount: int = 0) -> None:
    """Let a step follow, before all that already wait."""
    s.pending.append(Step(HUMAN, step, amount))


def tell(s: State, step: int, rule: int) -> None:
    """Say by which rule she takes a step."""
    s.emit(SARAH_DECIDED, SARAH, step, rule)
