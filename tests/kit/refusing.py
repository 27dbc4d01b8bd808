"""Refused choices of a trail game, and how they are tried."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

from railherd.core.notation import IllegalChoice
from railherd.core.playing.match import Match
from railherd.words.catalogue import LANGUAGES, say
from tests.kit.reading import refused


class Case(NamedTuple):
    """A refused choice, its section of the rules, and what the refusal says."""

    section: str
    at: Callable[[], Match]
    choice: str
    figures: dict[str, Any]


def expect_reason(case: Case, reason: str) -> None:
    """Check that a choice is refused for a reason, with its section and its figures."""
    match = case.at()
    assert refused(match, case.choice) == reason
    refusal = match.why_not(case.choice)
    assert refusal is not None
    assert refusal.section == case.section
    assert {name: refusal.args[name] for name in case.figures} == case.figures


def expect_sentences(case: Case) -> None:
    """Check that a refusal is a sentence with its figures in every language."""
    match = case.at()
    with pytest.raises(IllegalChoice) as caught:
        match.choose(case.choice)
    refusal = caught.value.refusal
    for language in LANGUAGES:
        sentence = say(refusal.key, refusal.args, language)
        assert sentence.endswith(".")
        assert "{" not in sentence
        for figure in case.figures.values():
            assert not isinstance(figure, int) or str(figure) in sentence
