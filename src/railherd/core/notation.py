"""Turn option numbers into text and back, and explain refusals."""

from typing import Any, NamedTuple

from railherd.core.contract import Decision, Game, Json, State, Words
from railherd.core.problem import Problem


class Refusal(NamedTuple):
    """A reason why something is not allowed: a catalogue key with arguments, and the rulebook section."""

    key: str
    args: Json
    section: str


def words(game: Game[Any], state: State, option: int) -> Words:
    """Return an option of the decision on top in words."""
    return game.describe(state, state.stack()[-1], option)


def read(game: Game[Any], state: State, text: str) -> int:
    """Return the option of the decision on top that has a text, legal or not; -1 if there is none."""
    asked = state.stack()[-1]
    wanted = " ".join(text.lower().split())
    for option in range(asked.SPAN):
        if game.describe(state, asked, option).text == wanted:
            return option
    return -1


def at_place(game: Game[Any], state: State, at: str) -> list[int]:
    """Return the options of the decision on top at a place of the view, legal or not."""
    asked = state.stack()[-1]
    return [option for option in range(asked.SPAN) if game.describe(state, asked, option).at == at]


def refusal(game: Game[Any], state: State, option: int) -> Refusal | None:
    """Return why the decision on top does not offer an option, None if it does."""
    code = state.refusal(option)
    return None if code == 0 else _refusal(game, code, game.refusal_args(state, option, code))


def untimely(game: Game[Any], state: State, text: str | None, at: str | None) -> Refusal | None:
    """Return why a text or place of another decision is out of turn; None if no decision of the game knows it."""
    asked = state.stack()[-1]
    for kind in game.DECISIONS:
        if kind is not type(asked) and _knows(game, state, kind, text, at):
            return _refusal(game, game.untimely(asked, kind), {})
    return None


def _knows(game: Game[Any], state: State, kind: type[Decision], text: str | None, at: str | None) -> bool:
    scratch = state.copy()
    game.restore(scratch, kind, state.seat(), [-1] * len(kind.FIELDS))
    if text is not None:
        return read(game, scratch, text) >= 0
    return at is not None and bool(at_place(game, scratch, at))


def _refusal(game: Game[Any], code: int, args: Json) -> Refusal:
    reason = game.REASONS[code]
    return Refusal(f"{game.ID}.refusal.{reason.name}", args, reason.section)


class IllegalChoice(Problem):
    """Raised for a choice that exists but is not allowed now; `refusal` says why."""

    def __init__(self, refused: Refusal) -> None:
        super().__init__(refused.key, refused.args)
        self.refusal = refused
