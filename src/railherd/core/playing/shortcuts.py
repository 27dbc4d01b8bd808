"""Find what a person can do by several choices at once, by pressing the thing that the last of them is about."""

from typing import Any, NamedTuple

from msgspec.structs import replace

from railherd.core.contract import Game, State, Whole, Words
from railherd.core.event import Event
from railherd.core.naming import money_moved
from railherd.core.notation import words
from railherd.core.playing.asking import Offers, Taken, bars_undo, option_of, take
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


class _Path(NamedTuple):
    """Choices from the question that is asked on: the first as a number, then all in words, and what they lead to."""

    first: int
    texts: list[str]
    after: State
    cost: int
    gain: int


class _Thing(NamedTuple):
    """A thing that can be pressed, and the kinds of what happens by its own choice."""

    option: Option
    events: list[int]


class _Meant(NamedTuple):
    """The choices that a person means who has come to a question, none if they must be asked."""

    choices: list[int]
    is_sure: bool


def offer(game: Game[Any], state: State, world: State) -> Offers:
    """Return the options of a state, and what can be done by several choices at once.

    Each option gets in `then` what surely follows it. Shortcuts are for whoever presses things: the things that
    options lead to (`Decision.LEADS`), and what else whoever presses a thing nearly always means (`Decision.meant`).
    Nothing but the last choice may bar undo. All is tried out in a world imagined for the seat.
    """
    options: list[Option] = []
    wholes: list[Option] = []
    things = _find_wholes(game, world, _Path(-1, [], world, 0, 0), wholes)
    for number in state.allowed():
        taken = take(world, number)
        option = option_of(game, world, number, taken)
        way = _run_on(game, world, taken)
        reveals = bars_undo(world, way.after)
        if option.at is not None and len(way.texts) > way.sure:
            things.append(_Thing(_shortcut(option, way, reveals), _kinds(taken)))
        option.then.extend(way.texts[: way.sure])
        options.append(replace(option, reveals=reveals) if way.sure == len(way.texts) else option)
        if world.stack()[-1].LEADS and _opens(world, way.after):
            path = _Path(number, [option.text, *way.texts], way.after, way.cost, way.gain)
            things += _things(game, world, path, option.at, wholes)
    if world.stack()[-1].SPENDS:
        things = _first_ways(things)
    return Offers(options, wholes, _cheapest(_most_money(things)))


def _shortcut(option: Option, way: _Way, reveals: bool) -> Option:
    """Return an option with all that is meant by whoever presses its place."""
    return replace(option, cost=way.cost, gain=way.gain, reveals=reveals, cost_most=None, then=way.texts)


def _find_wholes(game: Game[Any], world: State, path: _Path, found: list[Option]) -> list[_Thing]:
    """Find answers to a question and those that go on with it, at the end of a path; return the things they lead to.

    One that is a single choice is no more than that, but leads to things too. Only what answers the first question has
    a place: at that of a path begins what it begins with. Of several that lead to a thing, the first is meant.
    """
    things: list[_Thing] = []
    for whole in path.after.wholes():
        way = _at_once(game, path, whole)
        if way is None:
            continue
        if len(whole.choices) > 1:
            told = game.describe_whole(path.after, path.after.stack()[-1], whole)
            found.append(_option(world, way, told._replace(at=None) if path.texts else told))
        if _opens(path.after, way.after):
            things += _things(game, world, way, None, found)
    return _first_ways(things)


def _at_once(game: Game[Any], path: _Path, whole: Whole) -> _Path | None:
    """Return a path with all choices of a whole and what leaves no choice after them; none if one of them bars undo."""
    texts, first = path.texts[:], whole.choices[0]
    taken = Taken(path.after.copy(), [])
    taken.after.log = taken.events
    for choice in whole.choices:
        if bars_undo(path.after, taken.after):
            return None
        texts.append(words(game, taken.after, choice).text)
        taken.after.step(choice)
    way = _run_on(game, path.after, taken)
    texts += way.texts
    return _Path(path.first if path.texts else first, texts, way.after, path.cost + way.cost, path.gain + way.gain)


def _things(game: Game[Any], world: State, path: _Path, at: str | None, found: list[Option]) -> list[_Thing]:
    """Return the things of the question that a path has opened, each with the choices up to it and beyond.

    A thing at the place of the first choice is that choice itself. Where the question leads to things itself, by
    answers that have no place, these count as well, and so do the things of a question that are pressed ahead of it.
    """
    things = _find_wholes(game, world, path, found)
    asked = path.after.stack()[-1]
    for choice in path.after.allowed():
        told = words(game, path.after, choice)
        taken = take(path.after, choice)
        kinds = _kinds(taken)
        way = _run_on(game, path.after, taken)
        cost, gain = path.cost + way.cost, path.gain + way.gain
        further = _Path(path.first, [*path.texts, told.text, *way.texts], way.after, cost, gain)
        if told.at is not None and told.at != at:
            things.append(_Thing(_option(world, further, told), kinds))
        if _opens(path.after, way.after) and (way.after.stack()[-1].AHEAD or (asked.LEADS and told.at is None)):
            things += _things(game, world, further, at, found)
    return _first_ways(things) if asked.SPENDS else things


def _option(world: State, path: _Path, told: Words) -> Option:
    """Return what a path comes to as something that can be done."""
    text, *then = path.texts
    return Option(
        path.first, text, told.key, told.args, told.at, path.cost, path.gain, bars_undo(world, path.after), None, then
    )


def _kinds(taken: Taken) -> list[int]:
    return [event[0] for event in taken.events]


def _opens(before: State, after: State) -> bool:
    """Return whether choices have led to another question, can be undone, and do not lead back to what leads on."""
    if bars_undo(before, after):
        return False
    asked, waited = after.stack()[-1], before.stack()
    is_back = asked.LEADS and any(asked is one for one in waited)
    return asked.NAME != waited[-1].NAME and not is_back


def _first_ways(things: list[_Thing]) -> list[_Thing]:
    """Return only the first of several ways to the same thing."""
    first: dict[tuple[str, str | None], _Thing] = {}
    for thing in things:
        first.setdefault((thing.option.key, thing.option.at), thing)
    return list(first.values())


def _most_money(things: list[_Thing]) -> list[Option]:
    """Return things without those at whose place the same happens for the same cost and gives more money."""
    same = [f"{option.key} {option.at} {option.cost} {events}" for option, events in things]
    most: dict[str, int] = {}
    for name, (option, _) in zip(same, things, strict=True):
        most[name] = max(option.gain, most.get(name, 0))
    return [option for name, (option, _) in zip(same, things, strict=True) if option.gain == most[name]]


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
