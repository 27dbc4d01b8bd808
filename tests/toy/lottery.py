"""The toy with a lottery: at any time, a seat may draw a lot and then take or leave it, or sell a card."""

from collections.abc import Sequence
from typing import ClassVar

from railherd.core import contract
from railherd.core.bag import Pile
from railherd.core.chance import Chance, from_seed
from railherd.core.components.checked import Checked
from railherd.core.contract import Field, Json, Reason, Setup, Words
from railherd.core.event import Arg, Event, EventKind
from railherd.core.rng import Rng
from tests.toy.game import CARDS, NOT_HELD, Move, Question, State, Toy

LOTS = 4  # of each seat; their points are their numbers
TOKENS = 3  # of each seat
MAX_SEATS = Toy.SEATS[-1]
LOT, SELL = 0, 1  # and from there on one option for each card
TAKE, LEAVE = 0, 1
BOAST = Move.SPAN
LOT_DRAWN, LOT_TAKEN, LOT_LEFT, SOLD, BOASTED = 2, 3, 4, 5, 6
NO_TOKEN, LAST_CARD, NOT_NOW, ENOUGH = 3, 4, 5, 6


class Turn(Move):
    """A move before which one may boast, once: that does not pass the turn on and can be undone."""

    SPAN: ClassVar[int] = Move.SPAN + 1
    FIELDS: ClassVar[tuple[Field, ...]] = (*Move.FIELDS, Field("boasts", "number", high=1))

    def __init__(self, seat: int, last: int, boasts: int = 0) -> None:
        super().__init__(seat, last)
        self.boasts = boasts

    def values(self) -> list[int]:
        return [self.last, self.boasts]

    def refusal(self, s: State, option: int) -> int:
        if option == BOAST:
            return ENOUGH if self.boasts else 0
        return super().refusal(s, option)

    def apply(self, s: State, option: int) -> None:
        if option == BOAST:
            s.emit(BOASTED, self.seat)
            s.pending.append(Turn(self.seat, self.last, 1))
        else:
            super().apply(s, option)


class Spend(Question):
    """Spend a token at any time: draw a lot, or sell a card."""

    NAME: ClassVar[str] = "spend"
    SPAN: ClassVar[int] = SELL + CARDS

    def refusal(self, s: State, option: int) -> int:
        if not s.tokens[self.seat]:
            return NO_TOKEN
        if option == LOT:
            return 0
        if option - SELL not in s.hands[self.seat]:
            return NOT_HELD
        return LAST_CARD if len(s.hands[self.seat]) == 1 and not s.pile.size() else 0

    def apply(self, s: State, option: int) -> None:
        s.pending.append(self)
        s.tokens[self.seat] -= 1
        if option == LOT:
            lot = s.lots[self.seat].draw(s.chance)
            s.emit(LOT_DRAWN, self.seat, lot)
            s.pending.append(Decide(self.seat, lot))
        else:
            s.hands[self.seat].remove(option - SELL)
            s.points[self.seat] += option - SELL
            s.laid.append(option - SELL)
            s.emit(SOLD, self.seat, option - SELL)


class Decide(Question):
    """Take the lot that was drawn, or leave it."""

    NAME: ClassVar[str] = "decide"
    SPAN: ClassVar[int] = 2
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("lot", "lot"),)

    def __init__(self, seat: int, lot: int) -> None:
        super().__init__(seat)
        self.lot = lot

    def values(self) -> list[int]:
        return [self.lot]

    def refusal(self, s: State, option: int) -> int:
        return 0

    def apply(self, s: State, option: int) -> None:
        seen = s.taken if option == TAKE else s.left
        seen[self.seat].append(self.lot)
        s.emit(LOT_TAKEN if option == TAKE else LOT_LEFT, self.seat, self.lot)


