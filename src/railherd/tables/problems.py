"""Problems and refusals for clients: a key with arguments, and one sentence in the client's language."""

from __future__ import annotations

from railherd.core.notation import IllegalChoice, Refusal
from railherd.core.problem import Problem
from railherd.tables import protocol
from railherd.words.catalogue import say


def problem_in(problem: Problem, language: str) -> protocol.Problem:
    """Return a problem as a message in a language."""
    section = problem.refusal.section if isinstance(problem, IllegalChoice) else ""
    arguments = {name: _plain(value) for name, value in problem.arguments.items()}
    return protocol.Problem(problem.key, arguments, say(problem.key, problem.arguments, language), section)


def refusal_in(refused: Refusal, language: str) -> protocol.Problem:
    """Return a refusal as a message in a language."""
    return protocol.Problem(refused.key, refused.args, say(refused.key, refused.args, language), refused.section)


def _plain(value: object) -> object:
    return str(value) if isinstance(value, Problem) else value
