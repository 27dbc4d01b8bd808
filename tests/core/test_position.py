"""Positions: the whole state as editable data, checked when read."""

from typing import Any

import pytest

import railherd
from railherd import Problem


def position() -> dict[str, Any]:
    match = railherd.new("last_spike", seats=3, seed=7)
    match.choose("lay c1")
    return match.position()


def test_a_position_reads_back_whole() -> None:
    data = position()
    match = railherd.from_position(data)
    assert match.position() == data


def test_a_position_goes_on_as_the_original_would() -> None:
    original = railherd.new("last_spike", seats=3, seed=7)
    twin = railherd.from_position(original.position())
    for match in (original, twin):
        match.choose("lay c1")
        match.choose("done")
    assert twin.position() == original.position()


def test_without_chance_the_future_is_dealt_anew() -> None:
    data = position()
    del data["chance"]
    futures = set()
    for _ in range(12):
        match = railherd.from_position(data)
        match.choose("done")
        futures.add(tuple(match.view(0)["players"][0]["hand"]))
    assert len(futures) > 1


def test_reading_a_position_leaves_the_data_alone() -> None:
    data = position()
    before = repr(data)
    railherd.from_position(data)
    assert repr(data) == before


def edited(**changes: Any) -> dict[str, Any]:
    return {**position(), **changes}


BROKEN = [
    ({"game": 5}, 'whose "game" names the game'),
    ({"game": "chess"}, 'no game "chess"'),
    ({"rules": 2}, "rules version 2"),
    ({"rules": "1"}, "position.rules must be a whole number"),
    ({"seats": 9}, "2 to 6 players"),
    ({"options": []}, "position.options must be an object"),
    ({"options": {"money": 3}}, "position.options.money must be a text"),
    ({"options": {"money": "green"}}, 'cannot be "green"'),
    ({"turn": 0}, "position.turn must be a whole number"),
    ({"turn": True}, "position.turn must be a whole number"),
    ({"first": 3}, "position.first must be a whole number from 0 to 2"),
    ({"laid": "c1"}, "position.laid must be a list"),
    ({"laid": ["c9"]}, 'names "c9", which does not exist; write it like "a1"'),
    ({"laid": [["c1"]]}, "which does not exist"),
    ({"players": []}, "position.players must have exactly 3 entries, not 0"),
    ({"players": [1, 2, 3]}, r"position.players\[0\] must be an object"),
    ({"colour": "red"}, 'has "colour", which nothing reads'),
    ({"chance": {"seed": "x", "drawn": {}}}, "A seed must be"),
    ({"chance": {"seed": "1", "drawn": {"start": 1}}}, 'lacks "tiles"'),
    ({"chance": {"seed": "1", "drawn": {"start": 1, "tiles": 1, "cards": 1}}}, 'has "cards"'),
    ({"chance": {"seed": "1"}}, 'lacks "drawn"'),
    ({"pending": []}, '"pending" must say who decides'),
    ({"pending": [{"decision": "dance", "seat": 0}]}, 'names the decision "dance"; it must be one of: lay, sell, buy'),
    ({"pending": [{"decision": "lay", "seat": 3}]}, r"pending\[0\].seat must be a whole number from 0 to 2"),
    ({"pending": [{"decision": "lay", "seat": 0, "tile": "a1"}]}, 'has "tile", which nothing reads'),
    ({"pending": [{"decision": "buy", "seat": 0}]}, 'lacks "claimed"'),
    ({"pending": [{"decision": "buy", "seat": 0, "claimed": "rome"}]}, 'names "rome"'),
    ({"pending": [{"decision": "sell", "seat": 0, "tile": "a1"}]}, "The seller must hold A1"),
    ({"pending": [{"decision": "sell", "seat": 0, "tile": None}]}, 'names "null"'),
]


@pytest.mark.parametrize(("changes", "sentence"), BROKEN)
def test_a_broken_position_is_refused_with_a_sentence(changes: dict[str, Any], sentence: str) -> None:
    with pytest.raises(Problem, match=sentence) as refused:
        railherd.from_position(edited(**changes))
    assert str(refused.value).endswith(".")


@pytest.mark.parametrize("key", ["rules", "seats", "options", "turn", "first", "laid", "removed", "players", "pending"])
def test_a_missing_part_is_named(key: str) -> None:
    data = position()
    del data[key]
    with pytest.raises(Problem, match=f'lacks "{key}"'):
        railherd.from_position(data)


@pytest.mark.parametrize("data", [None, [], "text", {}])
def test_what_is_no_position_is_refused(data: Any) -> None:
    with pytest.raises(Problem, match='whose "game" names the game'):
        railherd.from_position(data)
