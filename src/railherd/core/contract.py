"""What every game must offer.

`State` and `Decision` are what a play-out needs and nothing more: small ints, no names. `Game` is everything a
person, a server or a bot asks about a state. A game package derives from all three.
"""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar

from mypy_extensions import mypyc_attr

from railherd.core.chance import Chance
from railherd.core.event import Event, EventKind

Json = dict[str, Any]
"""A JSON object: string keys, values that `json.dumps` accepts."""


MAX_FIELD = 1_000_000


class Field(NamedTuple):
    """Something a decision remembers: a number that a vocabulary names, or -1 where it may be absent.

    A number without a vocabulary of the game lies between `low` and `high`.
    """

    name: str
    vocabulary: str
    optional: bool = False
    low: int = 0
    high: int = MAX_FIELD
    is_late: bool = False  # added later, so that older positions lack it altogether


@mypyc_attr(allow_interpreted_subclasses=True)  # anybody's game may follow this contract
class Decision:
    """A question waiting for one seat. Never changes once made, so a stack of them is copied by slicing.

    A game's own base class adds `options`, `refusal` and `apply`, typed on that game's State.
    """

    NAME: ClassVar[str] = ""
    SPAN: ClassVar[int] = 0  # every option is an int in range(SPAN)
    FIELDS: ClassVar[tuple[Field, ...]] = ()  # what it remembers besides the seat
    GOES_ON: ClassVar[str] = ""  # NAME of the decision whose choice it goes on with: several cards, one by one
    UNDERWAY: ClassVar[bool] = False  # asked while something chosen before is carried out: its cost is part of that

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def values(self) -> list[int]:
        """What it remembers, in the order of FIELDS."""
        return []


@mypyc_attr(allow_interpreted_subclasses=True)  # anybody's game may follow this contract
class State:
    """A game in play: flat, copied by hand, changed only by `step`."""

    def __init__(self, chance: Chance, turn: int) -> None:
        self.chance = chance
        self.turn = turn  # how many turns have begun
        self.log: list[Event] | None = None  # where events go; None in play-outs

    def legal(self) -> list[int]:
        """Return what the decision on top offers, ascending, never empty before the end.

        Bots and play-outs choose from it, so of several orders that come to the same it lists one.
        """
        raise NotImplementedError

    def allowed(self) -> list[int]:
        """Return every option without a refusal, ascending: what is offered, and the same in another order.

        People are asked with it. An option that is allowed but not offered must lead to nothing that offered ones do
        not lead to from where the choice began (`Decision.GOES_ON`).
        """
        return self.legal()

    def refusal(self, option: int) -> int:
        """Return why the decision on top does not allow an option: a reason code of the game, 0 when it does."""
        raise NotImplementedError

    def step(self, option: int) -> None:
        """Answer the decision on top. Trusts that the option is allowed: `Match.choose` is the door that checks."""
        raise NotImplementedError

    def over(self) -> bool:
        """Whether the game has ended."""
        raise NotImplementedError

    def seat(self) -> int:
        """Who must decide now."""
        raise NotImplementedError

    def stack(self) -> Sequence[Decision]:
        """The waiting decisions, the one to answer last."""
        raise NotImplementedError

    def copy(self) -> "State":
        """An independent twin that shares the tables and writes no log."""
        raise NotImplementedError

    def emit(self, kind: int, seat: int, a: int = 0, b: int = 0, c: int = 0) -> None:
        """Write down what happened, if anybody listens."""
        log = self.log
        if log is not None:
            log.append((kind, seat, a, b, c))


class Setup(NamedTuple):
    """What the players agreed on before the game: every option of the game has a value here."""

    seats: int
    options: Mapping[str, str]


class Words(NamedTuple):
    """An option as people meet it: typed text, catalogue key with arguments, and its place in the view."""

    text: str
    key: str
    args: Json
    at: str | None


class Reason(NamedTuple):
    """Why something is not allowed: a name for the catalogues and the rulebook section that says so.

    A `vague` reason says that there is no such option: of several things at one place, any other reason says more.
    """

    name: str
    section: str
    vague: bool = False


