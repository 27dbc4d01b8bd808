"""Every registered game has a profile, and what it names is there."""

from __future__ import annotations

from pathlib import Path

import pytest

import railherd
from railherd.games.registry import find
from tests.games.profile import Profile, profile_of, profiles
from tests.golden.games import NAMES

PROFILES = sorted(profiles().items())


def test_there_is_no_profile_of_an_unknown_game() -> None:
    found = [path.parent.name for path in Path(__file__).parent.glob("*/profile.py")]
    assert sorted(found) == railherd.games()


def test_a_game_without_a_profile_is_told_by_the_file_that_is_missing() -> None:
    with pytest.raises(ModuleNotFoundError, match=r"tests\.games\.chess"):
        profile_of("chess")


@pytest.mark.parametrize(("game", "profile"), PROFILES)
def test_its_golden_games_are_there(game: str, profile: Profile) -> None:
    named = [*profile.every_decision, *filter(None, [profile.story.record])]
    assert {f"{game}/{name}" for name in named} <= set(NAMES)


@pytest.mark.parametrize(("game", "profile"), PROFILES)
def test_specimens_are_told_apart_by_name_and_ask_for_real_decisions(game: str, profile: Profile) -> None:
    names = [specimen.name for specimen in profile.specimens]
    assert len(set(names)) == len(names)
    known = {decision.NAME for decision in find(game).DECISIONS}
    assert {specimen.decision for specimen in profile.specimens} - {""} <= known


@pytest.mark.parametrize(("game", "profile"), PROFILES)
def test_there_is_a_chapter_of_the_rules_for_every_reason(game: str, profile: Profile) -> None:
    assert {reason.section for reason in find(game).REASONS[1:]} <= set(profile.chapters)


@pytest.mark.parametrize(("game", "profile"), PROFILES)
def test_keys_begin_with_the_name_of_the_game(game: str, profile: Profile) -> None:
    starts = [*profile.composed_keys, *profile.shown_keys]
    assert not [start for start in starts if game not in start.split(".")[:2]]
