"""Write a state as JSON that a person can edit, and read it back."""

from collections.abc import Mapping
from typing import Any

from railherd.core.agree import agree
from railherd.core.asides import aside_of, open_questions, restore
from railherd.core.bounds import check_depth
from railherd.core.chance import Chance, from_seed
from railherd.core.components.checked import Checked
from railherd.core.contract import Decision, Field, Game, Json, State
from railherd.core.naming import decision_data
from railherd.core.problem import Problem
from railherd.core.rng import SEED_BITS
from railherd.core.writing.record import is_number

MAX_DEPTH = 10
_HEADER = ("game", "rules", "components", "seats", "options", "pending", "chance")


def write(game: Game[Any], state: State) -> Json:
    """Return the whole state with names, secrets included. Without `chance` it is dealt from a fresh seed when read."""
    setup = game.setup_of(state)
    data: Json = {"game": game.ID, "rules": game.RULES, "seats": setup.seats, "options": dict(setup.options)}
    if game.components:
        data["components"] = game.components
    data.update(game.write(state))
    data["pending"] = [_waiting(game, state, decision) for decision in state.stack()]
    asides = open_questions(game, state)
    if asides:
        data["asides"] = [_waiting(game, state, decision) for decision in asides]
    drawn = {pile: count for (pile, _), count in zip(game.PILES, state.chance.drawn, strict=True)}
    data["chance"] = {"seed": str(state.chance.seed), "drawn": drawn}
    return data


def _waiting(game: Game[Any], state: State, decision: Decision) -> Json:
    data = decision_data(game, decision)
    game.name_waiting(state, decision, data)
    return data


def read(game: Game[Any], data: Mapping[str, Any], fresh_seed: int) -> State:
    """Return the state that a position describes; raise `Problem` naming the first thing that cannot be."""
    check_depth("position", data, MAX_DEPTH)
    header = Checked(dict(data), "position", game.names)
    if header.number("rules", 1, 1_000_000) != game.RULES:
        raise Problem("core.position_rules", {"found": data["rules"], "rules": game.RULES})
    setup = agree(game, header.number("seats", 0, 100), _options(header))
    chance = _chance(game, header, fresh_seed)
    header_keys = _HEADER if game.ANYTIME is None else (*_HEADER, "asides")
    body = {key: value for key, value in data.items() if key not in header_keys}
    state: State = game.read(setup, body, chance)
    for waiting in header.objects("pending"):
        _restore(game, state, waiting, aside=False)
    if game.ANYTIME is not None and "asides" in data:
        for waiting in header.objects("asides"):
            _restore(game, state, waiting, aside=True)
    _check(game, state)
    return state


def _options(header: Checked) -> dict[str, str]:
    options = Checked(header.value("options"), "position.options", {})
    return {name: options.text(name) for name in options.data}


def _chance(game: Game[Any], header: Checked, fresh_seed: int) -> Chance:
    if "chance" not in header.data:
        return from_seed(fresh_seed, len(game.PILES))
    given = Checked(header.value("chance"), "position.chance", {})
    seed = given.value("seed")
    chance = from_seed(read_seed(seed), len(game.PILES))
    drawn = Checked(given.value("drawn"), "position.chance.drawn", {})
    chance.drawn = [drawn.number(pile, 0, 1_000_000) for pile, _ in game.PILES]
    drawn.close()
    given.close()
    return chance


def read_seed(seed: object) -> int:
    """Return a seed given as a number or as its decimal digits."""
    digits = str(seed)
    if isinstance(seed, bool) or not is_number(digits) or int(digits) >> SEED_BITS:
        raise Problem("core.wrong_seed", {"found": digits})
    return int(digits)


def _restore(game: Game[Any], state: State, waiting: Checked, aside: bool) -> None:
    name = waiting.text("decision")
    kinds = {kind.NAME: kind for kind in game.DECISIONS}
    if name not in kinds:
        known = ", ".join(kinds)
        raise Problem("core.position_decision", {"where": waiting.where, "name": name, "known": known})
    seat = waiting.number("seat", 0, game.setup_of(state).seats - 1)
    waiting.data = game.number_waiting(state, waiting.data)
    values = [_field(game, waiting, field) for field in kinds[name].FIELDS]
    waiting.close()
    restore(game, state, kinds[name], seat, values, aside)


def _field(game: Game[Any], waiting: Checked, field: Field) -> int:
    if field.is_late and field.name not in waiting.data:
        return -1
    if field.vocabulary not in game.names:
        return waiting.number(field.name, field.low, field.high)
    return waiting.id(field.name, field.vocabulary, none=-1 if field.optional else None)


def _check(game: Game[Any], state: State) -> None:
    game.check_waiting(state)
    if game.is_finished(state) != state.over():
        raise Problem("core.position_waits" if state.over() else "core.position_finished")
    faults = game.audit(state)
    if faults:
        raise Problem("core.position_impossible", {"fault": faults[0]})
    if not state.over() and not state.legal():
        raise Problem("core.position_stuck", {"name": state.stack()[-1].NAME})
    for seat in state.open_asides():
        aside = aside_of(state, seat)
        if not aside.legal():
            raise Problem("core.position_stuck", {"name": aside.stack()[-1].NAME})
