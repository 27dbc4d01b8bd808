"""A game of Last Spike in play, and the base of its decisions."""

from collections.abc import Sequence
from typing import Final

from railherd.core import contract
from railherd.core.bag import Pile
from railherd.core.chance import Chance
from railherd.games.last_spike.figures.lookup import Figures

START_PILE: Final = 0
TILE_PILE: Final = 1

BANK: Final = -1
REMOVED: Final = -2
NOBODY: Final = -1


class State(contract.State):
    """All pieces of a game in play. `laid` is a bit mask of tiles; `owner[card]` is a seat, BANK or REMOVED."""

    def __init__(
        self,
        figures: Figures,
        seats: int,
        isolated_any_time: bool,
        money_open: bool,
        chance: Chance,
        turn: int,
        first: int,
        laid: int,
        spiker: int,
        bank: int,
        cash: list[int],
        bankrupt: list[bool],
        hands: list[list[int]],
        owner: list[int],
        pool: Pile,
        pending: "list[Decision]",
    ) -> None:
        super().__init__(chance, turn)
        self.figures = figures
        self.seats = seats
        self.isolated_any_time = isolated_any_time
        self.money_open = money_open
        self.first = first  # the seat that had the first turn
        self.laid = laid
        self.spiker = spiker  # the seat that laid the last spike
        self.bank = bank  # what the bank took in less what it paid out; with all cash it sums to zero
        self.cash = cash
        self.bankrupt = bankrupt
        self.hands = hands  # ascending tiles
        self.owner = owner
        self.pool = pool
        self.pending = pending
        # How many tiles of the pool never come into play. It does not matter which: they are not drawn.
        self.unseen = figures.unseen_with_two if seats == 2 else 0

    def legal(self) -> list[int]:
        """Return what the decision on top offers."""
        return self.pending[-1].options(self)

    def refusal(self, option: int) -> int:
        """Return why the decision on top does not allow an option, 0 if it does."""
        return self.pending[-1].refusal(self, option)

    def step(self, option: int) -> None:
        """Take the decision on top off the stack and apply an option of it."""
        self.pending.pop().apply(self, option)

    def over(self) -> bool:
        """Return whether no decision is waiting."""
        return not self.pending

    def seat(self) -> int:
        """Return the seat that the decision on top asks."""
        return self.pending[-1].seat

    def stack(self) -> "Sequence[contract.Decision]":
        """Return the pending decisions."""
        return self.pending

    def copy(self) -> "State":
        """Return a copy that shares only the figures and the unchanging decisions."""
        return State(
            self.figures,
            self.seats,
            self.isolated_any_time,
            self.money_open,
            self.chance.copy(),
            self.turn,
            self.first,
            self.laid,
            self.spiker,
            self.bank,
            self.cash[:],
            self.bankrupt[:],
            [hand[:] for hand in self.hands],
            self.owner[:],
            self.pool.copy(),
            self.pending[:],
        )

    def pay(self, seat: int, amount: int) -> None:
        """Move money from a seat to the bank."""
        self.cash[seat] -= amount
        self.bank += amount

    def earn(self, seat: int, amount: int) -> None:
        """Move money from the bank, which never runs out, to a seat."""
        self.cash[seat] += amount
        self.bank -= amount

    def drawable(self) -> int:
        """Return how many tiles can still be drawn."""
        return self.pool.size() - self.unseen


class Decision(contract.Decision):
    """A question of Last Spike. `refusal` alone decides what is legal; `options` lists what it accepts."""

    def options(self, s: State) -> list[int]:
        """Return the legal options, ascending: what `refusal` accepts, found without asking about all."""
        raise NotImplementedError

    def refusal(self, s: State, option: int) -> int:
        """Return why an option of range(SPAN) is not offered, 0 if it is."""
        raise NotImplementedError

    def apply(self, s: State, option: int) -> None:
        """Carry out a legal option and push what must be decided next."""
        raise NotImplementedError
