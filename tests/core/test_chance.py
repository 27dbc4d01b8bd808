"""Chance is a value: a draw depends only on the seed, its pile and its number."""

from collections import Counter

import pytest

from railherd import Problem
from railherd.core.bag import Pile
from railherd.core.chance import from_seed
from railherd.core.rng import Rng, scramble

FIRST_OF_SEED_7 = [346, 647, 571, 815]
RNG_AND_SCRAMBLE = [3, 3979630085, 624041220]


def test_numbers_never_change_between_versions_and_builds() -> None:
    chance = from_seed(7, 2)
    assert [chance.below(0, 1000) for _ in range(4)] == FIRST_OF_SEED_7
    assert [Rng(7).below(1000), scramble(1), scramble(0xFFFFFFFF)] == RNG_AND_SCRAMBLE


def test_draws_of_one_pile_do_not_move_another() -> None:
    alone, mixed = from_seed(5, 2), from_seed(5, 2)
    expected = [alone.below(1, 48) for _ in range(20)]
    found = []
    for _ in range(20):
        mixed.below(0, 10)
        found.append(mixed.below(1, 48))
    assert found == expected
    assert mixed.drawn == [20, 20]


def test_piles_and_seeds_differ() -> None:
    chance, other = from_seed(5, 2), from_seed(5 + (1 << 100), 2)
    streams = [[source.below(pile, 1 << 20) for _ in range(8)] for source in (chance, other) for pile in (0, 1)]
    assert len({tuple(stream) for stream in streams}) == 4


@pytest.mark.parametrize("sides", [2, 6, 48])
def test_draws_are_fair(sides: int) -> None:
    chance = from_seed(11, 1)
    draws = 200 * sides
    counts = Counter(chance.below(0, sides) for _ in range(draws))
    chi_square = sum((counts[side] - 200) ** 2 / 200 for side in range(sides))
    freedom = sides - 1
    assert chi_square < freedom + 4 * (2 * freedom) ** 0.5


def test_a_copy_goes_its_own_way() -> None:
    chance = from_seed(3, 1)
    chance.tape = []
    twin = chance.copy()
    ahead = [twin.below(0, 100) for _ in range(5)]
    assert chance.drawn == [0]
    assert [chance.below(0, 100) for _ in range(5)] == ahead
    assert twin.tape is None


def test_the_tape_holds_what_was_taken() -> None:
    chance = from_seed(3, 2)
    chance.tape = []
    bag = [4, 5, 6]
    first = chance.take(1, bag)
    assert chance.tape == [(1, first)]
    assert sorted([*bag, first]) == [4, 5, 6]


def test_a_script_deals_pile_by_pile_then_the_seed_goes_on() -> None:
    chance = from_seed(3, 2)
    chance.script = [[9], [4]]
    assert chance.take(1, [4, 5]) == 4
    assert chance.take(0, [8, 9]) == 9
    assert chance.take(0, [8]) == 8
    assert chance.drawn == [2, 1]


def test_a_script_cannot_deal_what_is_not_there() -> None:
    chance = from_seed(3, 1)
    chance.script = [[7]]
    with pytest.raises(Problem, match="no longer in its pile"):
        chance.take(0, [4, 5])


def test_what_is_known_on_top_comes_first_and_reveals_nothing() -> None:
    chance = from_seed(3, 1)
    pile = Pile(0, [1, 2, 3], [])
    pile.put_on_top(7)
    pile.put_on_top(8)
    assert (pile.size(), pile.draw(chance), pile.draw(chance)) == (5, 8, 7)
    assert chance.drawn == [0]
    assert pile.draw(chance) in (1, 2, 3)
    assert chance.drawn == [1]


def test_shuffling_in_forgets_what_was_known() -> None:
    pile = Pile(0, [2, 9], [5])
    pile.shuffle_in([7, 1])
    assert (pile.bag, pile.known) == ([1, 2, 5, 7, 9], [])


def test_a_copied_pile_is_its_own() -> None:
    pile = Pile(0, [1, 2], [3])
    twin = pile.copy()
    twin.shuffle_in([8])
    assert (pile.bag, pile.known) == ([1, 2], [3])
