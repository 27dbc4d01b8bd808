"""A game of Great Western Trail in play, and the base of its own decisions."""

from typing import Any, Final

from railherd.core.bag import Pile
from railherd.core.chance import Chance
from railherd.games.gwt.figures.lookup import Figures
from railherd.kit.seat import TrailSeat
from railherd.kit.state import DecisionOn, Trail

# The first four piles are the players' herds.
MARKET_PILE: Final = 4
OBJECTIVE_PILE: Final = 5
STACK_PILES: Final = 6
MASTER_PILE: Final = 9
NEUTRAL_PILE: Final = 10
SIDE_PILE: Final = 11
START_PILE: Final = 12


class Seat(TrailSeat):
    """One player's board, cards and pieces, with an engine and tepees."""

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
        engine: int,
        tepees: list[int],
    ) -> None:
        super().__init__(
            money, place, certificates, cleared, stations, masters, unbuilt, workers, cities, hazards, objectives,
            hand, discards, known, blind, deck,
        )  # fmt: skip
        self.engine = engine  # a position of the railway
        self.tepees = tepees  # green, blue

    def copy(self) -> "Seat":
        """Return an independent copy."""
        return Seat(
            self.money, self.place, self.certificates, self.cleared, self.stations, self.masters, self.unbuilt,
            self.workers[:], self.cities[:], self.hazards[:], self.objectives[:], self.hand[:], self.discards[:],
            self.known[:], self.blind[:], self.deck.copy(), self.engine, self.tepees[:],
        )  # fmt: skip


class State(Trail[Figures, Seat]):
    """The board and all players, with the tiles that have left the game."""

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
        shuffled: bool,
        random_sides: bool,
        masters: list[int],
        posted: list[int],
        box: list[int],
    ) -> None:
        super().__init__(
            figures, seats, faces, chance, turn, bank, tile, foresight, jobs, next_job, market, shown, marker, removed,
            players, piles, pending, masters, posted,
        )  # fmt: skip
        self.shuffled = shuffled
        self.random_sides = random_sides
        self.box = box  # how many of each kind of the supply have left the game


class Decision(DecisionOn[State]):
    """A question that only Great Western Trail asks."""
