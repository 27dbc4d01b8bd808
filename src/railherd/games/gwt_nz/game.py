"""Great Western Trail: New Zealand as the rest of railherd sees it."""

from collections.abc import Sequence
from importlib.resources.abc import Traversable
from typing import ClassVar, Final

from railherd.core import contract
from railherd.core.chance import Chance
from railherd.core.contract import Json, Reason, Setup, Words
from railherd.core.event import Event, EventKind
from railherd.core.figures import as_data, read_files
from railherd.core.written_figures import as_written
from railherd.games.gwt_nz.actions import PlayableState
from railherd.games.gwt_nz.bot.evaluate import evaluate
from railherd.games.gwt_nz.decisions import DECISIONS, make
from railherd.games.gwt_nz.edge import check_stack, describe, features, flat, position, refusal_args, untimely, view
from railherd.games.gwt_nz.edge.audit import audit
from railherd.games.gwt_nz.edge.imagine import imagine
from railherd.games.gwt_nz.figures import steps
from railherd.games.gwt_nz.figures.components import DATA, FILES, SEATS, read_components
from railherd.games.gwt_nz.figures.events import EVENTS
from railherd.games.gwt_nz.figures.lookup import Figures
from railherd.games.gwt_nz.figures.reasons import REASONS
from railherd.games.gwt_nz.figures.sarah import LEVELS
from railherd.games.gwt_nz.figures.vocabulary import PILES, vocabulary
from railherd.games.gwt_nz.rules import scoring, setup
from railherd.games.gwt_nz.rules.exchange import Exchange
from railherd.games.gwt_nz.sarah.setup import DIFFICULTY, FIRST_DELIVERIES, FIRST_DELIVERY, options_of
from railherd.games.gwt_nz.sarah.step import Step
from railherd.kit.game import TrailGame
from railherd.kit.rules.foresight import Foresight
from railherd.kit.rules.setup import LAYOUTS, layout

ALONE: Final = 1  # the number of people who play with Sarah


