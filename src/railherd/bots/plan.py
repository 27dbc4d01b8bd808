"""A turn that was thought out, to be followed as long as everything comes as it was foreseen."""

from collections.abc import Sequence

from railherd.bots.contract import Outlook
from railherd.core.contract import State


class Plan:
    """The options of a turn from a world on."""

    def __init__(self, world: State, options: Sequence[int]) -> None:
        self._foreseen = world.copy()
        self._options = list(options)

    def expected(self, outlook: Outlook) -> object | None:
        """Return what the seat sees where the plan goes on, None if it is at its end."""
        return seen(outlook, self._foreseen) if self._options else None

    def follow(self, outlook: Outlook) -> int | None:
        """Return the next option, or None if the plan is at its end or the seat sees something unforeseen."""
        if not self._options or seen(outlook, self._foreseen) != seen(outlook, outlook.world):
            return None
        option = self._options.pop(0)
        self._foreseen.step(option)
        return option


def seen(outlook: Outlook, world: State) -> object:
    """Return what the seat sees of a world, and what it is asked there."""
    asked = world.stack()[-1] if not world.over() else None
    question = (asked.NAME, asked.seat, asked.values()) if asked is not None else None
    game, seat = outlook.game, outlook.seat
    return world.turn, question, game.features(world, seat) or game.view(world, seat)
