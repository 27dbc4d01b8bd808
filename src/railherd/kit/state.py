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
from railherd.kit.seat import BLANK, TrailSeat

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
        self, figures: F, chance: Chance, players: list[P], piles: list[Pile], pending: "list[DecisionOn[Any]]"
    ) -> None:
        """Make a state with an empty board: `lay_out` sets it up, and `copy_from` makes it like another."""
        super().__init__(chance, 0)
        self.figures = figures
        self.seats = len(players)
        self.players = players
        self.piles = piles  # MARKET_STACK, OBJECTIVE_STACK, then the stacks of the supply
        self.pending = pending
        self.shuffled = False  # whether chance placed the neutral buildings
        self.random_sides = False  # whether chance chose the sides of private buildings
        self.bank = 0  # what the bank took in less what it paid out; with all money it sums to zero
        self.next_job = 0  # how many spaces of the market in rows have been filled, counted row by row
        self.marker = NOBODY  # the seat that filled the market in rows
        self.faces = BLANK  # the face of each private building, the same for all seats
        self.tile = BLANK
        self.foresight = BLANK  # two spaces for each stack
        self.jobs = BLANK  # the market in rows, four spaces each; columns beyond the number of players stay EMPTY
        self.market = BLANK  # ascending
        self.shown = BLANK  # ascending objective cards
        self.removed = BLANK  # cards that have left the game
        self.box = BLANK  # how many of each kind of the supply have left the game
        self.masters = BLANK  # the master at each station, EMPTY if none
        self.posted = BLANK  # the worker who became master there, EMPTY if none

    def copy_from(self, other: Self) -> None:
        """Take over the board of another state, so that neither changes with the other. They share the faces."""
        self.turn, self.bank, self.next_job, self.marker = other.turn, other.bank, other.next_job, other.marker
        self.shuffled, self.random_sides = other.shuffled, other.random_sides
        self.faces = other.faces
        self.tile = other.tile[:]
        self.foresight = other.foresight[:]
        self.jobs = other.jobs[:]
        self.market = other.market[:]
        self.shown = other.shown[:]
        self.removed = other.removed[:]
        self.box = other.box[:]
        self.masters = other.masters[:]
        self.posted = other.posted[:]

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
