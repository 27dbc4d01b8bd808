"""A game that does not offer everything is told so before it is played."""

from __future__ import annotations

import pytest

import railherd
from railherd.core.contract import Game, missing_methods
from tests.toy.game import State, Toy


class Forgetful(Game[State]):
    """A game with two methods of its own."""

    def __init__(self, components: str = "") -> None:
        super().__init__(components)

    audit = Toy.audit
    winners = Toy.winners


class NearlyToy(Toy):
    """The toy without a judgement for bots."""

    evaluate = Game.evaluate


def test_a_game_that_forgets_methods_is_told_which_at_once() -> None:
    with pytest.raises(TypeError, match=r"Can't instantiate .*Forgetful with abstract methods .*evaluate") as refused:
        Forgetful()  # type: ignore[abstract]
    assert "setup_of" in str(refused.value)
    assert "audit" not in str(refused.value)
    assert "features" not in str(refused.value), "a game may leave these out"


def test_a_single_forgotten_method_is_named() -> None:
    with pytest.raises(TypeError, match=r"abstract methods? evaluate$"):
        NearlyToy()


def test_a_complete_game_misses_nothing() -> None:
    assert missing_methods(Toy) == []


@pytest.mark.skipif(railherd.COMPILED, reason="a compiled class does not say what is abstract")
def test_what_may_be_missing_is_what_is_abstract() -> None:
    assert set(missing_methods(Game)) == Game.__abstractmethods__  # type: ignore[type-abstract]
