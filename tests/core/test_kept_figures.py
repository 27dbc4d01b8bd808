"""Component figures are kept whole under a digest and come back as an overlay."""

import json
import tomllib
from copy import deepcopy
from typing import Any

import pytest

from railherd.core.components.kept_figures import as_overlay, canonical, difference, figures_digest
from railherd.games.registry import find, games

CORRECTIONS = {
    "gwt": "breed.jersey.value = 2\nspace.p_a1.woods = true\nobjective.start_1.points = 4\n",
    "gwt_nz": "breed.merino.value = 3\nspace.a1.woods = true\nobjective.o01.points = 4\n",
    "last_spike": "money.start.2 = 45000\nspike.bonus = 15000\n",
}


@pytest.mark.parametrize("game", games())
def test_all_figures_come_back_from_an_overlay(game: str) -> None:
    whole = json.loads(canonical(find(game).all_figures()))
    again = find(game, as_overlay(whole))
    assert difference(again.all_figures(), whole) == {}
    assert figures_digest(again) == figures_digest(find(game))


@pytest.mark.parametrize("game", games())
def test_what_was_corrected_is_the_difference(game: str) -> None:
    corrected = find(game, CORRECTIONS[game])
    found = difference(find(game).all_figures(), json.loads(canonical(corrected.all_figures())))
    assert found == tomllib.loads(CORRECTIONS[game])
    assert tomllib.loads(as_overlay(found)) == found
    assert figures_digest(corrected) != figures_digest(find(game))


def test_neither_order_nor_provenance_is_in_the_digest() -> None:
    one = {"city": {"a": {"x": 1, "provenance": "verified"}, "b": {"x": 2, "provenance": "verified"}}}
    other = {"city": {"b": {"x": 2, "provenance": "overlay"}, "a": {"provenance": "overlay", "x": 1}}}
    assert canonical(one) == canonical(other) == '{"city":{"a":{"x":1},"b":{"x":2}}}'


def test_a_figure_that_only_one_side_has() -> None:
    installed = {"a": {"x": 1, "new": 2}, "b": 3}
    assert difference(installed, {"a": {"x": 1}}) == {}
    assert difference({"a": {"x": 1}}, installed) == {"a": {"new": 2}, "b": 3}
    assert difference({"a": [{"do": "gain", "new": 0}]}, {"a": [{"do": "gain"}]}) == {}
    assert difference({"a": [{"do": "gain"}, 1]}, {"a": [{"do": "gain"}]}) == {"a": [{"do": "gain"}]}
    assert difference({"a": [{"do": "gain"}]}, {"a": [{"do": "hire"}]}) == {"a": [{"do": "hire"}]}


def test_a_figure_in_a_list_that_only_the_installed_version_has() -> None:
    installed = {"actions": [{"do": "gain", "n": 2, "new": 0}, [{"do": "buy", "new": 0}]]}
    assert difference(installed, {"actions": [{"do": "gain", "n": 2}, [{"do": "buy"}]]}) == {}
    for other in ([{"do": "gain", "n": 3}, [{"do": "buy"}]], [{"do": "gain", "n": 2}]):
        assert difference(installed, {"actions": other}) == {"actions": other}


@pytest.mark.parametrize(
    "value", [0, -7, True, "", 'quo"ted\\', "é ≠ \n", [1, [2, "a"]], [{"do": "gain", "n": 2}], {"2": 5}], ids=repr
)
def test_every_kind_of_value_is_written_in_toml(value: Any) -> None:
    figures = {"plain": {"key with space": deepcopy(value)}, "": 1}
    assert tomllib.loads(as_overlay(figures)) == figures


def test_what_is_absent_is_not_written() -> None:
    assert tomllib.loads(as_overlay({"a": None, "b": [{"then": None, "do": "gain"}]})) == {"b": [{"do": "gain"}]}
