"""The input of a bot and its answer."""

from typing import Any, Protocol

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
        """Return the options, exactly those of the true game."""
        return self.world.legal()

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
