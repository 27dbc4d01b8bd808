"""A tiny game outside the package, as a third party might write one: draw numbers face down, lay them for points."""

from collections.abc import Sequence
from typing import ClassVar

from railherd.core import contract
from railherd.core.automa import seats_of
from railherd.core.bag import Pile
from railherd.core.chance import Chance, from_seed
from railherd.core.components.checked import Checked
from railherd.core.contract import Field, Game, Json, Reason, Setup, Words
from railherd.core.event import Arg, Event, EventKind
from railherd.core.rng import Rng

CARDS = 8
DRAW = CARDS
DREW, LAID = 0, 1
PILE_EMPTY, NOT_HELD = 1, 2


class State(contract.State):
    """Hands, points, a pile and the cards laid from it; for the lottery also tokens and lots."""

    def __init__(self, chance: Chance, turn: int, setup: Setup, players: int = 0) -> None:
        super().__init__(chance, turn)
        self.setup = setup
        self.pile = Pile(0, list(range(CARDS)), [])
        self.hands: list[list[int]] = [[] for _ in range(players or setup.seats)]
        self.points = [0] * len(self.hands)
        self.laid: list[int] = []
        self.pending: list[Question] = []
        self.tokens: list[int] = []
        self.lots: list[Pile] = []  # each seat's own
        self.taken: list[list[int]] = []  # lots that each seat took, for all to see
        self.left: list[list[int]] = []  # lots that only their seat has seen
        self.asides: list[list[Question]] = []  # each seat's own questions

    def legal(self) -> list[int]:
        return self.pending[-1].options(self)

    def refusal(self, option: int) -> int:
        return self.pending[-1].refusal(self, option)

    def step(self, option: int) -> None:
        self.pending.pop().apply(self, option)

    def over(self) -> bool:
        return not self.pending

    def seat(self) -> int:
        return self.pending[-1].seat

    def stack(self) -> list[contract.Decision]:
        return list(self.pending)

    def copy(self) -> "State":
        twin = State(self.chance.copy(), self.turn, self.setup, len(self.hands))
        twin.pile = self.pile.copy()
        twin.hands = [hand[:] for hand in self.hands]
        twin.points = self.points[:]
        twin.laid = self.laid[:]
        twin.pending = self.pending[:]
        twin.tokens = self.tokens[:]
        twin.lots = [lots.copy() for lots in self.lots]
        twin.taken = [lots[:] for lots in self.taken]
        twin.left = [lots[:] for lots in self.left]
        twin.asides = self.asides[:]
        return twin

    def turn_aside(self, seat: int) -> None:
        # A stack among the asides never changes, so that copies may share it.
        self.pending, self.asides[seat] = self.asides[seat][:], self.pending

    def open_asides(self) -> list[int]:
        return [seat for seat, stack in enumerate(self.asides) if len(stack) > 1]


class Question(contract.Decision):
    """A decision of the toy."""

    def options(self, s: State) -> list[int]:
        return [option for option in range(self.SPAN) if not self.refusal(s, option)]

    def refusal(self, s: State, option: int) -> int:
        raise NotImplementedError

    def apply(self, s: State, option: int) -> None:
        raise NotImplementedError


class Move(Question):
    """Lay a card you hold, or draw one."""

    NAME: ClassVar[str] = "move"
    SPAN: ClassVar[int] = CARDS + 1
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("last", "card", optional=True),)

    def __init__(self, seat: int, last: int) -> None:
        super().__init__(seat)
        self.last = last

    def values(self) -> list[int]:
        return [self.last]

    def refusal(self, s: State, option: int) -> int:
        if option == DRAW:
            return 0 if s.pile.size() else PILE_EMPTY
        return 0 if option in s.hands[self.seat] else NOT_HELD

    def apply(self, s: State, option: int) -> None:
        if option == DRAW:
            card = s.pile.draw(s.chance)
            s.hands[self.seat].append(card)
            s.emit(DREW, self.seat, card)
        else:
            s.hands[self.seat].remove(option)
            s.points[self.seat] += option
            s.laid.append(option)
            s.emit(LAID, self.seat, option)
        s.turn += 1
        following = (self.seat + 1) % len(s.hands)
        for _ in s.hands:
            if s.pile.size() or s.hands[following]:
                s.pending.append(type(self)(following, option if option != DRAW else -1))
                return
            following = (following + 1) % len(s.hands)


