"""The tiny game for one person too: then an automa plays along, which lays whatever it draws."""

from typing import ClassVar

from railherd.core import contract
from railherd.core.chance import Chance
from railherd.core.contract import Setup
from railherd.core.event import Event
from tests.toy.game import DREW, LAID, Move, State, Toy

AUTOMA = 1


class SoloMove(Move):
    """Lay a card you hold, or draw one; alone, the automa follows at once."""

    def apply(self, s: State, option: int) -> None:
        super().apply(s, option)
        if s.setup.seats == 1:
            while s.pending and s.pending[-1].seat == AUTOMA:
                self._play_automa(s)

    def _play_automa(self, s: State) -> None:
        card = s.pile.draw(s.chance)
        s.points[AUTOMA] += card
        s.laid.append(card)
        s.emit(DREW, AUTOMA, card)
        s.emit(LAID, AUTOMA, card)
        s.turn += 1
        s.pending.pop()
        if s.pile.size() or s.hands[0]:
            s.pending.append(SoloMove(0, card))


class SoloToy(Toy):
    """The toy with an automa for one person, and an option that only one person has."""

    ID: ClassVar[str] = "solo_toy"
    SEATS: ClassVar[range] = range(1, 4)
    AUTOMAS: ClassVar[dict[int, tuple[str, ...]]] = {1: ("metronome",)}
    OPTIONS: ClassVar[dict[str, tuple[str, ...]]] = {"pace": ("slow", "fast"), "beat": ("even", "odd", "wild")}
    OPTION_SEATS: ClassVar[dict[str, range]] = {"beat": range(1, 2)}
    DECISIONS: ClassVar[tuple[type[contract.Decision], ...]] = (SoloMove,)

    def new(self, setup: Setup, chance: Chance, log: list[Event] | None) -> State:
        s = super().new(setup, chance, log)
        s.pending[:] = [self.move(0, -1)]
        return s

    def restore(self, s: State, kind: type[contract.Decision], seat: int, values: list[int]) -> None:
        s.pending.append(self.move(seat, values[0]))

    def move(self, seat: int, last: int) -> SoloMove:
        return SoloMove(seat, last)