class Lottery(Toy):
    """The toy with choices at any time."""

    ID: ClassVar[str] = "lottery"
    ANYTIME: ClassVar[type[contract.Decision] | None] = Spend
    DECISIONS: ClassVar[tuple[type[contract.Decision], ...]] = (Turn, Decide)
    EVENTS: ClassVar[tuple[EventKind, ...]] = (
        *Toy.EVENTS,
        EventKind("lot_drawn", (Arg("lot", "lot", private=True),)),
        EventKind("lot_taken", (Arg("lot", "lot"),)),
        EventKind("lot_left", (Arg("lot", "lot", private=True),)),
        EventKind("sold", (Arg("card", "card"),)),
        EventKind("boasted"),
    )
    REASONS: ClassVar[tuple[Reason, ...]] = (
        *Toy.REASONS,
        Reason("no_token", "2"),
        Reason("last_card", "2"),
        Reason("not_now", "2"),
        Reason("enough", "2"),
    )
    PILES: ClassVar[tuple[tuple[str, str], ...]] = (*Toy.PILES, *[(f"lots_{seat}", "lot") for seat in range(MAX_SEATS)])
    SCORE_LINES: ClassVar[tuple[str, ...]] = ("points", "lots")

    def __init__(self, components: str = "") -> None:
        super().__init__(components)
        self.names = {**self.names, "lot": [f"l{lot}" for lot in range(LOTS)]}

    def new(self, setup: Setup, chance: Chance, log: list[Event] | None) -> State:
        s = with_lots(super().new(setup, chance, log))
        s.pending = [Turn(0, -1)]
        return s

    def view(self, s: State, seat: int | None) -> Json:
        waiting = [player in s.open_asides() for player in range(len(s.tokens))]
        own = {} if seat is None else {"left": s.left[seat], "lot": _open_lot(s, seat)}
        return {**super().view(s, seat), "tokens": s.tokens, "taken": s.taken, "deciding": waiting, **own}

    def imagine(self, s: State, seat: int | None, seed: int) -> State:
        world = super().imagine(s, seat, seed)
        world.chance = from_seed(seed, len(self.PILES))
        rng = Rng(seed + 1)
        for player in range(len(s.tokens)):
            if player != seat:
                _shuffle_lots(world, player, rng)
        return world

    def score_lines(self, s: State, seat: int) -> tuple[int, list[int]]:
        return s.points[seat] + sum(s.taken[seat]), [s.points[seat], sum(s.taken[seat])]

    def winners(self, s: State) -> list[int]:
        totals = [self.score_lines(s, seat)[0] for seat in range(len(s.tokens))]
        return [seat for seat, total in enumerate(totals) if total == max(totals)]

    def describe(self, s: State, decision: contract.Decision, option: int) -> Words:
        if isinstance(decision, Decide):
            return Words("take" if option == TAKE else "leave", f"lottery.decide.{option}", {}, "lots")
        if not isinstance(decision, Spend):
            boast = Words("boast", "lottery.boast", {}, None)
            return boast if option == BOAST else super().describe(s, decision, option)
        if option == LOT:
            return Words("lot", "lottery.lot", {}, "tokens")
        return Words(f"sell c{option - SELL}", "lottery.sell", {"card": f"c{option - SELL}"}, None)

    def untimely(self, s: State, wanted: Sequence[tuple[type[contract.Decision], int]]) -> tuple[int, Json]:
        return NOT_NOW, {}

    def write(self, s: State) -> Json:
        names = self.names["lot"]
        seats = [
            {"tokens": s.tokens[seat], "taken": [names[lot] for lot in taken], "left": [names[lot] for lot in left]}
            for seat, (taken, left) in enumerate(zip(s.taken, s.left, strict=True))
        ]
        return {**super().write(s), "lots": seats}

    def read(self, setup: Setup, data: Json, chance: Chance) -> State:
        s = with_lots(super().read(setup, data, chance))
        for seat, lots in enumerate(Checked(data, "position", self.names).objects("lots", setup.seats)):
            s.tokens[seat] = lots.number("tokens", 0, TOKENS)
            s.taken[seat], s.left[seat] = lots.ids("taken", "lot"), lots.ids("left", "lot")
            s.lots[seat].bag = [lot for lot in range(LOTS) if lot not in s.taken[seat] + s.left[seat]]
        return s

    def restore(self, s: State, kind: type[contract.Decision], seat: int, values: list[int]) -> None:
        if kind is Decide:
            s.pending.append(Decide(seat, values[0]))
            s.lots[seat].bag = [lot for lot in s.lots[seat].bag if lot != values[0]]
        else:
            s.pending.append(Turn(seat, values[0], values[1]))

    def to_ints(self, s: State) -> list[int]:
        lists = [*s.taken, *s.left]
        own = [*s.tokens, *[number for items in lists for number in (len(items), *items)]]
        return [len(own), *own, *super().to_ints(s)]

    def from_ints(self, setup: Setup, ints: list[int], chance: Chance) -> State:
        s = with_lots(super().from_ints(setup, ints[1 + ints[0] :], chance))
        s.tokens, rest = ints[1 : 1 + setup.seats], ints[1 + setup.seats :]
        for lists in (s.taken, s.left):
            for seat in range(setup.seats):
                lists[seat], rest = rest[1 : 1 + rest[0]], rest[1 + rest[0] :]
        for seat in range(setup.seats):
            s.lots[seat].bag = [lot for lot in range(LOTS) if lot not in s.taken[seat] + s.left[seat]]
        return s

    def audit(self, s: State) -> list[str]:
        held = [
            sorted([*s.lots[seat].bag, *s.taken[seat], *s.left[seat], *_open_lot(s, seat)])
            for seat in range(len(s.tokens))
        ]
        wrong = [f"seat {seat} has the lots {lots}" for seat, lots in enumerate(held) if lots != list(range(LOTS))]
        return super().audit(s) + wrong

    def evaluate(self, s: State, seat: int) -> int:
        return self.score_lines(s, seat)[0]


def with_lots(s: State) -> State:
    """Return a state after each seat got its tokens and lots."""
    seats = len(s.hands)
    s.tokens = [TOKENS] * seats
    s.lots = [Pile(1 + seat, list(range(LOTS)), []) for seat in range(seats)]
    s.taken = [[] for _ in range(seats)]
    s.left = [[] for _ in range(seats)]
    s.asides = [[Spend(seat)] for seat in range(seats)]
    return s


def _open_lot(s: State, seat: int) -> list[int]:
    return [question.lot for question in s.asides[seat] if isinstance(question, Decide)]


def _shuffle_lots(world: State, player: int, rng: Rng) -> None:
    """Deal the lots again that a player keeps from others: those left, the one in hand, those in the bag."""
    hidden = sorted([*world.lots[player].bag, *world.left[player], *_open_lot(world, player)])
    deal = [hidden.pop(rng.below(len(hidden))) for _ in range(len(hidden))]
    world.left[player] = [deal.pop() for _ in world.left[player]]
    world.asides[player] = [
        Decide(player, deal.pop()) if isinstance(question, Decide) else question for question in world.asides[player]
    ]
    world.lots[player].bag = sorted(deal)
