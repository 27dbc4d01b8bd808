"""Define what every game must offer.

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

Names = Mapping[str, Sequence[str]]
"""Vocabulary -> the id of each number."""


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


class Whole(NamedTuple):
    """Choices that answer a question and those that go on with it at once, and what they are worth together.

    `kind` tells those of one question apart. Of several that lead to the same thing the first is meant.
    """

    choices: list[int]
    worth: int
    kind: str = "whole"


@mypyc_attr(allow_interpreted_subclasses=True)  # a game outside this package is not compiled
class Decision:
    """A question to one seat. It never changes once made, so that a stack of them is copied by slicing.

    A game's own base class adds `options`, `refusal` and `apply`, typed on that game's State.
    """

    NAME: ClassVar[str] = ""
    SPAN: ClassVar[int] = 0  # how many options there are, where that does not depend on the figures: `State.span`
    FIELDS: ClassVar[tuple[Field, ...]] = ()  # what it remembers besides the seat
    GOES_ON: ClassVar[str] = ""  # NAME of the decision whose choice it goes on with: several cards, one by one
    LEADS: ClassVar[bool] = False  # its options open a choice of things, and people may choose the thing at once
    SURE: ClassVar[bool] = False  # whether nobody who came to it would choose otherwise than `meant`
    SPENDS: ClassVar[bool] = (
        False  # its options are how much to part with: what needs less is meant, where more does too
    )
    AHEAD: ClassVar[bool] = False  # its things can be pressed before the thing that leads to it
    UNDERWAY: ClassVar[bool] = False  # asked while something chosen before is carried out: its cost is part of that

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def meant(self, options: list[int]) -> int:
        """Return which of its options a person nearly always means who has come to it, -1 if they must be asked."""
        return -1

    def values(self) -> list[int]:
        """Return the numbers it remembers, in the order of FIELDS."""
        return [getattr(self, field.name) for field in self.FIELDS]


@mypyc_attr(allow_interpreted_subclasses=True)  # a game outside this package is not compiled
class State:
    """A game in play. Only `step` changes it.

    Its methods raise instead of being abstract: compiled code would not check that, and every copy would pay for it.
    """

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

    def wholes(self) -> list[Whole]:
        """Return how people often answer the decision on top with those that go on with it: several cards at once."""
        return []

    def refusal(self, option: int) -> int:
        """Return why the decision on top does not allow an option: a reason code of the game, 0 when it does."""
        raise NotImplementedError

    def span(self) -> int:
        """Return how many options the decision on top knows, legal or not: each is an int below that."""
        return self.stack()[-1].SPAN

    def step(self, option: int) -> None:
        """Answer the decision on top. Trusts that the option is allowed: `Match.choose` is the door that checks."""
        raise NotImplementedError

    def over(self) -> bool:
        """Return whether the game has ended."""
        raise NotImplementedError

    def seat(self) -> int:
        """Return the seat that must decide now."""
        raise NotImplementedError

    def stack(self) -> Sequence[Decision]:
        """Return the waiting decisions; the last one is to be answered first."""
        raise NotImplementedError

    def turn_aside(self, seat: int) -> None:
        """Exchange the waiting decisions for a seat's own ones, or back: calling it twice changes nothing.

        A game with `Game.ANYTIME` keeps a stack beside the turn for each seat. At its bottom always lies the decision
        of that kind, which puts itself back when it is answered; above it lie questions that an answer left open.
        """
        raise NotImplementedError

    def open_asides(self) -> list[int]:
        """Return the seats that have a question of their own to answer beside the turn, ascending."""
        return []

    def copy(self) -> "State":
        """Return an independent copy that shares the figures and writes no log."""
        raise NotImplementedError

    def emit(self, kind: int, seat: int, a: int = 0, b: int = 0, c: int = 0) -> None:
        """Append an event to the log, if there is one."""
        log = self.log
        if log is not None:
            log.append((kind, seat, a, b, c))


class Setup(NamedTuple):
    """What the players agreed on before the game: how many people play, and a value for every option they have."""

    seats: int
    options: Mapping[str, str]


class Words(NamedTuple):
    """An option in words: the text to type, a catalogue key with arguments, and its place in the view."""

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


@mypyc_attr(allow_interpreted_subclasses=True)  # a game outside this package is not compiled
class Game(ABC, Generic[S]):
    """A game with one set of component figures. It holds no game in play.

    Every abstract method also raises, because compiled code does not enforce that it is overridden.
    """

    ID: ClassVar[str] = ""
    RULES: ClassVar[int] = 0  # raised when a repaired rule may change recorded games
    FIGURES: ClassVar[int] = 1  # raised when figures are named or meant otherwise, so that those kept before do not fit
    SEATS: ClassVar[range] = range(0)  # how many people can play
    AUTOMAS: ClassVar[Mapping[int, tuple[str, ...]]] = {}  # number of people -> whom the rules play, seated after them
    OPTIONS: ClassVar[Mapping[str, tuple[str, ...]]] = {}  # set-up options; the first value is the default
    OPTION_SEATS: ClassVar[Mapping[str, range]] = {}  # options that only some numbers of people have -> those numbers
    LATE_OPTIONS: ClassVar[tuple[str, ...]] = ()  # those added since games were kept, which have the first value
    DECISIONS: ClassVar[tuple[type[Decision], ...]] = ()
    ANYTIME: ClassVar[type[Decision] | None] = None  # what every seat may do at any time: `State.turn_aside`
    EVENTS: ClassVar[tuple[EventKind, ...]] = ()
    REASONS: ClassVar[tuple[Reason, ...]] = ()  # indexed by reason code; entry 0 stands for "legal"
    PILES: ClassVar[tuple[tuple[str, str], ...]] = ()  # (name, vocabulary of its items)
    SCORE_LINES: ClassVar[tuple[str, ...]] = ()
    NUMBERS_OF_ALL: ClassVar[bool] = False  # whether the `numbers` of a seat tell of the others too
    OLD_TEXTS: ClassVar[Mapping[str, str]] = {}  # option texts of old records and logs -> those of today

    names: Names
    components: str  # the overlay these figures were corrected with, "" for none

    def __init__(self, components: str = "") -> None:
        """Keep the overlay (TOML text). A game calls this first, then reads its figures and sets `names`."""
        missing = missing_methods(type(self))
        if missing:
            raise TypeError(f"Can't instantiate {type(self).__name__} with abstract methods {', '.join(missing)}")
        self.components = components

    def all_figures(self) -> Json:
        """Return every component figure by name, corrected by the overlay; none if a game has no figures."""
        return {}

    def shown_figures(self) -> Json:
        """Return the component figures for whoever draws the game, as its data files write them and by today's names.

        They are corrected by the overlay. None if a game has no figures.
        """
        return {}

    @abstractmethod
    def new(self, setup: Setup, chance: Chance, log: list[Event] | None) -> S:
        """Return a state set up for its first decision."""
        raise NotImplementedError

    @abstractmethod
    def setup_of(self, s: S) -> Setup:
        """Return what the players of a state agreed on."""
        raise NotImplementedError

    def path(self, s: S) -> list[str]:
        """Return the steps of the turn that lead to the decision on top, outermost first."""
        return [decision.NAME for decision in s.stack()]

    @abstractmethod
    def view(self, s: S, seat: int | None) -> Json:
        """Return what a seat, or a spectator (None), may see. Every `Words.at` is an address in it."""
        raise NotImplementedError

    def open_view(self, s: S) -> Json:
        """Return what of a view is the same for everybody, or less."""
        return {}

    def own_view(self, s: S, seat: int | None, open: Json) -> Json:
        """Return the other parts of a view. `open` is what `open_view` returned, which is left as it is."""
        return self.view(s, seat)

    @abstractmethod
    def imagine(self, s: S, seat: int | None, seed: int) -> S:
        """Return a state that a seat cannot tell from the true one; a seed deals what is hidden from it."""
        raise NotImplementedError

    @abstractmethod
    def score_lines(self, s: S, seat: int) -> tuple[int, list[int]]:
        """Return the total of a seat and its lines in the order of SCORE_LINES."""
        raise NotImplementedError

    def standing(self, s: S, seat: int) -> list[int]:
        """Return what a seat is ranked by at the end, what decides first: its total, and what breaks ties."""
        return [self.score_lines(s, seat)[0]]

    @abstractmethod
    def winners(self, s: S) -> list[int]:
        """Return the seats that have won a finished game."""
        raise NotImplementedError

    @abstractmethod
    def describe(self, s: S, decision: Decision, option: int) -> Words:
        """Return an option of a decision in words, legal or not."""
        raise NotImplementedError

    def describe_whole(self, s: S, decision: Decision, whole: Whole) -> Words:
        """Return in words what answers a decision and those that go on with it; nobody types it."""
        args: Json = {"count": len(whole.choices), "worth": whole.worth}
        return Words("", f"{self.ID}.{decision.NAME}.{whole.kind}", args, None)

    @abstractmethod
    def refusal_args(self, s: S, option: int, reason: int) -> Json:
        """Return the arguments for the sentence of a refusal."""
        raise NotImplementedError

    def samples(self, kind: type[Decision]) -> list[list[int]]:
        """Return values of FIELDS with which a kind of decision shows everything that it can be about."""
        return [[-1] * len(kind.FIELDS)]

    @abstractmethod
    def untimely(self, s: S, wanted: Sequence[tuple[type[Decision], int]]) -> tuple[int, Json]:
        """Return the reason why none of these kinds of decision can come now, and the figures of its sentence.

        Each comes with its option that was asked about; there is at least one.
        """
        raise NotImplementedError

    @abstractmethod
    def write(self, s: S) -> Json:
        """Return the game's own part of a position: everything but chance, set-up and waiting decisions."""
        raise NotImplementedError

    @abstractmethod
    def read(self, setup: Setup, data: Json, chance: Chance) -> S:
        """Return the state that a position describes, with an empty stack; raise `Problem` if it cannot exist."""
        raise NotImplementedError

    @abstractmethod
    def restore(self, s: S, kind: type[Decision], seat: int, values: list[int]) -> None:
        """Push a decision with the values of its FIELDS on the stack."""
        raise NotImplementedError

    def name_waiting(self, s: S, decision: Decision, data: Json) -> None:
        """Replace the numbers of a waiting decision, as a position has it, that only this game can name."""

    def number_waiting(self, s: S, data: Json) -> Json:
        """Return a waiting decision of a position with numbers for what `name_waiting` named."""
        return data

    @abstractmethod
    def check_waiting(self, s: S) -> None:
        """Raise `Problem` if the waiting decisions, read from a position, do not fit the rest of it."""
        raise NotImplementedError

    @abstractmethod
    def is_finished(self, s: S) -> bool:
        """Return whether the position, without its stack, is that of a finished game."""
        raise NotImplementedError

    @abstractmethod
    def to_ints(self, s: S) -> list[int]:
        """Return the same part of a state as `write`, as a flat list of ints."""
        raise NotImplementedError

    @abstractmethod
    def from_ints(self, setup: Setup, ints: list[int], chance: Chance) -> S:
        """Return the state that `to_ints` wrote, with an empty stack."""
        raise NotImplementedError

    @abstractmethod
    def audit(self, s: S) -> list[str]:
        """Return a sentence for every invariant that does not hold; none in a sound game."""
        raise NotImplementedError

    def feature_names(self, seats: int) -> list[str]:
        """Return a name for each number of `features`, none if a game has no features."""
        return []

    def features(self, s: S, seat: int) -> list[int]:
        """Return what a seat sees as numbers for learning, its own first.

        How many there are depends only on the number of seats.
        """
        return []

    def numbers(self, s: S, seat: int) -> list[float]:
        """Return what a learned judgement of a seat, or of an automa, goes by; none if a game has no such judgement."""
        return []

    def time_left(self, s: S) -> float:
        """Return how much of the game is to come, from 1 at the beginning to 0."""
        return 0.0

    @abstractmethod
    def evaluate(self, s: S, seat: int) -> int:
        """Return how good a state is for a seat. Values are comparable only within one game."""
        raise NotImplementedError


OPTIONAL_METHODS: Final = (
    "all_figures", "shown_figures", "path", "open_view", "own_view", "standing", "describe_whole", "samples",
    "name_waiting", "number_waiting", "feature_names", "features", "numbers", "time_left",
)  # fmt: skip


def missing_methods(kind: type[Game[Any]]) -> list[str]:
    """Return the names of the methods that a game class must have but does not.

    A compiled class has no `__abstractmethods__` to ask.
    """
    methods = [name for name, value in vars(Game).items() if callable(value) and not name.startswith("_")]
    required = [name for name in methods if name not in OPTIONAL_METHODS]
    return [name for name in required if getattr(kind, name) is getattr(Game, name)]
