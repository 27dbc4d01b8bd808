"""Find what a person can do by several choices at once, by pressing the thing that the last of them is about."""

from typing import Any, NamedTuple

from railherd.core.contract import Game, State
from railherd.core.event import Event
from railherd.core.naming import money_moved
from railherd.core.notation import words
from railherd.core.playing.asking import Taken, bars_undo, option_of, take
from railherd.core.playing.prompt import Option


class _Way(NamedTuple):
    """What some choices lead to: the state after them, their texts, and what the seat paid and received.

    So many of the choices are `sure`: nobody who has taken the first would decline them.
    """

    after: State
    texts: list[str]
    sure: int
    cost: int
    gain: int


class _Meant(NamedTuple):
    """The choices that a person means who has come to a question, none if they must be asked."""

    choices: list[int]
    is_sure: bool


def offer(game: Game[Any], state: State, world: State) -> tuple[list[Option], list[Option]]:
    """Return the options of a state, and what can be done by several choices at once.

    Each option gets in `then` what surely follows it. Shortcuts are for whoever presses things: the things that
    options lead to (`Decision.LEADS`), and what else whoever presses a thing nearly always means (`Decision.meant`).
    Nothing but the last choice may bar undo. All is tried out in a world imagined for the seat.
    """
    options: list[Option] = []
    found: list[Option] = []
    for number in state.allowed():
        taken = take(world, number)
        option = option_of(game, world, number, taken)
        way = _run_on(game, world, taken)
        option.then.extend(way.texts[: way.sure])
        options.append(option)
        found += _shortcuts(game, world, option, way)
    return options, _cheapest(found)


def _shortcuts(game: Game[Any], world: State, option: Option, way: _Way) -> list[Option]:
    """Return what can be done by an option and others after it: at its own place, and at those that it leads to."""
    found: list[Option] = []
    if option.at is not None and len(way.texts) > way.sure:
        found.append(Option(
            option.id, option.text, option.key, option.args, option.at, way.cost, way.gain, option.reveals, None,
            way.texts,
        ))  # fmt: skip
    stack = world.stack()
    if stack[-1].LEADS and not bars_undo(world, way.after) and len(way.after.stack()) > len(stack):
        found += _things(game, world, option, way)
    return found


def _things(game: Game[Any], world: State, first: Option, way: _Way) -> list[Option]:
    """Return the things of the choice that an option has opened, each with the choices up to it and beyond."""
    found: list[Option] = []
    for choice in way.after.allowed():
        text, key, args, at = words(game, way.after, choice)
        if at is None or at == first.at:
            continue
        beyond = _run_on(game, way.after, take(way.after, choice))
        found.append(Option(
            first.id, first.text, key, args, at, way.cost + beyond.cost, way.gain + beyond.gain,
            bars_undo(world, beyond.after), None, [*way.texts, text, *beyond.texts],
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


def _run_on(game: Game[Any], world: State, taken: Taken) -> _Way:
    """Go on after an option that was taken with what leaves no choice or is meant by it.

    Nothing is taken after something that bars undo.
    """
    after, texts, sure = taken.after, list[str](), -1
    while not bars_undo(world, after) and len(after.stack()) > 0:
        meant = _meant(game, after)
        if not meant.choices:
            break
        if sure < 0 and not meant.is_sure:
            sure = len(texts)
        for choice in meant.choices:
            texts.append(words(game, after, choice).text)
            after.step(choice)
    return _Way(after, texts, len(texts) if sure < 0 else sure, *money_moved(game, taken.events, world.seat()))


def _meant(game: Game[Any], state: State) -> _Meant:
    """Return the choices that a person means who has come this far."""
    top = state.stack()[-1]
    if top.UNDERWAY:
        return _Meant(_plain_way(game, state), False)
    allowed = state.allowed()
    if len(allowed) == 1:
        return _Meant([] if bars_undo(state, take(state, allowed[0]).after) else allowed, True)
    meant = top.meant(allowed)
    return _Meant([] if meant < 0 else [meant], top.SURE)


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
