"""The examination finds each fault of a game's choices at any time."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

import railherd
from railherd.core.chance import Chance
from railherd.core.contract import Decision, Game, Setup
from railherd.core.event import Event
from tests.toy.game import State
from tests.toy.lottery import Lottery, Spend


@pytest.mark.parametrize("games", [12, pytest.param(5_000, marks=pytest.mark.soak)])
def test_a_sound_lottery_passes(games: int) -> None:
    report = railherd.examine(Lottery(), games=games, seed=3)
    assert report.failures == []
    assert report.interrupts > games * 4


def test_a_game_without_such_choices_is_never_interrupted() -> None:
    assert railherd.examine("last_spike", games=1, seed=3).interrupts == 0


class Vanishing(Spend):
    def apply(self, s: State, option: int) -> None:
        super().apply(s, option)
        s.pending.remove(self)


class Thieving(Spend):
    def apply(self, s: State, option: int) -> None:
        super().apply(s, option)
        following = (self.seat + 1) % len(s.hands)
        s.hands[self.seat] += s.hands[following]
        s.hands[following] = []


class Passing(Spend):
    def apply(self, s: State, option: int) -> None:
        super().apply(s, option)
        s.turn += 1


class Stranding(Spend):
    def apply(self, s: State, option: int) -> None:
        super().apply(s, option)
        swept = s.hands[self.seat] + s.pile.bag
        s.laid += swept
        s.points[self.seat] += sum(swept)
        s.hands[self.seat], s.pile.bag = [], []


class Endless(Spend):
    def apply(self, s: State, option: int) -> None:
        s.pending += [self, self]


def spending(kind: type[Spend]) -> Game[Any]:
    """Return the lottery with another way to spend tokens."""

    class Spending(Lottery):
        ANYTIME: ClassVar[type[Decision] | None] = kind

        def new(self, setup: Setup, chance: Chance, log: list[Event] | None) -> State:
            return with_spending(super().new(setup, chance, log), kind)

        def read(self, setup: Setup, data: dict[str, Any], chance: Chance) -> State:
            return with_spending(super().read(setup, data, chance), kind)

        def from_ints(self, setup: Setup, ints: list[int], chance: Chance) -> State:
            return with_spending(super().from_ints(setup, ints, chance), kind)

    return Spending()


def with_spending(s: State, kind: type[Spend]) -> State:
    s.asides = [[kind(seat)] for seat in range(len(s.hands))]
    return s


class Closing(Lottery):
    def imagine(self, s: State, seat: int | None, seed: int) -> State:
        world = super().imagine(s, seat, seed)
        for player, (spend, *questions) in enumerate(world.asides):
            world.asides[player] = [spend]
            world.lots[player].bag += [lot for question in questions for lot in question.values()]
        return world

    def view(self, s: State, seat: int | None) -> dict[str, Any]:
        return {**super().view(s, seat), "deciding": None, "lot": None}


class Needy(Lottery):
    def imagine(self, s: State, seat: int | None, seed: int) -> State:
        world = super().imagine(s, seat, seed)
        world.tokens = [0 for _ in world.tokens]
        return world

    def view(self, s: State, seat: int | None) -> dict[str, Any]:
        return {**super().view(s, seat), "tokens": None}


class Forgetting(Lottery):
    """Its positions are read without the lots that were taken."""

    def to_ints(self, s: State) -> list[int]:
        twin = s.copy()
        twin.tokens = [0 for _ in s.tokens]
        return super().to_ints(twin)


@pytest.mark.parametrize(
    ("game", "law"),
    [
        (spending(Vanishing), "may do at any time lies below its own questions"),
        (spending(Thieving), "changes nobody else's options"),
        (spending(Passing), "leaves the turn's question as it was"),
        (spending(Stranding), "leaves the turn's question an option"),
        (spending(Endless), "what is done beside the turn ends"),
        (Closing(), "an imagined world has the same open questions"),
        (Needy(), "lets its seat do the same beside the turn"),
        (Forgetting(), "flat ints read back"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_each_fault_is_found_and_named(game: Game[Any], law: str) -> None:
    report = railherd.examine(game, games=8, seed=1)
    assert not report.ok
    assert any(law in failure for failure in report.failures), report.failures[:3]
