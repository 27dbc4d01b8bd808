"""A game of New Zealand in play, and the base of its own decisions."""

from typing import Any, Final

from railherd.core.bag import Pile
from railherd.core.chance import Chance
from railherd.games.gwt_nz.figures.lookup import FIRST_SLOT, Figures
from railherd.games.gwt_nz.figures.sarah import SARAH
from railherd.games.gwt_nz.sarah.board import Sarah
from railherd.kit.decision import Unrefused
from railherd.kit.figures.lookup import NOBODY
from railherd.kit.figures.piles import FIRST_OWN, later_pile
from railherd.kit.seat import BLANK, TrailSeat
from railherd.kit.state import DecisionOn, Trail

STACKS: Final = 2
SET_PILE: Final = later_pile(STACKS, FIRST_OWN)
SARAH_PILE: Final = later_pile(STACKS, FIRST_OWN + 1)

NO_PATH: Final = -1  # where the pathfinder disc is before the first turn
NO_STEP_TILE: Final = 0
STEP_TILE: Final = 1
STEP_TILE_BACK: Final = 2
JOKER_BITS: Final = 8  # of `jokers` for each row of workers


class Seat(TrailSeat):
    """One player's board, cards and pieces, with a ship, storehouses and tracks. Bit masks: `depots`, `jokers`."""

    def __init__(self, deck: Pile) -> None:
        super().__init__(deck)
        self.gold = 0
        self.tokens = 0  # exchange tokens
        self.path = NO_PATH  # a space of the pathfinder track, NO_PATH before the first turn
        self.step_tile = NO_STEP_TILE  # or STEP_TILE or STEP_TILE_BACK
        self.no_fees = False  # whether the fee tile is turned over
        self.ship = 0  # a water space
        self.depots = 0  # harbours with a storehouse of the seat: small and large ones
        self.jokers = 0  # bit row × JOKER_BITS + space (1 to 5) of each joker among the workers
        self.stores = BLANK  # how many storehouses of each pair have left the board
        self.bonuses = BLANK  # bonus tiles beside the board; a joker is not one of them
        self.gained = BLANK  # cards of the discard pile that came into the herd in this turn

    def copy(self) -> "Seat":
        """Return an independent copy."""
        seat = Seat(self.deck.copy())
        seat.copy_from(self)
        seat.gold, seat.tokens, seat.path, seat.step_tile = self.gold, self.tokens, self.path, self.step_tile
        seat.no_fees, seat.ship, seat.depots, seat.jokers = self.no_fees, self.ship, self.depots, self.jokers
        seat.stores, seat.bonuses, seat.gained = self.stores[:], self.bonuses[:], self.gained[:]
        return seat


class State(Trail[Figures, Seat]):
    """The board and all players, with the job market, the stock of cards and the tiles that have left the game."""

    def __init__(
        self,
        figures: Figures,
        chance: Chance,
        players: list[Seat],
        piles: list[Pile],
        pending: "list[DecisionOn[Any]]",
        asides: "list[list[DecisionOn[Any]]]",
        sarah: Sarah | None,
    ) -> None:
        super().__init__(figures, chance, players, piles, pending)
        self.columns = BLANK  # the job market: for each kind of worker a bit for each row with one, 0 the dearest
        self.slots = BLANK  # the card of each slot of bonus cards; never changes
        self.stock = BLANK  # how many cards each stack of the stock has left
        self.flipped = False  # whether neutral buildings show their backs
        self.asides = asides  # what each seat may do or must answer at any time; these stacks never change
        self.sarah = sarah  # what only she has, who plays in the second seat if a person is alone

    def face(self, tile: int) -> int:
        """Return the face of a building that lies up."""
        neutrals = self.figures.neutrals
        if tile < neutrals:
            return self.figures.back[tile] if self.flipped else tile
        return self.faces[(tile - neutrals) % self.figures.privates]

    def is_sarah(self, seat: int) -> bool:
        """Return whether the rules play a seat."""
        return self.sarah is not None and seat == SARAH

    def hers(self) -> Sarah:
        """Return what only Sarah has, in a game with her."""
        assert self.sarah is not None
        return self.sarah

    def earn(self, seat: int, amount: int) -> None:
        """Move money from the bank to a seat; Sarah takes none."""
        if not self.is_sarah(seat):
            super().earn(seat, amount)

    def payee(self, tile: int) -> int:
        """Return the seat that earns for the hands on a building; nobody does for Sarah's."""
        owner = self.owner(tile)
        return NOBODY if self.is_sarah(owner) else owner

    def sarah_options(self, step: int, amount: int) -> list[int]:
        """Return what Sarah's rules leave for a step of her turn."""
        raise NotImplementedError

    def sarah_step(self, step: int, amount: int, option: int) -> None:
        """Take a step of Sarah's turn."""
        raise NotImplementedError

    def turn_aside(self, seat: int) -> None:
        """Exchange the waiting decisions for a seat's own ones, or back."""
        self.pending, self.asides[seat] = self.asides[seat][:], self.pending

    def open_asides(self) -> list[int]:
        """Return the seats that have a question of their own to answer."""
        return [seat for seat, stack in enumerate(self.asides) if len(stack) > 1]

    def stock_card(self, stack: int) -> int:
        """Return the card that lies in a stack of the stock."""
        return self.figures.stock_cards[stack] if stack < FIRST_SLOT else self.slots[stack - FIRST_SLOT]


class Decision(DecisionOn[State]):
    """A question that only New Zealand asks."""


class Forced(Unrefused[State]):
    """What follows from itself once nothing above it waits: it has one option, and nobody is asked."""
