"""What all trail games tell the rest of railherd in the same way."""

from collections.abc import Callable, Mapping, Sequence
from importlib.resources.abc import Traversable
from typing import Any, ClassVar, Generic, TypeVar, cast

from railherd.core import contract
from railherd.core.chance import Chance
from railherd.core.components.figures import as_data, read_files
from railherd.core.components.written_figures import as_written
from railherd.core.contract import Game, Json, Names, Setup, Words
from railherd.core.event import Event
from railherd.kit.bot.numbers import time_left
from railherd.kit.edge import features, flat, imagine, position, position_forms
from railherd.kit.edge.describe import WORDERS, describe_pair
from railherd.kit.edge.refusal_args import shared_args
from railherd.kit.edge.untimely import NO_OPTION, Wanted
from railherd.kit.edge.worked import worked
from railherd.kit.figures.lookup import NOBODY, TrailFigures
from railherd.kit.rules.foresight import Foresight
from railherd.kit.rules.scoring import seats_with_most
from railherd.kit.rules.setup import layout
from railherd.kit.state import DecisionOn, TrailState

S = TypeVar("S", bound=TrailState)
F = TypeVar("F", bound=TrailFigures)


class Parts(Generic[S, F]):
    """What only one game knows: functions that the methods of `TrailGame` ask."""

    def __init__(
        self,
        new_game: Callable[[F, Setup, Chance, list[Event] | None], S],
        empty_state: Callable[[F, Setup, Chance], S],
        score_lines: Callable[[S, int], list[int]],
        evaluate: Callable[[S, int], int],
        open_view: Callable[[S, Names], Json],
        own_view: Callable[[S, Names, int | None, Json], Json],
        worders: Mapping[str, Callable[[S, Names, contract.Decision, int], Words]],
        refusal_args: Callable[[S, Names, int, int], Json],
        untimely: Callable[[S, Wanted], tuple[int, int]],
        position: position.OwnForm[S],
        check_stack: Callable[[S, Names], None],
        flat: flat.OwnNumbers[S],
        features: features.OwnFeatures[S, F],
        audit: Callable[[S], list[str]],
        numbers: Callable[[S, int], list[float]],
    ) -> None:
        self.new_game = new_game
        self.empty_state = empty_state
        self.score_lines = score_lines
        self.evaluate = evaluate
        self.open_view = open_view
        self.own_view = own_view
        self.worders = worders
        self.refusal_args = refusal_args
        self.untimely = untimely
        self.position = position
        self.check_stack = check_stack
        self.flat = flat
        self.features = features
        self.audit = audit
        self.numbers = numbers