class Toy(Game[State]):
    """The toy's implementation of the game contract."""

    ID: ClassVar[str] = "toy"
    RULES: ClassVar[int] = 1
    SEATS: ClassVar[range] = range(2, 4)
    OPTIONS: ClassVar[dict[str, tuple[str, ...]]] = {"pace": ("slow", "fast")}
    DECISIONS: ClassVar[tuple[type[contract.Decision], ...]] = (Move,)
    EVENTS: ClassVar[tuple[EventKind, ...]] = (
        EventKind("drew", (Arg("card", "card", private=True),)),
        EventKind("laid", (Arg("card", "card"),)),
    )
    REASONS: ClassVar[tuple[Reason, ...]] = (Reason("legal", ""), Reason("empty", "1"), Reason("not_held", "1"))
    PILES: ClassVar[tuple[tuple[str, str], ...]] = (("pile", "card"),)
    SCORE_LINES: ClassVar[tuple[str, ...]] = ("points",)

    def __init__(self, components: str = "") -> None:
        super().__init__(components)
        self.names = {"card": [f"c{card}" for card in range(CARDS)]}

    def new(self, setup: Setup, chance: Chance, log: list[Event] | None) -> State:
        s = State(chance, 1, setup, len(seats_of(self, setup.seats)))
        s.log = log
        s.pending.append(Move(0, -1))
        return s

    def setup_of(self, s: State) -> Setup:
        return s.setup

    def view(self, s: State, seat: int | None) -> Json:
        hands = [sorted(hand) if player == seat else len(hand) for player, hand in enumerate(s.hands)]
        asked = None if s.over() else s.seat()
        shown = {"hands": hands, "points": s.points, "laid": s.laid, "pile": s.pile.size()}
        return {"seat": seat, "asked": asked, "turn": s.turn, **shown}

    def imagine(self, s: State, seat: int | None, seed: int) -> State:
        world = s.copy()
        world.chance = from_seed(seed, 1)
        others = [player for player in range(len(s.hands)) if player != seat]
        unseen = sorted(world.pile.bag + [card for player in others for card in s.hands[player]])
        rng = Rng(seed)
        for player in others:
            world.hands[player] = [unseen.pop(rng.below(len(unseen))) for _ in s.hands[player]]
        world.pile.bag = unseen
        return world

    def score_lines(self, s: State, seat: int) -> tuple[int, list[int]]:
        return s.points[seat], [s.points[seat]]

    def winners(self, s: State) -> list[int]:
        return [seat for seat, points in enumerate(s.points) if points == max(s.points)]

    def describe(self, s: State, decision: contract.Decision, option: int) -> Words:
        if option == DRAW:
            return Words("draw", "toy.draw", {}, "pile")
        return Words(f"lay c{option}", "toy.lay", {"card": f"c{option}"}, f"hands/{option}")

    def refusal_args(self, s: State, option: int, reason: int) -> Json:
        return {}

    def untimely(self, s: State, wanted: Sequence[tuple[type[contract.Decision], int]]) -> tuple[int, Json]:
        return NOT_HELD, {}

    def write(self, s: State) -> Json:
        names = self.names["card"]
        players = [
            {"points": s.points[seat], "hand": [names[card] for card in hand]} for seat, hand in enumerate(s.hands)
        ]
        return {"turn": s.turn, "laid": [names[card] for card in s.laid], "players": players}

    def read(self, setup: Setup, data: Json, chance: Chance) -> State:
        body = Checked(data, "position", self.names)
        s = State(chance, body.number("turn", 0, 1000), setup, len(seats_of(self, setup.seats)))
        s.laid = body.ids("laid", "card")
        for seat, player in enumerate(body.objects("players", len(s.hands))):
            s.points[seat] = player.number("points", 0, 1000)
            s.hands[seat] = player.ids("hand", "card")
        out = s.laid + [card for hand in s.hands for card in hand]
        s.pile.bag = [card for card in s.pile.bag if card not in out]
        return s

    def restore(self, s: State, kind: type[contract.Decision], seat: int, values: list[int]) -> None:
        s.pending.append(Move(seat, values[0]))

    def check_waiting(self, s: State) -> None:
        pass

    def is_finished(self, s: State) -> bool:
        return not s.pile.size() and not any(s.hands)

    def to_ints(self, s: State) -> list[int]:
        lists = [*s.hands, s.laid, s.pile.bag]
        return [s.turn, *s.points, *[number for items in lists for number in (len(items), *items)]]

    def from_ints(self, setup: Setup, ints: list[int], chance: Chance) -> State:
        s = State(chance, ints[0], setup, len(seats_of(self, setup.seats)))
        players = len(s.hands)
        s.points = ints[1 : 1 + players]
        rest = ints[1 + players :]
        for seat in range(players):
            s.hands[seat], rest = rest[1 : 1 + rest[0]], rest[1 + rest[0] :]
        s.laid, rest = rest[1 : 1 + rest[0]], rest[1 + rest[0] :]
        s.pile.bag = rest[1:]
        return s

    def audit(self, s: State) -> list[str]:
        cards = [card for hand in s.hands for card in hand] + s.pile.bag
        total = sum(cards) + sum(s.points)
        return [] if total == sum(range(CARDS)) else [f"cards and points sum to {total}"]

    def evaluate(self, s: State, seat: int) -> int:
        return s.points[seat]
