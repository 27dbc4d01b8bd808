"""A game of Great Western Trail in play, and the base of its decisions."""

from collections.abc import Sequence
from typing import ClassVar, Final

from railherd.core import contract
from railherd.core.bag import Pile
from railherd.core.chance import Chance
from railherd.games.gwt.figures.lookup import BUILDINGS, EMPTY, NEUTRALS, PRIVATES, Figures

# The first four piles are the players' herds.
MARKET_PILE: Final = 4
OBJECTIVE_PILE: Final = 5
STACK_PILES: Final = 6
MASTER_PILE: Final = 9
NEUTRAL_PILE: Final = 10
SIDE_PILE: Final = 11
START_PILE: Final = 12

NOBODY: Final = -1

# The parts of a turn: a decision of one of them lies at the bottom of the stack, all others come with an action.
TRAVELLING: Final = "travelling"
USING: Final = "using"
IN_KANSAS_CITY: Final = "in_kansas_city"
DELIVERING: Final = "delivering"  # in Kansas City, or as an action of a building


class Seat:
    """One player's board, cards and pieces. Bit masks: `cleared` disc spaces, `stations`, `masters`, `unbuilt`."""

    def __init__(
        self,
        money: int,
        place: int,
        engine: int,
        certificates: int,
        cleared: int,
        stations: int,
        masters: int,
        unbuilt: int,
        workers: list[int],
        cities: list[int],
        tepees: list[int],
        hazards: list[int],
        objectives: list[int],
        hand: list[int],
        discards: list[int],
        known: list[int],
        blind: list[int],
        deck: Pile,
    ) -> None:
        self.money = money
        self.place = place  # a space of the trail, NOWHERE before the first turn
        self.engine = engine  # a position of the railway
        self.certificates = certificates
        self.cleared = cleared
        self.stations = stations
        self.masters = masters
        self.unbuilt = unbuilt
        self.workers = workers
        self.cities = cities  # discs in each city
        self.tepees = tepees  # green, blue
        self.hazards = hazards
        self.objectives = objectives  # in the objective area
        self.hand = hand  # ascending; objective cards come after all cattle
        self.discards = discards
        self.known = known  # cards of the hand that everybody can work out
        self.blind = blind  # objective cards of the hand that nobody else saw
        self.deck = deck

    def copy(self) -> "Seat":
        """Return an independent copy."""
        return Seat(
            self.money, self.place, self.engine, self.certificates, self.cleared, self.stations, self.masters,
            self.unbuilt, self.workers[:], self.cities[:], self.tepees[:], self.hazards[:], self.objectives[:],
            self.hand[:], self.discards[:], self.known[:], self.blind[:], self.deck.copy(),
        )  # fmt: skip


