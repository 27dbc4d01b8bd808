"""Turn option numbers into text and back, and explain refusals."""

from typing import Any, NamedTuple

from railherd.core.contract import Decision, Game, Json, State, Words
from railherd.core.problem import Problem

Wanted = list[tuple[type[Decision], int]]
"""Decisions that somebody would like to come now, each with the option that was asked about."""


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
    return _find(game, state, text, list(range(state.span())))


def _find(game: Game[Any], state: State, text: str, options: list[int]) -> int:
    """Return which of some options of the decision on top has a text; -1 if none has."""
    asked = state.stack()[-1]
    wanted = _normal(text)
    for option in options:
        if game.describe(state, asked, option).text == wanted:
            return option
    return -1


def legal_option(game: Game[Any], state: State, choice: str | int) -> int:
    """Return the option of the decision on top that a text or id means; raise `Problem` if it is not allowed."""
    option = _option(game, state, choice)
    if option >= 0:
        refused = refusal(game, state, option)
    else:
        refused = untimely(game, state, choice) if isinstance(choice, str) else None
    if refused is not None:
        raise IllegalChoice(refused)
    if option < 0:
        raise Problem("core.unknown_choice", {"choice": str(choice)})
    return option


def _option(game: Game[Any], state: State, choice: str | int) -> int:
    """Return the option that a text or id means, legal or not; -1 if the decision on top has none."""
    if isinstance(choice, str):
        offered = _find(game, state, choice, state.allowed())  # nearly always it is one of these few
        return offered if offered >= 0 else read(game, state, choice)
    is_id = not isinstance(choice, bool) and choice in range(state.span())
    return choice if is_id else -1


def modern(game: Game[Any], text: str) -> str:
    """Return today's text of a recorded choice: what old records and logs call otherwise is read for ever."""
    return game.OLD_TEXTS.get(_normal(text), text)


def _normal(text: str) -> str:
    return " ".join(text.lower().split())


def at_place(game: Game[Any], state: State, at: str) -> list[int]:
    """Return the options of the decision on top at a place of the view, legal or not."""
    asked = state.stack()[-1]
    return [option for option in range(state.span()) if game.describe(state, asked, option).at == at]


def refusal(game: Game[Any], state: State, option: int) -> Refusal | None:
    """Return why the decision on top does not allow an option, None if it does."""
    code = state.refusal(option)
    return None if code == 0 else _refusal(game, code, game.refusal_args(state, option, code))


def best_refusal(game: Game[Any], state: State, options: list[int]) -> Refusal | None:
    """Return why the decision on top offers none of these options, None if it offers any: the reason that says most."""
    codes = [(state.refusal(option), option) for option in options]
    code, option = min(codes, key=lambda found: (found[0] != 0, game.REASONS[found[0]].vague))
    return None if code == 0 else _refusal(game, code, game.refusal_args(state, option, code))


def untimely(game: Game[Any], state: State, text: str) -> Refusal | None:
    """Return why a text of other decisions is out of turn, None if no decision of the game knows it."""
    found = [(kind, max(read(game, world, text) for world in _samples(game, state, kind))) for kind in game.DECISIONS]
    return refuse_wanted(game, state, [(kind, option) for kind, option in found if option >= 0])


def refuse_wanted(game: Game[Any], state: State, wanted: Wanted) -> Refusal | None:
    """Return why none of some wanted decisions can come now, None if there are none."""
    if not wanted:
        return None
    code, args = game.untimely(state, wanted)
    return _refusal(game, code, args)


def places(game: Game[Any], state: State) -> dict[str, Wanted]:
    """Return all places that any decision of the game is about: the decisions, each with its first option there."""
    found: dict[str, dict[type[Decision], int]] = {}
    for kind in game.DECISIONS:
        for world in _samples(game, state, kind):
            for option in range(world.span()):
                at = words(game, world, option).at
                if at is not None:
                    found.setdefault(at, {}).setdefault(kind, option)
    return {at: list(wanted.items()) for at, wanted in found.items()}


def _samples(game: Game[Any], state: State, kind: type[Decision]) -> list[State]:
    """Return states that ask a kind of decision, together about everything that it can be about."""
    worlds = []
    for values in game.samples(kind):
        worlds.append(state.copy())
        game.restore(worlds[-1], kind, state.seat(), values)
    return worlds


def enclosing(at: str) -> list[str]:
    """Return a place of a view and all that it is a part of, from the inside out."""
    steps = at.split("/")
    return ["/".join(steps[:count]) for count in range(len(steps), 0, -1)]


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
    """Raised for a choice that exists but is not allowed now; `refusal` says why."""

    def __init__(self, refused: Refusal) -> None:
        super().__init__(refused.key, refused.args)
        self.refusal = refused
