"""A game of New Zealand in play, and the base of its own decisions."""

from typing import Any, ClassVar, Final

from railherd.core.bag import Pile
from railherd.core.chance import Chance
from railherd.games.gwt_nz.figures.lookup import FIRST_SLOT, Figures
from railherd.games.gwt_nz.figures.sarah import SARAH
from railherd.games.gwt_nz.sarah.board import Sarah
from railherd.kit.figures.lookup import NOBODY
from railherd.kit.figures.reasons import LEGAL
from railherd.kit.seat import TrailSeat
from railherd.kit.state import DecisionOn, Trail

# The first four piles are the players' herds.
MARKET_PILE: Final = 4
OBJECTIVE_PILE: Final = 5
STACK_PILES: Final = 6
MASTER_PILE: Final = 8
NEUTRAL_PILE: Final = 9
SIDE_PILE: Final = 10
SET_PILE: Final = 11
SARAH_PILE: Final = 12

NO_PATH: Final = -1  # where the pathfinder disc is before the first turn
NO_STEP_TILE: Final = 0
STEP_TILE: Final = 1
STEP_TILE_BACK: Final = 2
JOKER_BITS: Final = 8  # of `jokers` for each row of workers


class Seat(TrailSeat):
    """One player's board, cards and pieces, with a ship, storehouses and tracks. Bit masks: `depots`, `jokers`."""

    def __init__(
        self,
        money: int,
        place: int,
        certificates: int,
        cleared: int,
        stations: int,
        masters: int,
        unbuilt: int,
        workers: list[int],
        cities: list[int],
        hazards: list[int],
        objectives: list[int],
        hand: list[int],
        discards: list[int],
        known: list[int],
        blind: list[int],
        deck: Pile,
        gold: int,
        tokens: int,
        path: int,
        step_tile: int,
        no_fees: bool,
        ship: int,
        depots: int,
        jokers: int,
        stores: list[int],
        bonuses: list[int],
        gained: list[int],
    ) -> None:
        super().__init__(
            money, place, certificates, cleared, stations, masters, unbuilt, workers, cities, hazards, objectives,
            hand, discards, known, blind, deck,
        )  # fmt: skip
        self.gold = gold
        self.tokens = tokens  # exchange tokens
        self.path = path  # a space of the pathfinder track, NO_PATH before the first turn
        self.step_tile = step_tile  # NO_STEP_TILE, STEP_TILE or STEP_TILE_BACK
        self.no_fees = no_fees  # whether the fee tile is turned over
        self.ship = ship  # a water space
        self.depots = depots  # harbours with a storehouse of the seat: small and large ones
        self.jokers = jokers  # bit row × JOKER_BITS + space (1 to 5) of each joker among the workers
        self.stores = stores  # how many storehouses of each pair have left the board
        self.bonuses = bonuses  # bonus tiles beside the board; a joker is not one of them
        self.gained = gained  # cards of the discard pile that came into the herd in this turn

    def copy(self) -> "Seat":
        """Return an independent copy."""
        return Seat(
            self.money, self.place, self.certificates, self.cleared, self.stations, self.masters, self.unbuilt,
            self.workers[:], self.cities[:], self.hazards[:], self.objectives[:], self.hand[:], self.discards[:],
            self.known[:], self.blind[:], self.deck.copy(), self.gold, self.tokens, self.path, self.step_tile,
            self.no_fees, self.ship, self.depots, self.jokers, self.stores[:], self.bonuses[:],
            self.gained[:],
        )  # fmt: skip


class State(Trail[Figures, Seat]):
    """The board and all players, with the job market, the stock of cards and the tiles that have left the game."""

    def __init__(
        self,
        figures: Figures,
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
        players: list[Seat],
        piles: list[Pile],
        pending: "list[DecisionOn[Any]]",
        masters: list[int],
        posted: list[int],
        shuffled: bool,
        random_sides: bool,
        box: list[int],
        columns: list[int],
        slots: list[int],
        stock: list[int],
        flipped: bool,
        asides: "list[list[DecisionOn[Any]]]",
        sarah: Sarah | None,
    ) -> None:
        super().__init__(
            figures, seats, faces, chance, turn, bank, tile, foresight, jobs, next_job, market, shown, marker, removed,
            players, piles, pending, masters, posted,
        )  # fmt: skip
        self.shuffled = shuffled
        self.random_sides = random_sides
        self.box = box  # how many of each kind of the supply have left the game
        self.columns = columns  # the job market: for each kind of worker a bit for each row with one, 0 the dearest
        self.slots = slots  # the card of each slot of bonus cards; never changes
        self.stock = stock  # how many cards each stack of the stock has left
        self.flipped = flipped  # whether neutral buildings show their backs
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


class Forced(Decision):
    """What follows from itself once nothing above it waits: it has one option, and nobody is asked."""

    SPAN: ClassVar[int] = 1

    def options(self, s: State) -> list[int]:
        """Offer the only option."""
        return [0]

    def refusal(self, s: State, option: int) -> int:
        """Refuse nothing."""
        return LEGAL