class TrailGame(Game[S], Generic[S, F]):
    """A trail game with one set of component figures."""

    FILES: ClassVar[tuple[str, ...]] = ()  # its data files

    def __init__(
        self, parts: Parts[S, F], figures: F, names: Names, components: str, typed: Any, folder: Traversable
    ) -> None:
        """Keep a game's own parts, its figures and their names; `typed` are the figures of the folder's files."""
        super().__init__(components)
        self.parts = parts
        self.figures = figures
        self.names = names
        self._typed = typed
        self._folder = folder

    def all_figures(self) -> Json:
        """Return the figures of all data files, corrected by the overlay."""
        figures: Json = as_data(self._typed)
        return figures

    def shown_figures(self) -> Json:
        """Return the figures as the data files write them, corrected by the overlay, and what follows from them."""
        written = as_written(self._typed, read_files(self._folder, self.FILES))
        return {**written, "worked": worked(self.figures, written, self.names)}

    def new(self, agreed: Setup, chance: Chance, log: list[Event] | None) -> S:
        """Set up the board and begin the first turn."""
        return self.parts.new_game(self.figures, agreed, chance, log)

    def setup_of(self, s: S) -> Setup:
        """Return the number of seats, how neutral buildings lie and which sides are used."""
        return Setup(s.seats, layout(s.shuffled, s.random_sides))

    def path(self, s: S) -> list[str]:
        """Return "turn" and the names of all waiting decisions."""
        return ["turn", *[decision.NAME for decision in s.pending]]

    def view(self, s: S, seat: int | None) -> Json:
        """Return the boards and the players, with the hand of one seat."""
        open = self.open_view(s)
        return {**open, **self.own_view(s, seat, open)}

    def open_view(self, s: S) -> Json:
        """Return all that lies open, and of each player what everybody can work out."""
        return self.parts.open_view(s, self.names)

    def own_view(self, s: S, seat: int | None, open: Json) -> Json:
        """Return the trail as a seat may go it, and the players with its own hand."""
        return self.parts.own_view(s, self.names, seat, open)

    def imagine(self, s: S, seat: int | None, seed: int) -> S:
        """Deal the other hands and draw piles again, as far as they are hidden."""
        return cast(S, imagine.imagine_world(s, seat, seed))

    def score_lines(self, s: S, seat: int) -> tuple[int, list[int]]:
        """Return the total and the lines of the score pad."""
        lines = self.parts.score_lines(s, seat)
        return sum(lines), lines

    def winners(self, s: S) -> list[int]:
        """Return the seats with most points; equal totals share the victory."""
        return seats_with_most([self.score_lines(s, seat)[0] for seat in range(s.seats)])

    def describe(self, s: S, decision: contract.Decision, option: int) -> Words:
        """Describe an option by the worder of its decision."""
        worder = self.parts.worders.get(decision.NAME) or WORDERS[decision.NAME]
        words = worder(s, self.names, decision, option)
        return Words(words.text, f"{self.ID}.{words.key}", words.args, words.at)

    def describe_whole(self, s: S, decision: contract.Decision, whole: contract.Whole) -> Words:
        """Describe it as something that is done where the seat's rancher stands, or as a pair from foresight."""
        if isinstance(decision, Foresight):
            return describe_pair(self.ID, s, self.names, decision, whole)
        place = s.players[decision.seat].place
        return super().describe_whole(s, decision, whole)._replace(at=f"trail/{self.names['space'][place]}")

    def refusal_args(self, s: S, option: int, reason: int) -> Json:
        """Return what the option is about, what it would need, and what the player has."""
        asked = s.pending[-1]
        args = {**self.describe(s, asked, option).args, "money": s.players[asked.seat].money}
        args |= shared_args(s, self.names, asked, option, reason)
        return args | self.parts.refusal_args(s, self.names, option, reason)

    def samples(self, kind: type[contract.Decision]) -> list[list[int]]:
        """Return a sample for each stack of foresight, the usual ones for other decisions."""
        return [[stack] for stack in range(len(self.figures.stacks))] if kind is Foresight else super().samples(kind)

    def untimely(self, s: S, wanted: Sequence[tuple[type[contract.Decision], int]]) -> tuple[int, Json]:
        """Return what part of the turn or what missing action stands in the way."""
        reason, option = self.parts.untimely(s, wanted)
        return reason, {} if option == NO_OPTION else self.refusal_args(s, option, reason)

    def write(self, s: S) -> Json:
        """Return the boards, the piles and the players by their names."""
        return position.write(s, self.names, self.parts.position)

    def read(self, agreed: Setup, data: Json, chance: Chance) -> S:
        """Read the boards, the piles and the players, and check them."""
        s = self.parts.empty_state(self.figures, agreed, chance)
        position.read(s, self.names, data, self.parts.position)
        return s

    def restore(self, s: S, kind: type[contract.Decision], seat: int, values: list[int]) -> None:
        """Push a decision made from its values."""
        made = kind(seat, *values)
        assert isinstance(made, DecisionOn)
        s.pending.append(made)

    def name_waiting(self, s: S, decision: contract.Decision, data: Json) -> None:
        """Name the used actions of a `Use`."""
        position_forms.name_used(s, decision, data)

    def number_waiting(self, s: S, data: Json) -> Json:
        """Return a `Use` with its used actions as one number, all others unchanged."""
        return position_forms.number_used(s, self.names, data)

    def check_waiting(self, s: S) -> None:
        """Refuse a stack that play could not have led to."""
        self.parts.check_stack(s, self.names)

    def is_finished(self, s: S) -> bool:
        """Return whether the marker is taken and nothing is left to decide."""
        return s.marker != NOBODY and not s.pending

    def to_ints(self, s: S) -> list[int]:
        """Return the boards, the piles and the players as ints."""
        return flat.to_ints(s, self.parts.flat)

    def from_ints(self, agreed: Setup, ints: list[int], chance: Chance) -> S:
        """Read the boards, the piles and the players from ints."""
        s = self.parts.empty_state(self.figures, agreed, chance)
        flat.from_ints(s, ints, self.parts.flat)
        return s

    def audit(self, s: S) -> list[str]:
        """Return a sentence for every invariant that does not hold."""
        return self.parts.audit(s)

    def feature_names(self, seats: int) -> list[str]:
        """Name the numbers of the board, then those of each player."""
        players = seats + len(self.AUTOMAS.get(seats, ()))
        return features.feature_names(self.figures, self.names, players, self.parts.features)

    def features(self, s: S, seat: int) -> list[int]:
        """Return the board as numbers, then each player from this seat on."""
        return features.features(s, seat, self.parts.features)

    def numbers(self, s: S, seat: int) -> list[float]:
        """Return what a learned judgement goes by."""
        return self.parts.numbers(s, seat)

    def time_left(self, s: S) -> float:
        """Return the share of the market in rows that is not filled yet."""
        return time_left(s)

    def evaluate(self, s: S, seat: int) -> int:
        """Return the value of a position in hundredths of a point."""
        return self.parts.evaluate(s, seat)
