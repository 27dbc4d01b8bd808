"""Great Western Trail as the rest of railherd sees it."""

from collections.abc import Sequence
from importlib.resources.abc import Traversable
from typing import ClassVar

from railherd.core import contract
from railherd.core.chance import Chance
from railherd.core.contract import Json, Reason, Setup, Words
from railherd.core.event import Event, EventKind
from railherd.core.figures import as_data, read_files
from railherd.core.written_figures import as_written
from railherd.games.gwt.actions import PlayableState
from railherd.games.gwt.bot.evaluate import evaluate
from railherd.games.gwt.decisions import DECISIONS, make
from railherd.games.gwt.edge import check_stack, describe, features, flat, position, refusal_args, untimely, view
from railherd.games.gwt.edge.audit import audit
from railherd.games.gwt.edge.imagine import imagine
from railherd.games.gwt.figures.components import DATA, FILES, SEATS, read_components
from railherd.games.gwt.figures.events import EVENTS
from railherd.games.gwt.figures.lookup import Figures
from railherd.games.gwt.figures.old_names import as_kept
from railherd.games.gwt.figures.reasons import REASONS
from railherd.games.gwt.figures.vocabulary import PILES, vocabulary
from railherd.games.gwt.rules import scoring, setup
from railherd.kit.game import TrailGame
from railherd.kit.rules.foresight import Foresight
from railherd.kit.rules.setup import LAYOUTS, layout


class GreatWesternTrail(TrailGame[PlayableState]):
    """Great Western Trail with one set of component figures."""

    ID: ClassVar[str] = "gwt"
    RULES: ClassVar[int] = 1
    SEATS: ClassVar[range] = SEATS
    OPTIONS: ClassVar[dict[str, tuple[str, ...]]] = LAYOUTS
    DECISIONS: ClassVar[tuple[type[contract.Decision], ...]] = DECISIONS
    EVENTS: ClassVar[tuple[EventKind, ...]] = EVENTS
    REASONS: ClassVar[tuple[Reason, ...]] = REASONS
    PILES: ClassVar[tuple[tuple[str, str], ...]] = PILES
    SCORE_LINES: ClassVar[tuple[str, ...]] = scoring.SCORE_LINES
    OLD_TEXTS: ClassVar[dict[str, str]] = {"help": "auxiliary"}  # `help` is what a person types for help

    def __init__(self, components: str = "", folder: Traversable = DATA) -> None:
        """Read the figures of the data files of a folder, corrected by an overlay."""
        super().__init__(components)
        self._folder = folder
        self.figures = Figures(read_components(components, folder))
        self.names = vocabulary(self.figures)

    def all_figures(self) -> Json:
        """Return the figures of all data files, corrected by the overlay."""
        figures: Json = as_kept(as_data(read_components(self.components, self._folder)))
        return figures

    def shown_figures(self) -> Json:
        """Return the figures as the data files write them, corrected by the overlay."""
        return as_written(read_components(self.components, self._folder), read_files(self._folder, FILES))

    def new(self, agreed: Setup, chance: Chance, log: list[Event] | None) -> PlayableState:
        """Set up the board and ask the first seat to place its rancher."""
        return setup.new_game(self.figures, agreed, chance, log)

    def setup_of(self, s: PlayableState) -> Setup:
        """Return the number of seats, how neutral buildings lie and which sides are used."""
        return Setup(s.seats, layout(s.shuffled, s.random_sides))

    def view(self, s: PlayableState, seat: int | None) -> Json:
        """Return the board and the players, with the hand of one seat."""
        return view.view(s, self.names, seat)

    def imagine(self, s: PlayableState, seat: int | None, seed: int) -> PlayableState:
        """Deal the other hands and draw piles again."""
        return imagine(s, seat, seed)

    def score_lines(self, s: PlayableState, seat: int) -> tuple[int, list[int]]:
        """Return the total and the eleven lines of the score pad."""
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
        """Return a sample for each stack of foresight, the usual ones for other decisions."""
        return [[stack] for stack in range(len(self.figures.stacks))] if kind is Foresight else super().samples(kind)

    def untimely(self, s: PlayableState, wanted: Sequence[tuple[type[contract.Decision], int]]) -> tuple[int, Json]:
        """Return what part of the turn or what missing action stands in the way."""
        return untimely.untimely(s, self.names, wanted)

    def write(self, s: PlayableState) -> Json:
        """Return the board, the piles and the players by their names."""
        return position.write(s, self.names)

    def read(self, agreed: Setup, data: Json, chance: Chance) -> PlayableState:
        """Read the board, the piles and the players, and check them."""
        return position.read(self.figures, self.names, agreed, data, chance)

    def restore(self, s: PlayableState, kind: type[contract.Decision], seat: int, values: list[int]) -> None:
        """Push a decision made from its values."""
        s.pending.append(make(kind, seat, values))

    def check_waiting(self, s: PlayableState) -> None:
        """Refuse a stack that play could not have led to."""
        check_stack.check_stack(s, self.names)

    def to_ints(self, s: PlayableState) -> list[int]:
        """Return the board, the piles and the players as ints."""
        return flat.to_ints(s)

    def from_ints(self, agreed: Setup, ints: list[int], chance: Chance) -> PlayableState:
        """Read the board, the piles and the players from ints."""
        return flat.from_ints(self.figures, agreed, ints, chance)

    def audit(self, s: PlayableState) -> list[str]:
        """Check the supply, cards, objectives, buildings, players and money."""
        return audit(s)

    def feature_names(self, seats: int) -> list[str]:
        """Name the numbers of the board, then those of each player."""
        return features.feature_names(self.figures, self.names, seats)

    def features(self, s: PlayableState, seat: int) -> list[int]:
        """Return the board as numbers, then each player from this seat on."""
        return features.features(s, seat)

    def evaluate(self, s: PlayableState, seat: int) -> int:
        """Return the value of a position in hundredths of a point."""
        return evaluate(s, seat)
