"""Every key the program can use has a text, and every text is used."""

from __future__ import annotations

from typing import Any

import pytest

from railherd.bots.advice.traits import traits_of
from railherd.bots.advice.weigh import unit_of
from railherd.bots.own.failing import REASONS
from railherd.bots.registry import bots
from railherd.core.contract import Game
from railherd.terminal.actions import ACTIONS
from railherd.terminal.company import PERSON
from railherd.words.catalogue import LANGUAGES, say
from tests.games.profile import profile_of, profiles
from tests.words import po
from tests.words.played import said_in_play
from tests.words.used import (
    GAME_NAMES,
    automas,
    beginnings,
    every_game,
    game_named,
    literals,
    page_beginnings,
    page_literals,
    problem_keys,
    promised,
)

TRAITS = [traits_of(game) for game in GAME_NAMES]

# Keys built at run time that no contract describes: their prefixes and every possible ending.
COMPOSED: dict[str, tuple[str, ...]] = {
    "core.": ("true", "false"),  # a boolean among the arguments of a sentence
    "terminal.command.": tuple(ACTIONS),
    "terminal.usage.": tuple(ACTIONS),
    "terminal.help.": tuple(ACTIONS),
    "terminal.player.": (PERSON, *bots()),
    "web.bot.": tuple(bots()),
    "core.automa.": tuple(automas()),
    "core.own_bot.": REASONS,
    "core.advice.": tuple({unit_of(traits, lead) for traits in TRAITS for lead in (True, traits.lead)}),
    "core.advice.more.": tuple({name for traits in TRAITS for name, trait in traits.have.items() if not trait.name}),
    **{start: ends for profile in profiles().values() for start, ends in profile.composed_keys.items()},
}

# Names of ids that are not in the events' vocabulary, for programs that show the map or the rules.
SHOWN: dict[str, tuple[str, ...]] = {
    start: ends for profile in profiles().values() for start, ends in profile.shown_keys.items()
}

# Keys that trail games share: their ends by the id of the game.
SHARED = {f"{game}.": profile.trail_keys for game, profile in profiles().items()}

KEYS = set(po.by_key("en"))


def composed() -> set[str]:
    """Return every key built from the tables above."""
    return {f"{start}{end}" for table in (COMPOSED, SHOWN, SHARED) for start, ends in table.items() for end in ends}


def expect_texts(keys: set[str]) -> None:
    assert not keys - KEYS, po.listed(keys - KEYS)


def test_keys_in_the_source_have_texts() -> None:
    assert len(literals()) > 50
    expect_texts(literals())


def test_keys_in_the_page_have_texts() -> None:
    assert page_literals()
    expect_texts(page_literals())


def test_the_page_puts_no_key_together_that_nobody_has() -> None:
    assert not [start for start in page_beginnings() if not any(key.startswith(start) for key in KEYS)]


def test_problems_have_texts() -> None:
    assert len(problem_keys()) > 50
    expect_texts(problem_keys())


def test_composed_keys_have_texts() -> None:
    expect_texts(composed())


def test_no_key_is_composed_behind_our_back() -> None:
    assert beginnings() == set(COMPOSED)


@pytest.mark.parametrize("game", every_game(), ids=GAME_NAMES)
def test_everything_a_game_promises_has_a_text(game: Game[Any]) -> None:
    keys = {f"{game.ID}.{rest}" for rest in promised(game)}
    assert len(keys) > 50
    expect_texts(keys)


@pytest.mark.parametrize("name", GAME_NAMES)
def test_everything_said_in_play_has_a_text(name: str) -> None:
    expect_texts({said.key for said in said_in_play(name)})


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAME_NAMES)
def test_everything_said_in_play_can_be_said(name: str, language: str) -> None:
    sentences = [say(said.key, said.args, language) for said in said_in_play(name)]
    assert not [sentence for sentence in sentences if po.PLACEHOLDER.search(sentence)]


@pytest.mark.parametrize("name", GAME_NAMES)
def test_play_meets_every_decision_and_most_events(name: str) -> None:
    """The games used by the tests above are varied enough."""
    game = game_named(name)
    keys = {said.key for said in said_in_play(name)}
    asked = {decision.NAME for decision in game.DECISIONS} - profile_of(name).never_asked
    assert {f"{name}.{decision}" for decision in asked} <= keys
    met = [event for event in game.EVENTS if f"{name}.{event.name}" in keys]
    assert len(met) >= 0.8 * len(game.EVENTS)


def test_no_text_is_without_use() -> None:
    used = literals() | page_literals() | problem_keys() | composed()
    used |= {key for key in KEYS for start in page_beginnings() if start.startswith("web.") and key.startswith(start)}
    for game in every_game():
        used |= {f"{game.ID}.{rest}" for rest in promised(game)}
        used |= {said.key for said in said_in_play(game.ID)}
    assert not KEYS - used, po.listed(KEYS - used)
