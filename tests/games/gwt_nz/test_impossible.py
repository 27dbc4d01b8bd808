"""Positions that no game comes to are refused, each with one clear sentence in every language."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import railherd
from railherd.core.problem import Problem
from railherd.words.catalogue import LANGUAGES, say
from tests.games.gwt_nz.table import deal, play, table
from tests.kit.reading import using

Json = dict[str, Any]
Edit = Callable[[Json], object]


def player(seat: int, **values: object) -> Edit:
    """Return an edit of some things of one player."""
    return lambda data: data["players"][seat].update(values)


def waits(*decisions: Json) -> Edit:
    return lambda data: data.update(pending=[{"seat": 0, **decision} for decision in decisions])


def on_e(**decision: object) -> Edit:
    """Return an edit that puts a decision on top of using building E, where seat 0 stands."""
    return waits(using("e"), decision)


def shear(left: int, wool: int, breeds: int = 0, draws: int = 1) -> Edit:
    return on_e(decision="shear", left=left, draws=draws, breeds=breeds, wool=wool)


def middle() -> Json:
    """Return a position in which seat 0, with two shearers and two shepherds, uses building E."""
    return table(
        at="n_e", hand="merino*2 lincoln", discards="shropshire ryeland", workers="shearer shepherd", path=[12, 3],
        masters=[None, "hm1"], harbour_masters="hm1 hm2 hm3 hm4 hm5", tokens=1,
    ).position()  # fmt: skip


SHROPSHIRE, RYELAND = 1 << 0, 1 << 8

IMPOSSIBLE: list[tuple[Edit, str]] = [
    (player(1, place=None), "gwt_nz.position_begun"),
    (player(1, no_fees=True), "gwt_nz.position_turned"),
    (player(0, no_fees=True, step_tile=2), "gwt_nz.position_turned"),
    (on_e(decision="turn_tile"), "gwt_nz.position_turned"),
    (player(0, masters=["hm6"]), "gwt_nz.position_posts"),
    (player(1, masters=[]), "gwt_nz.position_posts"),
    (waits(using("d")), "gwt_nz.position_using"),
    (waits(using(None)), "gwt_nz.position_using"),
    (waits(using("0-2")), "gwt_nz.position_using"),
    (on_e(decision="buy", cowboys=3), "core.data_number"),
    (on_e(decision="draw", most=7), "core.data_number"),
    (on_e(decision="sail", most=8), "core.data_number"),
    (on_e(decision="remote", most=8), "core.data_number"),
    (on_e(decision="pathfind", most=17), "core.data_number"),
    (waits({"decision": "foresight", "stack": 2}), "core.data_number"),
    (shear(3, 0), "core.data_number"),
    (shear(2, 1, SHROPSHIRE), "core.data_number"),
    (shear(4, 0, draws=0), "core.data_number"),
    (shear(1, 5), "gwt_nz.position_revealed"),
    (shear(1, 4, RYELAND), "gwt_nz.position_revealed"),
    (shear(1, 4, 1 << 5), "gwt_nz.position_revealed"),
]
"""An edit of the position of `middle` and the key of the sentence that refuses it."""


@pytest.mark.parametrize(("edit", "key"), IMPOSSIBLE, ids=range(len(IMPOSSIBLE)))
def test_an_impossible_position_is_refused(edit: Edit, key: str) -> None:
    data = middle()
    railherd.from_position(data)
    edit(data)
    with pytest.raises(Problem) as caught:
        railherd.from_position(data)
    assert caught.value.key == key, str(caught.value)
    for language in LANGUAGES:
        assert "{" not in say(key, caught.value.arguments, language)


def test_what_shearers_revealed_lies_on_the_discard_pile() -> None:
    for left, wool, breeds in ((1, 1, SHROPSHIRE), (1, 5, RYELAND), (2, 0, 0)):
        data = middle()
        shear(left, wool, breeds)(data)
        assert railherd.from_position(data).position()["pending"][-1] == data["pending"][-1]


@pytest.mark.parametrize(("breeds", "value", "fits"), [(0, 0, True), (RYELAND, 2, True), (0, 9, False), (1, 2, False)])
def test_what_was_revealed_in_wellington_is_worth_its_breeding_values(breeds: int, value: int, fits: bool) -> None:
    data = table(at="wellington", hand="merino", discards="shropshire ryeland").position()
    data["pending"] = [{"decision": "reveal", "seat": 0, "breeds": breeds, "value": value}]
    if fits:
        assert railherd.from_position(data).position() == data
        return
    with pytest.raises(Problem) as caught:
        railherd.from_position(data)
    assert caught.value.key == "gwt_nz.position_revealed"


def test_the_use_of_a_building_that_was_replaced_meanwhile_reads_back() -> None:
    match = table(at="a1", trail="a1=0-4", columns="craftsman:5", workers="craftsman", money=20)
    play(match, "use 1", "hire 5 craftsman", "first", "build 5", "at a1")
    data = match.position()
    assert data["pending"][-1]["tile"] == "0-4"
    assert railherd.from_position(data).position() == data


def test_in_the_first_turn_the_disc_comes_before_the_runholder() -> None:
    """Both before and after the disc lies on the track a position reads back, also with cards still to discard."""
    match = railherd.new("gwt_nz", seats=3, seed=4)
    while match.asked == 0:
        assert railherd.from_position(match.position()).position() == match.position()
        prompt = match.prompt()
        assert prompt is not None
        play(match, "done" if prompt.decision == "gwt_nz.use" else prompt.options[0].text)
    assert railherd.from_position(match.position()).position() == match.position()


def test_the_tile_to_turn_waits_for_whoever_has_come_so_far() -> None:
    match = deal(table(hand="kotare", path=10, step_tile=1), "deck_0", "merino")
    play(match, "play kotare", "first")
    data = match.position()
    assert data["pending"][-1]["decision"] == "turn_tile"
    assert railherd.from_position(data).position() == data
    data["players"][0]["no_fees"] = True
    with pytest.raises(Problem):
        railherd.from_position(data)