class State(contract.State):
    """The board and all players. `tile[space]` is EMPTY, a building, or BUILDINGS + a kind of the supply."""

    def __init__(
        self,
        figures: Figures,
        seats: int,
        shuffled: bool,
        random_sides: bool,
        faces: list[int],
        chance: Chance,
        turn: int,
        bank: int,
        tile: list[int],
        masters: list[int],
        posted: list[int],
        foresight: list[int],
        jobs: list[int],
        next_job: int,
        market: list[int],
        shown: list[int],
        marker: int,
        box: list[int],
        removed: list[int],
        players: list[Seat],
        piles: list[Pile],
        pending: "list[Decision]",
    ) -> None:
        super().__init__(chance, turn)
        self.figures = figures
        self.seats = seats
        self.shuffled = shuffled
        self.random_sides = random_sides
        self.faces = faces  # the face of each of the ten private buildings, the same for all seats
        self.bank = bank  # what the bank took in less what it paid out; with all money it sums to zero
        self.tile = tile
        self.masters = masters  # the master at each station, EMPTY if none
        self.posted = posted  # the worker who became master there, EMPTY if none
        self.foresight = foresight  # two spaces for each stack
        self.jobs = jobs  # four a row; columns beyond the number of players stay EMPTY
        self.next_job = next_job  # how many spaces have been filled, counted row by row
        self.market = market  # ascending
        self.shown = shown  # ascending objective cards
        self.marker = marker  # the seat that filled the job market
        self.box = box  # how many of each kind of the supply have left the game
        self.removed = removed  # cards that have left the game
        self.players = players
        self.piles = piles  # market, objectives, then the three stacks
        self.pending = pending

    def legal(self) -> list[int]:
        """Return what the decision on top offers."""
        return self.pending[-1].options(self)

    def allowed(self) -> list[int]:
        """Return what the decision on top allows, in any order of naming."""
        return self.pending[-1].allowed(self)

    def refusal(self, option: int) -> int:
        """Return why the decision on top does not allow an option, 0 if it does."""
        return self.pending[-1].refusal(self, option)

    def span(self) -> int:
        """Return how many options the decision on top knows."""
        return self.pending[-1].span(self)

    def step(self, option: int) -> None:
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

    def able(self, seat: int, action: int) -> bool:
        """Return whether a seat can do an action now, to its end."""
        raise NotImplementedError

    def shortfall(self, seat: int, action: int) -> int:
        """Return why a seat cannot do an action now, 0 if it can. Slower than `able`: for refusals only."""
        raise NotImplementedError

    def start(self, seat: int, action: int) -> None:
        """Begin an action: do it, or push what must be decided for it."""
        raise NotImplementedError

    def end_turn(self, seat: int) -> None:
        """Carry out phase C and pass the turn on."""
        raise NotImplementedError

    def remove_cards(self, seat: int, most: int) -> None:
        """Ask which cards of the hand leave the game."""
        raise NotImplementedError

    def pay(self, seat: int, amount: int) -> None:
        """Move money from a seat to the bank."""
        self.players[seat].money -= amount
        self.bank += amount

    def earn(self, seat: int, amount: int) -> None:
        """Move money from the bank, which never runs out, to a seat."""
        self.players[seat].money += amount
        self.bank -= amount

    def owner(self, tile: int) -> int:
        """Return the seat that owns a building, NOBODY for neutral buildings and other tiles."""
        return (tile - NEUTRALS) // PRIVATES if NEUTRALS <= tile < BUILDINGS else NOBODY

    def face(self, tile: int) -> int:
        """Return the face of a building that lies up."""
        return tile if tile < NEUTRALS else self.faces[(tile - NEUTRALS) % PRIVATES]

    def marker_row(self) -> int:
        """Return the closed row of the job market: the one being filled."""
        return self.next_job // self.seats


class Decision(contract.Decision):
    """A question of Great Western Trail. `refusal` alone decides what is legal; `options` lists what it accepts."""

    PART: ClassVar[str] = ""  # the part of a turn that it belongs to; "" for what comes with an action

    def span(self, s: State) -> int:
        """Return how many options there are, legal or not: each is an int below that."""
        return self.SPAN

    def options(self, s: State) -> list[int]:
        """Return what is offered, ascending: what `refusal` gives no reason against, found without asking about all."""
        raise NotImplementedError

    def allowed(self, s: State) -> list[int]:
        """Return all that `refusal` gives no reason against, ascending."""
        return self.options(s)

    def refusal(self, s: State, option: int) -> int:
        """Return why an option below `span` is not allowed, 0 if it is."""
        raise NotImplementedError

    def apply(self, s: State, option: int) -> None:
        """Carry out an allowed option and push what must be decided next."""
        raise NotImplementedError


class OneOfSeveral(Decision):
    """A question for one of several cards. People name them in any order, `options` lists ascending order only.

    After a card with too few others above it, `options` lists the others from the lowest on.
    """

    def allowed(self, s: State) -> list[int]:
        """Return every option that `refusal` accepts."""
        return [option for option in range(self.span(s)) if self.refusal(s, option) == 0]


def is_empty(s: State, space: int) -> bool:
    """Return whether no tile lies on a space."""
    return s.tile[space] == EMPTY
