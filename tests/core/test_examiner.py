"""The examination passes valid games, built-in or external, and finds each fault it looks for."""

from typing import Any, ClassVar

import pytest

import railherd
from railherd.core.chance import Chance
from railherd.core.contract import Decision, Game, Json, Setup, Words
from railherd.core.event import Event
from railherd.core.problem import Problem
from tests.toy.game import Move, State, Toy


def test_anybodys_sound_game_passes() -> None:
    report = railherd.examine(Toy(), games=40, seed=3)
    assert report.failures == []
    assert report.ok
    assert report.games == 40
    assert report.decisions > 40 * 8
    assert len(set(report.fingerprints)) > 30


def test_the_same_seed_gives_the_same_report() -> None:
    assert railherd.examine(Toy(), games=6, seed=9) == railherd.examine(Toy(), games=6, seed=9)
    assert railherd.examine(Toy(), games=6, seed=9) != railherd.examine(Toy(), games=6, seed=10)


class Unordered(Move):
    def options(self, s: State) -> list[int]:
        return super().options(s)[::-1]


class Withholding(Move):
    def options(self, s: State) -> list[int]:
        return super().options(s)[-1:]


class Overoffering(Move):
    def options(self, s: State) -> list[int]:
        return list(range(self.SPAN))


class Speechless(Move):
    def options(self, s: State) -> list[int]:
        return []


class SameTexts(Toy):
    def describe(self, s: State, decision: Decision, option: int) -> Words:
        return Words("draw", "toy.draw", {}, None)


class Forging(Toy):
    def audit(self, s: State) -> list[str]:
        return ["a card was made"] if s.turn > 3 else []


class SharingState(State):
    def copy(self) -> State:
        twin = super().copy()
        twin.hands = self.hands
        return twin


class ForgetfulPosition(Toy):
    def write(self, s: State) -> Json:
        return {**super().write(s), "laid": []}


class ForgetfulTurn(Toy):
    def read(self, setup: Setup, data: Json, chance: Chance) -> State:
        s = super().read(setup, data, chance)
        s.turn = 0
        return s


class Opening(Toy):
    def check_waiting(self, s: State) -> None:
        if any(move.values() != [-1] for move in s.pending):
            raise Problem("core.position_stuck", {"name": "move"})


class ForgetfulInts(Toy):
    def to_ints(self, s: State) -> list[int]:
        return [0, *super().to_ints(s)[1:]]


class Leaking(Toy):
    def view(self, s: State, seat: int | None) -> Json:
        return {**super().view(s, seat), "next": s.pile.bag[:1]}


class Counterfeit(Toy):
    def imagine(self, s: State, seat: int | None, seed: int) -> State:
        world = super().imagine(s, seat, seed)
        world.points = [points + 1 for points in world.points]
        return world


class Unwinnable(Toy):
    def winners(self, s: State) -> list[int]:
        return []


class Crashing(Toy):
    def view(self, s: State, seat: int | None) -> Json:
        return {"share": s.pile.size() // (s.turn - 8)}


class Sharing(Toy):
    def new(self, setup: Setup, chance: Chance, log: list[Event] | None) -> State:
        s = super().new(setup, chance, log)
        twin = SharingState(s.chance, s.turn, s.setup)
        twin.pending = s.pending
        return twin


class AllowingState(State):
    """Allows whatever is not refused, offered or not."""

    def allowed(self) -> list[int]:
        return [option for option in range(Move.SPAN) if not self.refusal(option)]


def asking(kind: type[Move], state: type[State] = State) -> Game[Any]:
    """Return the toy with another kind of decision in place of its own."""

    class Asking(Toy):
        DECISIONS: ClassVar[tuple[type[Decision], ...]] = (kind,)

        def new(self, setup: Setup, chance: Chance, log: list[Event] | None) -> State:
            s = state(chance, 1, setup)
            s.log = log
            s.pending.append(kind(0, -1))
            return s

        def restore(self, s: State, of: type[Decision], seat: int, values: list[int]) -> None:
            s.pending.append(kind(seat, values[0]))

    return Asking()


@pytest.mark.parametrize(
    ("game", "law"),
    [
        (asking(Withholding), "allowed exactly if not refused"),
        (asking(Withholding, AllowingState), "is only another order of what is offered"),
        (asking(Overoffering, AllowingState), "what is offered is allowed"),
        (asking(Speechless), "there is always an option"),
        (SameTexts(), "every option has its own text"),
        (Forging(), "a card was made"),
        (asking(Unordered), "options ascend"),
        (Sharing(), "a copy shares nothing that moves"),
        (ForgetfulPosition(), "This position cannot exist"),
        (ForgetfulTurn(), "a position reads back"),
        (Crashing(), "ZeroDivisionError"),
        (ForgetfulInts(), "flat ints read back"),
        (Leaking(), "sees an imagined world as the true one"),
        (Counterfeit(), "sees an imagined world as the true one"),
        (Unwinnable(), "somebody wins"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_each_fault_is_found_and_named(game: Game[Any], law: str) -> None:
    report = railherd.examine(game, games=6, seed=1)
    assert not report.ok
    assert any(law in failure for failure in report.failures), report.failures[:3]
    assert all(failure.startswith("toy seats=") for failure in report.failures)


def test_each_stack_of_decisions_is_tried_as_a_position_when_it_is_met_first() -> None:
    """Nobody has laid a card at the first step, the only one that is looked at thoroughly."""
    report = railherd.examine(Opening(), games=1, seed=1, every=1000)
    assert len(report.failures) == 1
    assert "Problem: " in report.failures[0]
