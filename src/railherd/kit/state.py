"""A trail game in play, and the base of its decisions.

`Trail` and `DecisionOn` are generic, so that a game's own rules see its own figures, seats and states, while the kit's
see what all games have: `TrailState`. What differs between the games is in hooks.py.
"""

from collections.abc import Sequence
from typing import Any, ClassVar, Final, Generic, Self, TypeVar

from railherd.core import contract
from railherd.core.bag import Pile
from railherd.core.chance import Chance
from railherd.kit.figures.lookup import NOBODY, TrailFigures
from railherd.kit.hooks import Hooks
from railherd.kit.seat import TrailSeat

# The piles of a state, after which come the stacks of the supply.
MARKET_STACK: Final = 0
OBJECTIVE_STACK: Final = 1
SUPPLY_STACKS: Final = 2

F = TypeVar("F", bound=TrailFigures, covariant=True)
P = TypeVar("P", bound=TrailSeat, covariant=True)
S = TypeVar("S", bound="TrailState", contravariant=True)


class Trail(Hooks, Generic[F, P]):
    """The board and all players. `tile[space]` is EMPTY, a building, or `figures.buildings` + a kind of the supply."""

    pending: "list[DecisionOn[Self]]"

    def __init__(
        self,
        figures: F,
        seats: int,
        faces: list[int],
        chance: Chance,
        turn: int,
        bank: int,
        tile: list[int],
        foresight: list[int],
        jobs: list[int],
        next_job: int,
        market: list[int],
        shown: list[int],
        marker: int,
        removed: list[int],
        players: list[P],
        piles: list[Pile],
        pending: "list[DecisionOn[Any]]",
        masters: list[int],
        posted: list[int],
    ) -> None:
        super().__init__(chance, turn)
        self.figures = figures
        self.seats = seats
        self.faces = faces  # the face of each private building, the same for all seats
        self.bank = bank  # what the bank took in less what it paid out; with all money it sums to zero
        self.tile = tile
        self.foresight = foresight  # two spaces for each stack
        self.jobs = jobs  # the market in rows, four spaces each; columns beyond the number of players stay EMPTY
        self.next_job = next_job  # how many of its spaces have been filled, counted row by row
        self.market = market  # ascending
        self.shown = shown  # ascending objective cards
        self.marker = marker  # the seat that filled the market in rows
        self.removed = removed  # cards that have left the game
        self.players = players
        self.piles = piles  # MARKET_STACK, OBJECTIVE_STACK, then the stacks of the supply
        self.pending = pending
        self.masters = masters  # the master at each station, EMPTY if none
        self.posted = posted  # the worker who became master there, EMPTY if none

    def legal(self: Self) -> list[int]:
        """Return what the decision on top offers."""
        return self.pending[-1].options(self)

    def allowed(self: Self) -> list[int]:
        """Return what the decision on top allows, in any order of naming."""
        return self.pending[-1].allowed(self)

    def refusal(self: Self, option: int) -> int:
        """Return why the decision on top does not allow an option, 0 if it does."""
        return self.pending[-1].refusal(self, option)

    def span(self: Self) -> int:
        """Return how many options the decision on top knows."""
        return self.pending[-1].span(self)

    def step(self: Self, option: int) -> None:
        """Take the decision on top off the stack and apply an option of it."""
        self.pending.pop().apply(self, option)

    def over(self) -> bool:
        """Return whether no decision is waiting."""
        return not self.pending

    def seat(self) -> int:
        """Return the seat that the decision on top asks."""
        return self.pending[-1].seat

    def stack(self) -> Sequence[contract.Decision]:
        """Return the pending decisions."""
        return self.pending

    def pay(self, seat: int, amount: int) -> None:
        """Move money from a seat to the bank."""
        self.players[seat].money -= amount
        self.bank += amount

    def earn(self, seat: int, amount: int) -> None:
        """Move money from the bank, which never runs out, to a seat."""
        self.players[seat].money += amount
        self.bank -= amount

    def owner(self, tile: int) -> int:
        """Return the seat that owns a building, NOBODY for neutral buildings, other tiles and none."""
        return NOBODY if tile < 0 else self.figures.tile_owner[tile]

    def payee(self, tile: int) -> int:
        """Return the seat that earns for the hands on a tile, NOBODY if the bank does."""
        return self.owner(tile)

    def face(self, tile: int) -> int:
        """Return the face of a building that lies up."""
        neutrals = self.figures.neutrals
        return tile if tile < neutrals else self.faces[(tile - neutrals) % self.figures.privates]

    def marker_row(self) -> int:
        """Return the closed row of the market in rows: the one being filled."""
        return self.next_job // self.seats


class DecisionOn(contract.Decision, Generic[S]):
    """A question of a trail game. `refusal` alone decides what is legal; `options` lists what it accepts."""

    PART: ClassVar[str] = ""  # the part of a turn that it belongs to; "" for what comes with an action

    def span(self, s: S) -> int:
        """Return how many options there are, legal or not: each is an int below that."""
        return self.SPAN

    def options(self, s: S) -> list[int]:
        """Return what is offered, ascending: what `refusal` allows, better found without asking about all."""
        return [option for option in range(self.span(s)) if self.refusal(s, option) == 0]

    def allowed(self, s: S) -> list[int]:
        """Return all that `refusal` gives no reason against, ascending."""
        return self.options(s)

    def refusal(self, s: S, option: int) -> int:
        """Return why an option below `span` is not allowed, 0 if it is."""
        raise NotImplementedError

    def apply(self, s: S, option: int) -> None:
        """Carry out an allowed option and push what must be decided next."""
        raise NotImplementedError


TrailState = Trail[TrailFigures, TrailSeat]
