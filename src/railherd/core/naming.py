"""Turn numbers into ids: data that leaves the rules has names, inside them there are ints."""

from typing import Any

from railherd.core.contract import Decision, Game, Json
from railherd.core.event import Event

Id = int | str | None


def name_of(game: Game[Any], vocabulary: str, number: int) -> Id:
    """Return a number of a vocabulary as its id, plain numbers and seats as they are, and -1 as None."""
    names = game.names.get(vocabulary)
    if names is None:
        return None if vocabulary == "seat" and number < 0 else number
    return names[number] if number >= 0 else None


def event_for(game: Game[Any], event: Event, seat: int | None) -> Json:
    """Return an event as a seat, or a spectator (None), may see it, with ids for names."""
    kind = game.EVENTS[event[0]]
    own = seat is not None and event[1] == seat
    hidden = kind.has_secret() and not own
    return {
        "key": f"{game.ID}.{kind.name}" + (".hidden" if hidden else ""),
        "seat": event[1] if event[1] >= 0 else None,
        "args": {
            arg.name: name_of(game, arg.vocabulary, event[2 + place])
            for place, arg in enumerate(kind.args)
            if own or not arg.private
        },
    }


def money_moved(game: Game[Any], events: list[Event], seat: int) -> tuple[int, int]:
    """Return what a seat pays, debts included, and what it gains in some events."""
    cost = gain = 0
    for event in events:
        if event[1] != seat:
            continue
        for place, arg in enumerate(game.EVENTS[event[0]].args):
            if arg.vocabulary in ("paid", "owed"):
                cost += event[2 + place]
            elif arg.vocabulary == "gained":
                gain += event[2 + place]
    return cost, gain


def decision_data(game: Game[Any], decision: Decision) -> Json:
    """Return a waiting decision as JSON."""
    data: Json = {"decision": decision.NAME, "seat": decision.seat}
    for field, value in zip(decision.FIELDS, decision.values(), strict=True):
        data[field.name] = name_of(game, field.vocabulary, value)
    return data