S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)  # anybody's game may follow this contract
class Game(Generic[S]):
    """One game with one set of component figures. Holds no game in play."""

    ID: ClassVar[str] = ""
    RULES: ClassVar[int] = 0  # raised when a repaired rule may change recorded games
    SEATS: ClassVar[range] = range(0)
    OPTIONS: ClassVar[Mapping[str, tuple[str, ...]]] = {}  # set-up options; the first value is the default
    DECISIONS: ClassVar[tuple[type[Decision], ...]] = ()
    EVENTS: ClassVar[tuple[EventKind, ...]] = ()
    REASONS: ClassVar[tuple[Reason, ...]] = ()  # indexed by reason code; entry 0 stands for "legal"
    PILES: ClassVar[tuple[tuple[str, str], ...]] = ()  # (name, vocabulary of its items)
    SCORE_LINES: ClassVar[tuple[str, ...]] = ()
    OLD_TEXTS: ClassVar[Mapping[str, str]] = {}  # option texts of old records and logs -> those of today

    names: Mapping[str, Sequence[str]]  # vocabulary -> the id of each number
    components: str  # the overlay these figures were corrected with, "" for none

    def __init__(self, components: str = "") -> None:
        """Read the component figures, with an overlay (TOML text) laid over them."""
        raise NotImplementedError

    def new(self, setup: Setup, chance: Chance, log: list[Event] | None) -> S:
        """A game set up and ready for its first decision."""
        raise NotImplementedError

    def setup_of(self, s: S) -> Setup:
        """What the players of this state agreed on."""
        raise NotImplementedError

    def path(self, s: S) -> list[str]:
        """Where in the turn the decision on top stands, outermost first: the breadcrumb."""
        return [decision.NAME for decision in s.stack()]

    def view(self, s: S, seat: int | None) -> Json:
        """What a seat may see; None is a spectator. Every `Words.at` is an address in it."""
        raise NotImplementedError

    def imagine(self, s: S, seat: int | None, seed: int) -> S:
        """A world this seat cannot tell from the true one, everything hidden dealt anew from a seed."""
        raise NotImplementedError

    def score_lines(self, s: S, seat: int) -> tuple[int, list[int]]:
        """The total of a seat and its lines in the order of SCORE_LINES."""
        raise NotImplementedError

    def winners(self, s: S) -> list[int]:
        """The seats that have won a game that is over."""
        raise NotImplementedError

    def describe(self, s: S, decision: Decision, option: int) -> Words:
        """An option of a decision in words, legal or not."""
        raise NotImplementedError

    def refusal_args(self, s: S, option: int, reason: int) -> Json:
        """The figures a refusal's sentence needs."""
        raise NotImplementedError

    def samples(self, kind: type[Decision]) -> list[list[int]]:
        """Return values of FIELDS with which a kind of decision shows everything that it can be about."""
        return [[-1] * len(kind.FIELDS)]

    def untimely(self, s: S, wanted: Sequence[tuple[type[Decision], int]]) -> tuple[int, Json]:
        """Return the reason why none of these kinds of decision can come now, and the figures of its sentence.

        Each comes with its option that was asked about; there is at least one.
        """
        raise NotImplementedError

    def write(self, s: S) -> Json:
        """The game's own part of a position: everything but chance, set-up and pending decisions."""
        raise NotImplementedError

    def read(self, setup: Setup, data: Json, chance: Chance) -> S:
        """The state such a position describes, its stack still empty; `Problem` if it cannot exist."""
        raise NotImplementedError

    def restore(self, s: S, kind: type[Decision], seat: int, values: list[int]) -> None:
        """Put a decision on the stack, with the values of its FIELDS."""
        raise NotImplementedError

    def name_waiting(self, s: S, decision: Decision, data: Json) -> None:
        """Replace the numbers of a waiting decision, as a position has it, that only this game can name."""

    def number_waiting(self, s: S, data: Json) -> Json:
        """Return a waiting decision of a position with numbers for what `name_waiting` named."""
        return data

    def first_form(self, s: S, data: Json) -> Json:
        """Return a position as the game first wrote it: fingerprints are taken of that form and stay the same."""
        return data

    def check_waiting(self, s: S) -> None:
        """Raise `Problem` if the waiting decisions, read from a position, do not fit the rest of it."""
        raise NotImplementedError

    def is_finished(self, s: S) -> bool:
        """Whether the table shows a game that has ended, whatever the stack says."""
        raise NotImplementedError

    def to_ints(self, s: S) -> list[int]:
        """The same part of a state as `write`, as a flat list for workers and snapshots."""
        raise NotImplementedError

    def from_ints(self, setup: Setup, ints: list[int], chance: Chance) -> S:
        """The state that `to_ints` wrote, its stack still empty."""
        raise NotImplementedError

    def audit(self, s: S) -> list[str]:
        """Everything that must always hold and does not, a sentence each. Empty in a sound game."""
        raise NotImplementedError

    def feature_names(self, seats: int) -> list[str]:
        """A name for each number of `features`; empty where a game offers none."""
        return []

    def features(self, s: S, seat: int) -> list[int]:
        """What a seat sees as numbers for learning, always equally many for a number of seats, its own first."""
        return []

    def evaluate(self, s: S, seat: int) -> int:
        """How good the position is for a seat; only comparisons within one game mean anything."""
        raise NotImplementedError
