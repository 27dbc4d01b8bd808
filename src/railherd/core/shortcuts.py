"""Find what a person can do by several choices at once, by pressing the thing that the last of them is about."""

from dataclasses import replace
from typing import Any, NamedTuple

from railherd.core.contract import Game, State
from railherd.core.event import Event
from railherd.core.naming import money_moved
from railherd.core.notation import words
from railherd.core.prompt import Option, Prompt, bars_undo, option_in


class _Way(NamedTuple):
    """What some choices lead to: the state after them, their texts, and what the seat paid and received."""

    after: State
    texts: list[str]
    cost: int
    gain: int


def shortened(game: Game[Any], state: State, prompt: Prompt) -> Prompt:
    """Return a prompt with what can be done by several choices at once.

    Each option gets in `then` what surely follows it. `shortcuts` are for whoever presses things: the things that
    options lead to (`Decision.LEADS`), and what else whoever presses a thing nearly always means (`Decision.meant`).
    Nothing but the last choice may bar undo. All is tried out in a world imagined for the seat, so that it cannot
    betray a secret.
    """
    world: State = game.imagine(state, state.seat(), state.turn)
    options = [replace(option, then=_run_on(game, world, option.id, sure=True).texts) for option in prompt.options]
    found = [shortcut for option in options for shortcut in _shortcuts(game, world, option)]
    return replace(prompt, options=options, shortcuts=_cheapest(found))


def _shortcuts(game: Game[Any], world: State, option: Option) -> list[Option]:
    """Return what can be done by an option and others after it: at its own place, and at those that it leads to."""
    way = _run_on(game, world, option.id, sure=False)
    own = option.at is not None and len(way.texts) > len(option.then)
    here = [replace(option, then=way.texts, cost=way.cost, cost_most=None, gain=way.gain)] if own else []
    opens = world.stack()[-1].LEADS and not bars_undo(world, way.after) and len(way.after.stack()) > len(world.stack())
    return here + (_things(game, world, option, way) if opens else [])


def _things(game: Game[Any], world: State, first: Option, way: _Way) -> list[Option]:
    """Return the things of the choice that an option has opened, each with the choices up to it and beyond."""
    found: list[Option] = []
    for choice in way.after.allowed():
        thing = option_in(game, way.after, choice)
        if thing.at is None or thing.at == first.at:
            continue
        beyond = _run_on(game, way.after, choice, sure=False)
        found.append(replace(
            thing, id=first.id, text=first.text, then=[*way.texts, thing.text, *beyond.texts],
            cost=way.cost + beyond.cost, gain=way.gain + beyond.gain, cost_most=None,
            reveals=bars_undo(world, beyond.after),
        ))  # fmt: skip
    return found


def _cheapest(shortcuts: list[Option]) -> list[Option]:
    """Return shortcuts without those that come to the same as a cheaper one, or as an equally cheap one before it."""
    best: dict[tuple[str, str | None], Option] = {}
    for shortcut in shortcuts:
        same = shortcut.key + str(sorted(shortcut.args.items())), shortcut.at
        other = best.get(same)
        if other is None or shortcut.cost - shortcut.gain < other.cost - other.gain:
            best[same] = shortcut
    return list(best.values())


def _run_on(game: Game[Any], world: State, option: int, sure: bool) -> _Way:
    """Take an option, and after it what leaves no choice or is meant by it; if `sure`, only what nobody would decline.

    Nothing is taken after something that bars undo.
    """
    seat, after, texts = world.seat(), world.copy(), list[str]()
    events: list[Event] = []
    after.log = events
    after.step(option)
    while not bars_undo(world, after) and len(after.stack()) > 0:
        choices = _meant(game, after, sure)
        if not choices:
            break
        for choice in choices:
            texts.append(words(game, after, choice).text)
            after.step(choice)
    return _Way(after, texts, *money_moved(game, events, seat))


def _meant(game: Game[Any], state: State, sure: bool) -> list[int]:
    """Return the choices that a person means who has come this far, none if they must be asked."""
    top, allowed = state.stack()[-1], state.allowed()
    if top.UNDERWAY:
        return [] if sure else _plain_way(game, state)
    if len(allowed) == 1:
        after = state.copy()
        after.step(allowed[0])
        return [] if bars_undo(state, after) else allowed
    meant = top.meant(allowed) if top.SURE or not sure else -1
    return [] if meant < 0 else [meant]


def _plain_way(game: Game[Any], state: State) -> list[int]:
    """Return the way that is as short and as cheap as any other and pays nobody more; none if there is no such way."""
    seat = state.seat()
    ways = [(choices, _marks(game, seat, events)) for choices, events in _all_ways(state, [])]
    for choices, marks in ways:
        if all(mine <= theirs for _, other in ways for mine, theirs in zip(marks, other, strict=True)):
            return choices
    return []


def _all_ways(state: State, events: list[Event]) -> list[tuple[list[int], list[Event]]]:
    """Return every way to carry out what was chosen before: its choices, and what happens on it."""
    if state.over() or not state.stack()[-1].UNDERWAY:
        return [([], events)]
    found: list[tuple[list[int], list[Event]]] = []
    for option in state.legal():
        after, told = state.copy(), events[:]
        after.log = told
        after.step(option)
        found += [([option, *choices], way) for choices, way in _all_ways(after, told)]
    return found


def _marks(game: Game[Any], seat: int, events: list[Event]) -> list[int]:
    """Return what is the better the less it is: the steps of a way, its cost, and what each other seat gets."""
    others = [money_moved(game, events, other)[1] for other in range(max(game.SEATS)) if other != seat]
    return [len(events), money_moved(game, events, seat)[0], *others]