class NewZealand(TrailGame[PlayableState]):
    """Great Western Trail: New Zealand with one set of component figures."""

    ID: ClassVar[str] = "gwt_nz"
    RULES: ClassVar[int] = 1
    SEATS: ClassVar[range] = SEATS
    AUTOMAS: ClassVar[dict[int, tuple[str, ...]]] = {ALONE: ("sarah",)}
    OPTIONS: ClassVar[dict[str, tuple[str, ...]]] = {
        **LAYOUTS,
        DIFFICULTY: LEVELS,
        FIRST_DELIVERY: FIRST_DELIVERIES,
    }
    OPTION_SEATS: ClassVar[dict[str, range]] = dict.fromkeys((DIFFICULTY, FIRST_DELIVERY), range(ALONE, ALONE + 1))
    DECISIONS: ClassVar[tuple[type[contract.Decision], ...]] = DECISIONS
    ANYTIME: ClassVar[type[contract.Decision] | None] = Exchange
    EVENTS: ClassVar[tuple[EventKind, ...]] = EVENTS
    REASONS: ClassVar[tuple[Reason, ...]] = REASONS
    PILES: ClassVar[tuple[tuple[str, str], ...]] = PILES
    SCORE_LINES: ClassVar[tuple[str, ...]] = scoring.SCORE_LINES

    def __init__(self, components: str = "", folder: Traversable = DATA) -> None:
        """Read the figures of the data files of a folder, corrected by an overlay."""
        super().__init__(components)
        self._folder = folder
        self.figures = Figures(read_components(components, folder))
        self.names = vocabulary(self.figures)

    def all_figures(self) -> Json:
        """Return the figures of all data files, corrected by the overlay."""
        return as_data(read_components(self.components, self._folder))

    def shown_figures(self) -> Json:
        """Return the figures as the data files write them, corrected by the overlay."""
        return as_written(read_components(self.components, self._folder), read_files(self._folder, FILES))

    def new(self, agreed: Setup, chance: Chance, log: list[Event] | None) -> PlayableState:
        """Set up the board and begin the first turn."""
        return setup.new_game(self.figures, agreed, chance, log)

    def setup_of(self, s: PlayableState) -> Setup:
        """Return the number of people, how neutral buildings lie, which sides are used, and how Sarah plays."""
        options = layout(s.shuffled, s.random_sides)
        if s.sarah is None:
            return Setup(s.seats, options)
        return Setup(ALONE, {**options, **options_of(s.sarah)})

    def view(self, s: PlayableState, seat: int | None) -> Json:
        """Return the boards and the players, with the hand of one seat."""
        return view.view(s, self.names, seat)

    def imagine(self, s: PlayableState, seat: int | None, seed: int) -> PlayableState:
        """Deal the other hands and draw piles again."""
        return imagine(s, seat, seed)

    def score_lines(self, s: PlayableState, seat: int) -> tuple[int, list[int]]:
        """Return the total and the twelve lines of the score pad."""
        lines = scoring.score_lines(s, seat)
        return sum(lines), lines

    def winners(self, s: PlayableState) -> list[int]:
        """Return the seats with most points; equal totals share the victory."""
        return scoring.winners(s)

    def describe(self, s: PlayableState, decision: contract.Decision, option: int) -> Words:
        """Describe an option by the worder of its decision."""
        return describe.describe(s, self.names, decision, option)

    def refusal_args(self, s: PlayableState, option: int, reason: int) -> Json:
        """Return what the option needs and what the player has."""
        return refusal_args.refusal_args(s, self.names, option, reason)

    def samples(self, kind: type[contract.Decision]) -> list[list[int]]:
        """Return a sample for each stack of foresight and each step of Sarah, the usual ones for other decisions."""
        if kind is Step:
            return [[step, 0] for step in range(len(steps.NAMES.items))]
        return [[stack] for stack in range(len(self.figures.stacks))] if kind is Foresight else super().samples(kind)

    def untimely(self, s: PlayableState, wanted: Sequence[tuple[type[contract.Decision], int]]) -> tuple[int, Json]:
        """Return what part of the turn or what missing action stands in the way."""
        return untimely.untimely(s, self.names, wanted)

    def write(self, s: PlayableState) -> Json:
        """Return the boards, the piles and the players by their names."""
        return position.write(s, self.names)

    def read(self, agreed: Setup, data: Json, chance: Chance) -> PlayableState:
        """Read the boards, the piles and the players, and check them."""
        return position.read(self.figures, self.names, agreed, data, chance)

    def restore(self, s: PlayableState, kind: type[contract.Decision], seat: int, values: list[int]) -> None:
        """Push a decision made from its values."""
        s.pending.append(make(kind, seat, values))

    def check_waiting(self, s: PlayableState) -> None:
        """Refuse a stack that play could not have led to."""
        check_stack.check_stack(s, self.names)

    def to_ints(self, s: PlayableState) -> list[int]:
        """Return the boards, the piles and the players as ints."""
        return flat.to_ints(s)

    def from_ints(self, agreed: Setup, ints: list[int], chance: Chance) -> PlayableState:
        """Read the boards, the piles and the players from ints."""
        return flat.from_ints(self.figures, agreed, ints, chance)

    def audit(self, s: PlayableState) -> list[str]:
        """Check the supply, cards, discs, storehouses, buildings, players and money."""
        return audit(s)

    def feature_names(self, seats: int) -> list[str]:
        """Name the numbers of the board, then those of each player."""
        return features.feature_names(self.figures, self.names, seats + len(self.AUTOMAS.get(seats, ())))

    def features(self, s: PlayableState, seat: int) -> list[int]:
        """Return the board as numbers, then each player from this seat on."""
        return features.features(s, seat)

    def evaluate(self, s: PlayableState, seat: int) -> int:
        """Return the value of a position in hundredths of a point."""
        return evaluate(s, seat)
