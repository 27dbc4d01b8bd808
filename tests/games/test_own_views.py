"""Views of one moment share what everybody sees alike, and nobody's own part gets into those of others."""

from __future__ import annotations

import random
from copy import deepcopy

import pytest

import railherd

CHOICES = 160
DIFFERENT = ("players", "trail")  # are the same but for a hand, and for what a seat pays


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("game", railherd.games())
def test_a_view_is_what_all_see_alike_and_what_depends_on_who_looks(game: str, seats: int) -> None:
    match, rng = railherd.new(game, seats=seats, seed=seats), random.Random(seats)
    for number in range(CHOICES):
        prompt = match.prompt()
        if prompt is None:
            break
        if number % 8 == 0:
            shared = match.open_view()
            before = deepcopy(shared)
            for seat in [*match.seats, None]:
                view = match.view(seat, shared)
                assert view == match.view(seat)
                assert {name: view[name] for name in before if name not in DIFFERENT} == {
                    name: part for name, part in before.items() if name not in DIFFERENT
                }
            assert shared == before
            assert len(shared) > len(view) / 2, "much is the same for all"
        match.choose(rng.choice(prompt.options).text)
