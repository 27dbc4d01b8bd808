"""Saved games of 414419e are followed to their end, with the same options at every choice."""

from __future__ import annotations

import pytest

import railherd
from tests.compatibility.kept import KEPT, RENAMED, check_match, check_moments, check_record, shown, text_of

FACTS = shown("records")


@pytest.mark.parametrize("name", FACTS)
def test_a_saved_game_is_played_as_it_was(name: str) -> None:
    text = text_of(f"records/{name}.game")
    match = railherd.load(text)
    check_match(match, FACTS[name])
    check_record(match.record(), text)
    check_moments(match, FACTS[name])


def test_every_saved_game_is_looked_at() -> None:
    assert sorted(FACTS) == sorted(path.stem for path in (KEPT / "records").iterdir())


@pytest.mark.parametrize("name", [name for name in FACTS if not FACTS[name]["over"]])
def test_an_unfinished_game_goes_on_to_its_end(name: str) -> None:
    match = railherd.load(text_of(f"records/{name}.game"))
    while match.asked is not None:
        match.choose(match.imagine(match.asked, 0).legal()[-1])
    assert match.winners()
    assert railherd.load(match.record()).scores() == match.scores()


@pytest.mark.parametrize("game", RENAMED)
def test_the_saved_games_cover_all_seats_and_options(game: str) -> None:
    matches = [railherd.load(_beginning(name)) for name in FACTS if name.startswith(f"{game}-")]
    seats = {match.setup.seats for match in matches}
    assert seats == set(range(min(seats), max(seats) + 1))
    assert len(seats) > 2
    assert len({tuple(match.setup.options.items()) for match in matches}) == 4


def _beginning(name: str) -> str:
    """Return a saved game without its choices and its result."""
    lines = text_of(f"records/{name}.game").splitlines()
    return "\n".join(line for line in lines if not line[:1].isdecimal() and not line.startswith("="))
