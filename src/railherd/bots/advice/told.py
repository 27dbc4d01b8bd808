"""Advice in sentences: what may be expected, and what speaks for an option."""

from collections.abc import Sequence
from typing import Protocol

from railherd.bots.advice.traits import name_of
from railherd.bots.advice.weigh import Reason
from railherd.words.catalogue import Catalogue

PROSPECTS = "core.advice.prospects"  # where nothing that can be counted is better: what the position promises is


class Outcome(Protocol):
    """What is told of an option; see `Weighed`."""

    @property
    def expected(self) -> float:
        """What the seat may expect at the end of the game."""

    @property
    def spread(self) -> float:
        """How far imagined worlds differ about that."""

    @property
    def unit(self) -> str:
        """Of what."""

    @property
    def reasons(self) -> Sequence[Reason]:
        """What speaks for the option."""


def expectation(outcome: Outcome, words: Catalogue) -> str:
    """Return what an option leads to at the end of the game, and how sure that is."""
    places = 0 if outcome.unit.endswith("money") else 1
    amounts = {"amount": words.decimal(outcome.expected, places), "spread": words.decimal(outcome.spread, places)}
    return words.say(f"core.advice.{outcome.unit}", amounts)


def all_reasons(game: str, outcomes: Sequence[Outcome], words: Catalogue) -> list[list[str]]:
    """Return what speaks for each of some options, the most important first; nothing for the only one."""
    return [_reasons(game, each, words) for each in outcomes] if len(outcomes) > 1 else [[] for _ in outcomes]


def _reasons(game: str, outcome: Outcome, words: Catalogue) -> list[str]:
    told = [_reason(game, reason, words) for reason in outcome.reasons]
    return told or [words.say(PROSPECTS, {})]


def _reason(game: str, reason: Reason, words: Catalogue) -> str:
    amount = words.decimal(reason.amount, 0 if _is_whole(reason.amount) else 1)
    name = name_of(game, reason.trait)
    if name:
        return words.say("core.advice.line", {"line": words.say(f"{game}.{name}", {}), "amount": amount})
    return words.say(f"core.advice.more.{reason.trait}", {"amount": amount})


def _is_whole(amount: float) -> bool:
    return abs(amount - round(amount)) < 0.05 or abs(amount) >= 100
