"""The input of a bot and its answer."""

from typing import Any, Protocol, runtime_checkable

from railherd.core.asides import offered_aside
from railherd.core.contract import Game, Json, State


class Outlook:
    """Everything a seat may know when it must choose, and nothing more.

    It is built from an imagined world: what the seat cannot see is dealt at random in it.
    """

    def __init__(self, game: Game[Any], world: State, seat: int) -> None:
        self.game = game
        self.world = world
        self.seat = seat

    def legal(self) -> list[int]:
        """Return the options of the turn's question, exactly those of the true game."""
        return self.world.legal()

    def beside(self) -> list[int]:
        """Return the options beside the turn: answers to the seat's own open question, or what it may do any time."""
        return offered_aside(self.game, self.world, self.seat)

    def must_answer(self) -> bool:
        """Return whether the seat has a question of its own to answer before anything else."""
        return self.seat in self.world.open_asides()

    def view(self) -> Json:
        """Return what the seat sees."""
        view: Json = self.game.view(self.world, self.seat)
        return view

    def imagine(self, seed: int) -> State:
        """Return another world the seat cannot tell from the true one."""
        world: State = self.game.imagine(self.world, self.seat, seed)
        return world


class Bot(Protocol):
    """A player that is a program."""

    def choose(self, outlook: Outlook) -> int:
        """Return one of `outlook.legal()`."""
        ...


@runtime_checkable
class Interrupter(Bot, Protocol):
    """A bot that does things beside the turn, if the game knows any. It is asked before each choice of its turn."""

    def interrupt(self, outlook: Outlook) -> int | None:
        """Return one of `outlook.beside()`, None for nothing; never None if it must answer."""
        ...
