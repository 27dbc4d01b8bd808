"""Each of Sarah's seventeen cards in the browser: it lies open, and her step is told with its reason."""

from __future__ import annotations

import dataclasses
from bisect import bisect_left
from functools import lru_cache
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import railherd
from railherd.core.playing.match import Match
from railherd.core.playing.replay import replay
from railherd.core.writing.record import parse
from railherd.words.catalogue import LANGUAGES, say
from tests.browser.playing import Seat, make_table
from tests.browser.sarah import step_her
from tests.browser.serving import Server
from tests.browser.test_frame import speak
from tests.golden.games import file_of

CARDS = {"sarah_hard": (1, 2, 3, 4, 5, 6, 7, 8, 9, 14, 15, 16, 17), "sarah_medium": (10, 11, 12, 13)}
HERS = [(record, card) for record, cards in CARDS.items() for card in cards]


@lru_cache
def text_of(record: str) -> str:
    """Return a kept game."""
    return file_of(f"gwt_nz/{record}").read_text(encoding="utf-8")


def after(record: str, choices: int) -> Match:
    """Return a kept game after its first choices."""
    kept, whole = parse(text_of(record)), railherd.load(text_of(record))
    moves, lines = kept.moves[:choices], kept.lines[:choices]
    return replay(whole.game, dataclasses.replace(kept, moves=moves, lines=lines, result=None))


def first_step(record: str, card: int) -> tuple[int, dict[str, Any]]:
    """Return how many choices lead past the first step of a card, and what was decided there."""
    told = railherd.load(text_of(record)).events(0)
    turned = next(event["n"] for event in told if event["args"].get("sarah_card") == str(card))
    decided = next(event for event in told[turned:] if event["key"] == "gwt_nz.sarah_decided")
    choices = range(len(parse(text_of(record)).moves))
    return bisect_left(choices, decided["n"] + 1, key=lambda n: len(after(record, n).events(0))), decided


def test_there_are_seventeen() -> None:
    assert sorted(card for _, card in HERS) == list(range(1, 18))


@pytest.mark.soak  # web/tests/games/gwt_nz/sarah.test.ts walks cards, steps and languages; here are the real moments
@pytest.mark.parametrize(("record", "card"), HERS)
def test_a_card_and_its_reason_in_every_language(server: Server, desk: Page, record: str, card: int) -> None:
    choices, decided = first_step(record, card)
    server.deal(1, choices, record=text_of(record))
    Seat(step_her(desk), make_table(desk, game="gwt_nz")).until_asked()
    before = "en"
    for language in LANGUAGES:
        if language != before:
            speak(desk, before, language)
        before = language
        now = desk.locator("[data-now]")
        name = say(f"gwt_nz.sarah_card.{card}", {}, language)
        expect(now.get_by_role("group", name=name[0].upper() + name[1:], exact=True)).to_be_visible()
        sentence = say(decided["key"], {**decided["args"], "who": say("core.automa.sarah", {}, language)}, language)
        expect(now.get_by_text(sentence, exact=True)).to_be_visible()
