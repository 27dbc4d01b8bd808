"""Sizes come from the data: a new breed and one more objective card need nothing but their lines in the data files."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

import railherd
from railherd import Problem
from railherd.core.chance import from_seed
from railherd.core.contract import Setup
from railherd.games.gwt.figures import components
from railherd.games.gwt.game import GreatWesternTrail
from railherd.games.gwt.rules.scoring import achievements

# Lines of the data files, and what is added after each of them.
MORE = {
    'jersey = { value = 1, colour = "gray", provenance = "verified" }': (
        'galloway = { value = 3, colour = "silver", task = "value_3", provenance = "verified" }'
    ),
    'texas_longhorn_7 = { breed = "texas_longhorn", points = 7, herd = 0, market = 2, provenance = "single-source" }': (
        'galloway = { breed = "galloway", points = 2, herd = 0, market = 4, provenance = "verified" }'
    ),
    "[objective]": (
        'more_1 = { copies = 2, action = { do = "gain", dollars = 3 }, tasks = ["hazard", "station"], points = 4, '
        'penalty = 2, starting = false, provenance = "verified" }'
    ),
}


@pytest.fixture(scope="module")
def enlarged(tmp_path_factory: pytest.TempPathFactory) -> GreatWesternTrail:
    """Return the game with a tenth breed, whose card is the fourteenth of cattle, and one more objective card."""
    folder = tmp_path_factory.mktemp("more") / "data"
    shutil.copytree(str(components.DATA), folder)
    add_cards(folder / "cards.toml")
    return GreatWesternTrail(folder=folder)


def add_cards(path: Path) -> None:
    """Add a breed in its table, its card as the last of cattle, and an objective card as the first."""
    text = path.read_text(encoding="utf-8")
    for line, added in MORE.items():
        assert text.count(f"{line}\n") == 1
        text = text.replace(line, f"{line}\n{added}")
    path.write_text(text, encoding="utf-8")


def test_a_card_is_added_by_its_lines_in_the_data_alone(enlarged: GreatWesternTrail) -> None:
    printed = GreatWesternTrail()
    assert (enlarged.figures.cattle, enlarged.figures.objectives) == (14, 22)
    assert enlarged.figures.cards == printed.figures.cards + 2
    assert enlarged.names["card"][13:15] == ["galloway", "more_1"]


@pytest.mark.parametrize("games", [4, pytest.param(200, marks=pytest.mark.soak)])
def test_a_game_with_more_cards_keeps_the_contract(enlarged: GreatWesternTrail, games: int) -> None:
    report = railherd.examine(enlarged, games=games, seed=1, every=60)
    assert (report.games, report.failures) == (games, [])


def test_the_new_breed_counts_for_the_task_that_its_data_name(enlarged: GreatWesternTrail) -> None:
    task = enlarged.figures.lists.tasks.index("value_3")
    assert enlarged.figures.card_task[enlarged.names["card"].index("galloway")] == task
    s = enlarged.new(Setup(2, {"neutral": "printed", "sides": "a"}), from_seed(1, len(enlarged.PILES)), None)
    before = achievements(s, 0, [])[task]
    assert achievements(s, 0, [enlarged.names["card"].index("galloway")])[task] == before + 1


@pytest.mark.parametrize(
    "overlay",
    ["cattle.galloway.points = 3", "objective.more_1.points = 3", "city.reno.value = 1", "disc.more.cost = 1"],
)
def test_an_overlay_adds_nothing(overlay: str) -> None:
    with pytest.raises(Problem) as caught:
        GreatWesternTrail(overlay)
    assert caught.value.key == "core.components_unknown"


def test_a_card_that_changes_sides_is_refused() -> None:
    with pytest.raises(Problem, match="there must be 21") as caught:
        GreatWesternTrail("objective.gain2_1.starting = true")
    assert caught.value.arguments == {"where": "objective", "count": 21, "found": 20}
