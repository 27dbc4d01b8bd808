"""The pool of styles: fixed weights, each another way to play, for duels and not for people."""

from __future__ import annotations

import hashlib
from pathlib import Path

import pytest

import railherd
from railherd.bots.contract import Outlook
from railherd.bots.digest import PACKAGE, digest
from railherd.bots.registry import bots
from railherd.bots.styles import FILE, STYLES, Styled, styles_of
from railherd.games.gwt.bot.weights import WEIGHTS
from railherd.sim.ladder import duels_between
from railherd.sim.series import plan_series

# Never to be changed: another way to play is another style.
KEPT = {"gwt": "a9d08abbf7fb", "gwt_nz": "6f014df1dddb"}


@pytest.mark.parametrize("game", KEPT)
def test_the_pool_stays_as_it_is(game: str) -> None:
    file = Path(PACKAGE / "games" / game / "bot" / FILE)
    assert hashlib.sha256(file.read_bytes()).hexdigest()[:12] == KEPT[game]
    assert tuple(styles_of(game)) == STYLES


def test_a_style_has_all_weights_so_that_others_may_change() -> None:
    names = {name for name in dir(WEIGHTS) if isinstance(getattr(WEIGHTS, name), int) and not name.startswith("_")}
    assert all(set(weights) == names for weights in styles_of("gwt").values())


@pytest.mark.parametrize("game", KEPT)
def test_styles_choose_differently(game: str) -> None:
    chosen = []
    match = railherd.new(game, 2, seed=4)
    for _ in range(8):
        assert match.asked is not None
        look = Outlook(match.game, match.imagine(match.asked, 3), match.asked)
        chosen.append([Styled(style, 1).choose(look) for style in STYLES])
        assert set(chosen[-1]) <= set(look.legal())
        match.choose(match.text_of(chosen[-1][0]))
    assert any(len(set(row)) > 1 for row in chosen)


def test_styles_are_for_duels_and_no_opponents_for_people() -> None:
    assert not set(STYLES) & set(bots())
    [duel] = duels_between("gwt", ["herd", "expert"], 2, 2, 1)
    assert duel.name == "expert-herd-2"
    assert set(duel.conditions()["bots"]) == {"expert", "herd"}
    assert digest("herd", "gwt") != digest("greedy", "gwt")


def test_a_game_without_styles_says_so() -> None:
    with pytest.raises(railherd.Problem) as refused:
        plan_series("last_spike", ["herd", "greedy"], 2, 1, {})
    assert refused.value.key == "core.no_style"
