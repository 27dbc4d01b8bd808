"""What every game must offer.

`State` and `Decision` are what a play-out needs and nothing more: small ints, no names. `Game` is everything a
person, a server or a bot asks about a state. A game package derives from all three.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final, Generic, NamedTuple, TypeVar

from mypy_extensions import mypyc_attr

from railherd.core.chance import Chance
from railherd.core.event import Event, EventKind

Json = dict[str, Any]
"""A JSON object: string keys, values that `json.dumps` accepts."""


class Field(NamedTuple):
    """Something a decision remembers: a number that a vocabulary names, or -1 where it may be absent."""

    name: str
    vocabulary: str
    optional: bool = False


@mypyc_attr(allow_interpreted_subclasses=True)  # anybody's game may follow this contract
class Decision:
    """A question waiting for one seat. Never changes once made, so a stack of them is copied by slicing.

    A game's own base class adds `options`, `refusal` and `apply`, typed on that game's State.
    """

    NAME: ClassVar[str] = ""
    SPAN: ClassVar[int] = 0  # every option is an int in range(SPAN)
    FIELDS: ClassVar[tuple[Field, ...]] = ()  # what it remembers besides the seat

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
        """The options of the decision on top, ascending, never empty before the end."""
        raise NotImplementedError

    def refusal(self, option: int) -> int:
        """Why the decision on top does not offer an option: a reason code of the game, 0 when it does."""
        raise NotImplementedError

    def step(self, option: int) -> None:
        """Answer the decision on top. Trusts that the option is legal: `Match.choose` is the door that checks."""
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
    """Why something is not allowed: a name for the catalogues and the rulebook section that says so."""

    name: str
    section: str


S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)  # anybody's game may follow this contract
class Game(ABC, Generic[S]):
    """One game with one set of component figures. Holds no game in play.

    Every abstract method also raises, because compiled code does not know that it is abstract.
    """

    ID: ClassVar[str] = ""
    RULES: ClassVar[int] = 0  # raised when a repaired rule may change recorded games
    SEATS: ClassVar[range] = range(0)
    OPTIONS: ClassVar[Mapping[str, tuple[str, ...]]] = {}  # set-up options; the first value is the default
    DECISIONS: ClassVar[tuple[type[Decision], ...]] = ()
    EVENTS: ClassVar[tuple[EventKind, ...]] = ()
    REASONS: ClassVar[tuple[Reason, ...]] = ()  # indexed by reason code; entry 0 stands for "legal"
    PILES: ClassVar[tuple[tuple[str, str], ...]] = ()  # (name, vocabulary of its items)
    SCORE_LINES: ClassVar[tuple[str, ...]] = ()

    names: Mapping[str, Sequence[str]]  # vocabulary -> the id of each number
    components: str  # the overlay these figures were corrected with, "" for none

    def __init__(self, components: str = "") -> None:
        """Keep the overlay (TOML text). A game calls this first, then reads its figures and sets `names`."""
        missing = missing_methods(type(self))
        if missing:
            raise TypeError(f"Can't instantiate {type(self).__name__} with abstract methods {', '.join(missing)}")
        self.components = components

    @abstractmethod
    def new(self, setup: Setup, chance: Chance, log: list[Event] | None) -> S:
        """A game set up and ready for its first decision."""
        raise NotImplementedError

    @abstractmethod
    def setup_of(self, s: S) -> Setup:
        """What the players of this state agreed on."""
        raise NotImplementedError

    def path(self, s: S) -> list[str]:
        """Where in the turn the decision on top stands, outermost first: the breadcrumb."""
        return [decision.NAME for decision in s.stack()]

    @abstractmethod
    def view(self, s: S, seat: int | None) -> Json:
        """What a seat may see; None is a spectator. Every `Words.at` is an address in it."""
        raise NotImplementedError

    @abstractmethod
    def imagine(self, s: S, seat: int | None, seed: int) -> S:
        """A world this seat cannot tell from the true one, everything hidden dealt anew from a seed."""
        raise NotImplementedError

    @abstractmethod
    def score_lines(self, s: S, seat: int) -> tuple[int, list[int]]:
        """The total of a seat and its lines in the order of SCORE_LINES."""
        raise NotImplementedError

    @abstractmethod
    def winners(self, s: S) -> list[int]:
        """The seats that have won a game that is over."""
        raise NotImplementedError

    @abstractmethod
    def describe(self, s: S, decision: Decision, option: int) -> Words:
        """An option of a decision in words, legal or not."""
        raise NotImplementedError

    @abstractmethod
    def refusal_args(self, s: S, option: int, reason: int) -> Json:
        """The figures a refusal's sentence needs."""
        raise NotImplementedError

    @abstractmethod
    def untimely(self, asked: Decision, wanted: type[Decision]) -> int:
        """The reason why another kind of decision cannot be taken while this one waits."""
        raise NotImplementedError

    @abstractmethod
    def write(self, s: S) -> Json:
        """The game's own part of a position: everything but chance, set-up and pending decisions."""
        raise NotImplementedError

    @abstractmethod
    def read(self, setup: Setup, data: Json, chance: Chance) -> S:
        """The state such a position describes, its stack still empty; `Problem` if it cannot exist."""
        raise NotImplementedError

    @abstractmethod
    def restore(self, s: S, kind: type[Decision], seat: int, values: list[int]) -> None:
        """Put a decision on the stack, with the values of its FIELDS."""
        raise NotImplementedError

    @abstractmethod
    def check_waiting(self, s: S) -> None:
        """Raise `Problem` if the waiting decisions, read from a position, do not fit the rest of it."""
        raise NotImplementedError

    @abstractmethod
    def is_finished(self, s: S) -> bool:
        """Whether the table shows a game that has ended, whatever the stack says."""
        raise NotImplementedError

    @abstractmethod
    def to_ints(self, s: S) -> list[int]:
        """The same part of a state as `write`, as a flat list for workers and snapshots."""
        raise NotImplementedError

    @abstractmethod
    def from_ints(self, setup: Setup, ints: list[int], chance: Chance) -> S:
        """The state that `to_ints` wrote, its stack still empty."""
        raise NotImplementedError

    @abstractmethod
    def audit(self, s: S) -> list[str]:
        """Everything that must always hold and does not, a sentence each. Empty in a sound game."""
        raise NotImplementedError

    def feature_names(self, seats: int) -> list[str]:
        """A name for each number of `features`; empty where a game offers none."""
        return []

    def features(self, s: S, seat: int) -> list[int]:
        """What a seat sees as numbers for learning, always equally many for a number of seats, its own first."""
        return []

    @abstractmethod
    def evaluate(self, s: S, seat: int) -> int:
        """How good the position is for a seat; only comparisons within one game mean anything."""
        raise NotImplementedError


OPTIONAL_METHODS: Final = ("path", "feature_names", "features")


def missing_methods(kind: type[Game[Any]]) -> list[str]:
    """Return the methods that a game class must have and has not.

    Python knows them, too, as `__abstractmethods__`, but not of a class that is compiled.
    """
    methods = [name for name, value in vars(Game).items() if callable(value) and not name.startswith("_")]
    required = [name for name in methods if name not in OPTIONAL_METHODS]
    return [name for name in required if getattr(kind, name) is getattr(Game, name)]
