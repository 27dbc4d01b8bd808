"""What a game calls the same for everybody in its view is so: it is shown to one seat as it was made for another."""

from __future__ import annotations

import random

import pytest

import railherd

CHOICES = 160


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("game", railherd.games())
def test_a_view_is_what_depends_on_who_looks_and_what_any_other_sees(game: str, seats: int) -> None:
    match, rng = railherd.new(game, seats=seats, seed=seats), random.Random(seats)
    for number in range(CHOICES):
        prompt = match.prompt()
        if prompt is None:
            break
        if number % 8 == 0:
            eyes = [*match.seats, None]
            views = {seat: match.view(seat) for seat in eyes}
            for seat in eyes:
                own = match.own_view(seat)
                assert set(own) < set(views[seat]), "something is the same for all"
                assert all({**views[other], **own} == views[seat] for other in eyes)
        match.choose(rng.choice(prompt.options).text)
