"""Option numbers to typed text and back."""

from typing import Any, NamedTuple

from railherd.core.contract import Decision, Game, Json, State, Words
from railherd.core.problem import Problem


class Refusal(NamedTuple):
    """Why something is not allowed: a catalogue key with arguments, and the rulebook section."""

    key: str
    args: Json
    section: str


def words(game: Game[Any], state: State, option: int) -> Words:
    """An option of the decision on top."""
    return game.describe(state, state.stack()[-1], option)


def read(game: Game[Any], state: State, text: str) -> int:
    """The option of the decision on top with this text, legal or not; -1 if it has none."""
    asked = state.stack()[-1]
    wanted = " ".join(text.lower().split())
    for option in range(asked.SPAN):
        if game.describe(state, asked, option).text == wanted:
            return option
    return -1


def at_place(game: Game[Any], state: State, at: str) -> list[int]:
    """The options of the decision on top at a place of the view, legal or not."""
    asked = state.stack()[-1]
    return [option for option in range(asked.SPAN) if game.describe(state, asked, option).at == at]


def refusal(game: Game[Any], state: State, option: int) -> Refusal | None:
    """Why the decision on top does not offer an option, None if it does."""
    code = state.refusal(option)
    return None if code == 0 else _refusal(game, code, game.refusal_args(state, option, code))


def best_refusal(game: Game[Any], state: State, options: list[int]) -> Refusal | None:
    """Return why the decision on top offers none of these options, None if it offers any: the reason that says most."""
    codes = [(state.refusal(option), option) for option in options]
    code, option = min(codes, key=lambda found: (found[0] != 0, game.REASONS[found[0]].vague))
    return None if code == 0 else _refusal(game, code, game.refusal_args(state, option, code))


def untimely(game: Game[Any], state: State, text: str | None, at: str | None) -> Refusal | None:
    """Return why a text or place of other decisions is out of turn, None if no decision of the game knows it."""
    found = [(kind, _option_known(game, state, kind, text, at)) for kind in game.DECISIONS]
    wanted = [(kind, option) for kind, option in found if option >= 0]
    if not wanted:
        return None
    code, args = game.untimely(state, wanted)
    return _refusal(game, code, args)


def _option_known(game: Game[Any], state: State, kind: type[Decision], text: str | None, at: str | None) -> int:
    """Return the first option of a kind of decision that has this text or place, -1 if none has."""
    for values in game.samples(kind):
        scratch = state.copy()
        game.restore(scratch, kind, state.seat(), values)
        options = [read(game, scratch, text)] if text is not None else at_place(game, scratch, at or "")
        if options and options[0] >= 0:
            return options[0]
    return -1


def is_place(view: Json, at: str) -> bool:
    """Return whether an address leads to anything in a view: names of parts and numbers in lists, joined by "/"."""
    found: Any = view
    for step in at.split("/"):
        if isinstance(found, dict):
            if step not in found:
                return False
            found = found[step]
        elif isinstance(found, list):
            if not step.isdecimal() or int(step) >= len(found):
                return False
            found = found[int(step)]
        else:
            return False
    return True


def _refusal(game: Game[Any], code: int, args: Json) -> Refusal:
    reason = game.REASONS[code]
    return Refusal(f"{game.ID}.refusal.{reason.name}", args, reason.section)


class IllegalChoice(Problem):
    """A choice that exists but is not allowed now; `refusal` says why."""

    def __init__(self, refused: Refusal) -> None:
        super().__init__(refused.key, refused.args)
        self.refusal = refused
