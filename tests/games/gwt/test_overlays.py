"""Corrections of figures override the data files, are checked, and are kept with the game."""

from __future__ import annotations

from typing import Any

import pytest

from railherd.core.agree import agree
from railherd.core.playing import replay
from railherd.core.playing.match import Match
from railherd.core.problem import Problem
from railherd.games.gwt.figures.components import read_components
from railherd.games.gwt.game import GreatWesternTrail
from railherd.kit.figures.verbs import BUILD
from tests.games.gwt.table import offered, play


def corrected(overlay: str, seats: int = 2) -> Match:
    game = GreatWesternTrail(overlay)
    return replay.start(game, agree(game, seats, None), 1, [])


def test_an_overlay_changes_figures_and_is_kept_with_the_game() -> None:
    overlay = "jobs.cost = [1, 6, 7, 5, 7, 9, 6, 8, 10, 6, 5, 4]\nsetup.money = [20, 7, 8, 9]\n"
    match = corrected(overlay)
    assert match.position()["components"] == overlay
    assert [seen["money"] for seen in match.view(None)["players"]] == [20, 7]
    match.choose("place n_a")
    match.choose("use 2")
    match.choose(offered(match)[0])
    assert match.view(None)["players"][0]["money"] == 19


def test_an_overlay_reaches_every_file() -> None:
    """One figure of each data file is corrected."""
    game = GreatWesternTrail(
        "space.t_6.money = 7\n[face.1a]\npoints = 2\n[cattle.holstein]\npoints = 4\n"
        "[station.s1]\ncost = 3\n[limits]\ncertificates = 4\n[supply.flood_green_2]\npoints = 1\n"
    )
    tables = game.figures
    assert tables.money[tables.space_names.index("t_6")] == 7
    assert tables.face_points[tables.face_names.index("1a")] == 2
    assert tables.card_points[tables.cattle_names.index("holstein")] == 4
    assert tables.station_cost[0] == 3
    assert tables.start_certificates == 4
    assert tables.tile_points[tables.supply_names.index("flood_green_2")] == 1


@pytest.mark.parametrize("name", ["price", "dollars"])
def test_a_building_has_a_price_which_once_was_called_its_dollars(name: str) -> None:
    match = corrected(f'setup.money = [20, 7, 8, 9]\nface.b.actions = [{{ do = "build", {name} = 5 }}]')
    play(match, "place n_b", "use 1")
    prompt = match.prompt()
    assert prompt is not None
    assert {option.args["price"] for option in prompt.options} == {5}


@pytest.mark.parametrize("name", ["price", "dollars"])
@pytest.mark.parametrize("price", [0, 4])
def test_an_overlay_may_name_the_price_alone(name: str, price: int) -> None:
    figures = GreatWesternTrail(f"worker.craftsman.4.{name} = {price}").figures
    assert [action.price for action in figures.actions if action.verb == BUILD].count(price) == 1


def test_dollars_beside_a_price_are_refused() -> None:
    with pytest.raises(Problem, match="dollars"):
        GreatWesternTrail('face.b.actions = [{ do = "build", price = 2, dollars = 2 }]')


def test_a_breed_counts_for_the_task_that_its_data_name_whatever_its_value() -> None:
    figures = GreatWesternTrail("breed.west_highland.value = 3").figures
    value_3 = figures.lists.tasks.index("value_3")
    named = {card for card, task in zip(figures.cattle_names, figures.card_task, strict=True) if task == value_3}
    assert named == {"holstein", "brown_swiss", "ayrshire"}


def test_an_overlay_may_move_a_turnout_and_a_crossing() -> None:
    game = GreatWesternTrail("station.s1.after = 5\ntrack.crosses = [3]\n")
    assert game.figures.positions[4:8] == ["4", "5", "5.5", "6"]
    assert [row[0] for row in game.figures.transport] == [0, 0] + [1] * 8


FLOODS_ONLY = "\n".join(
    f"supply.{name}.stacks = {[5 if name.startswith('flood') else 0, *tile.stacks[1:]]}"
    for name, tile in read_components("").supply.items()
)
"""A first stack that fills the four spaces for floods and then has no tile that finds room."""

BROKEN: dict[str, tuple[str, dict[str, Any] | None]] = {
    "cost 3": ("core.components_not_toml", None),
    "space.q1.money = 1": ("core.components_unknown", {"where": "space.q1"}),
    "station.s1.price = 1": ("core.components_unknown", {"where": "station.s1.price"}),
    "hands.green.5 = 1": ("core.components_unknown", {"where": "hands.green.5"}),
    "station.s1.cost = -1": ("core.components_wrong", {"where": "station.s1.cost", "what": "Expected `int` >= 0"}),
    "setup.hand = 0": ("core.components_wrong", {"where": "setup.hand", "what": "Expected `int` >= 1"}),
    "setup = 5": ("core.components_wrong", {"where": "setup", "what": "Expected `object`, got `int`"}),
    'space.n_a.to = ["start"]': ("gwt.components_trail", {"where": "space.n_a.to", "name": "start"}),
    'space.n_a.to = ["n_a"]': ("gwt.components_trail", {"where": "space.n_a.to", "name": "n_a"}),
    'space.n_a.to = ["reno"]': ("gwt.components_trail", {"where": "space.n_a.to", "name": "reno"}),
    'space.n_a.kind = "start"': ("gwt.components_count", {"where": "space.kind: start", "count": 1, "found": 2}),
    'space.kc.kind = "building"': (
        "gwt.components_count",
        {"where": "space.kind: kansas_city", "count": 1, "found": 0},
    ),
    'space.n_a.letter = "b"': ("gwt.components_letters", {"found": "b, b, c, d, e, f, g"}),
    'space.n_a.kind = "building"': ("gwt.components_letters", {"found": "b, c, d, e, f, g"}),
    'trail.tepee_order = ["t_1"]': ("gwt.components_tepees", {"where": "trail.tepee_order"}),
    'space.p_fl1.risk = "storm"': ("gwt.components_name", {"where": "space.p_fl1.risk", "name": "storm"}),
    'trail.adjacent = [["n_a", "reno"]]': ("gwt.components_name", {"where": "trail.adjacent", "name": "reno"}),
    'cattle.jersey.breed = "goat"': ("gwt.components_name", {"where": "cattle.jersey.breed", "name": "goat"}),
    'arrow.topeka.to = "reno"': ("gwt.components_name", {"where": "arrow.topeka", "name": "reno"}),
    'worker.engineer.2.card = "goat"': ("gwt.components_name", {"where": "worker.engineer.2", "name": "goat"}),
    'risk.cattle_for_certificate.card = "goat"': (
        "gwt.components_name",
        {"where": "risk.cattle_for_certificate", "name": "goat"},
    ),
    'face.6b.actions = [{ do = "discard", card = "goat" }]': (
        "gwt.components_name",
        {"where": "face.6b.actions", "name": "goat"},
    ),
    "purchase = []": ("gwt.components_count", {"where": "purchase", "count": 8, "found": 0}),
    "jobs.cost = [6, 6]": ("gwt.components_count", {"where": "jobs.cost", "count": 12, "found": 2}),
    "setup.money = [6, 7, 8]": ("gwt.components_count", {"where": "setup.money", "count": 4, "found": 3}),
    "track.spaces = 40": ("gwt.components_count", {"where": "track.spaces", "count": 39, "found": 40}),
    "limits.workers_a_row = 7": ("gwt.components_range", {"where": "limits.workers_a_row", "low": 1, "high": 6}),
    "limits.certificate_track = [0, 3, 4, 6, 7]": (
        "gwt.components_range",
        {"where": "limits.certificate_track", "low": 1, "high": 6},
    ),
    "setup.hand = 15": ("gwt.components_range", {"where": "setup.hand", "low": 1, "high": 14}),
    "setup.placed_from_stack_1 = 22": (
        "gwt.components_range",
        {"where": "setup.placed_from_stack_1", "low": 1, "high": 21},
    ),
    "jobs.marker_row = 12": ("gwt.components_range", {"where": "jobs.marker_row", "low": 1, "high": 11}),
    "station.s1.after = 8": ("gwt.components_rising", {"where": "station.after"}),
    "station.s1.after = 7": ("gwt.components_rising", {"where": "station.after"}),
    "station.s10.after = 38": ("gwt.components_rising", {"where": "station.after"}),
    "limits.certificates = 5": ("gwt.components_rising", {"where": "limits.certificate_track"}),
    "limits.certificate_track = [0, 2, 1, 3, 4, 6]": (
        "gwt.components_rising",
        {"where": "limits.certificate_track"},
    ),
    "cattle.jersey.herd = 1000000": (
        "core.components_wrong",
        {"where": "cattle.jersey.herd", "what": "Expected `int` <= 100"},
    ),
    "cattle.jersey.market = 4611686018427387904": (
        "core.components_wrong",
        {"where": "cattle.jersey.market", "what": "Expected `int` <= 100"},
    ),
    "market.size.3 = 0": ("core.components_wrong", {"where": "market.size.3", "what": "Expected `int` >= 1"}),
    "worker.cowboy.4.do = 'x'": ("gwt.components_name", {"where": "worker.cowboy.4", "name": "x"}),
    'face.a.actions = [{ do = "hire", cards = 3 }]': (
        "gwt.components_operand",
        {"where": "face.a.actions", "verb": "hire", "name": "cards"},
    ),
    'face.a.actions = [{ do = "discard", card = "any", then = { do = "buy", most = 2 } }]': (
        "gwt.components_operand",
        {"where": "face.a.actions", "verb": "buy", "name": "most"},
    ),
    'face.a.actions = [{ do = "gain", dollars = 1, per = "moons" }]': (
        "gwt.components_name",
        {"where": "face.a.actions", "name": "moons"},
    ),
    'space.p_a1.kind = ""': ("gwt.components_name", {"where": "space.p_a1.kind", "name": ""}),
    'space.p_a1.kind = "lake"': ("gwt.components_name", {"where": "space.p_a1.kind", "name": "lake"}),
    'objective.gain2_1.tasks = ["sing"]': ("gwt.components_name", {"where": "objective.gain2_1.tasks", "name": "sing"}),
    'breed.holstein.task = "sing"': ("gwt.components_name", {"where": "breed.holstein.task", "name": "sing"}),
    'city.san_francisco.task = "sing"': ("gwt.components_name", {"where": "city.san_francisco.task", "name": "sing"}),
    'master.sm1.per = "moons"': ("gwt.components_name", {"where": "master.sm1.per", "name": "moons"}),
    'master.sm1.per = ""': ("gwt.components_name", {"where": "master.sm1.per", "name": ""}),
    "supply.cowboy.stacks = [0, 5]": (
        "gwt.components_count",
        {"where": "supply.cowboy.stacks", "count": 3, "found": 2},
    ),
    "cattle.jersey.herd = 20": ("core.data_too_many", {"where": "cattle.herd", "found": 29, "most": 28}),
    "supply.cowboy.stacks = [0, 50, 7]": ("core.data_too_many", {"where": "supply.stacks.2", "found": 72, "most": 66}),
    "jobs.refill_after = [1, 2, 3, 4, 5]": (
        "core.data_too_many",
        {"where": "jobs.refill_after", "found": 5, "most": 4},
    ),
    f"space.n_a.to = {['p_a1'] * 5}": ("core.data_too_many", {"where": "space.n_a.to", "found": 5, "most": 4}),
    'space.n_a.to = ["p_a1", "p_a1"]': ("gwt.components_twice", {"where": "space.n_a.to", "name": "p_a1"}),
    "space.n_a.to = []": ("gwt.components_dead_end", {"where": "space.n_a"}),
    'space.p_g1.to = ["t_m3"]': ("gwt.components_dead_end", {"where": "space.p_g1"}),
    'space.kc.to = ["t_m3"]': ("gwt.components_dead_end", {"where": "space.kc"}),
    'space.h_flood_1.kind = "building"': ("gwt.components_order", {"where": "space.h_flood_1.hazard"}),
    'trail.adjacent = [["n_a", "h_flood_1"]]': (
        "gwt.components_name",
        {"where": "trail.adjacent", "name": "h_flood_1"},
    ),
    'trail.adjacent = [["n_a", "n_a"]]': ("gwt.components_twice", {"where": "trail.adjacent", "name": "n_a – n_a"}),
    'trail.adjacent = [["n_a", "n_b"], ["n_b", "n_a"]]': (
        "gwt.components_twice",
        {"where": "trail.adjacent", "name": "n_b – n_a"},
    ),
    'supply.cowboy.kind = "tepee"': ("gwt.components_order", {"where": "supply.cowboy.kind"}),
    'supply.flood_green_2.hazard = ""': ("gwt.components_order", {"where": "supply.flood_green_2.hazard"}),
    "objective.start_3.starting = false\nobjective.gain2_1.starting = true": (
        "gwt.components_order",
        {"where": "objective.gain2_1.starting"},
    ),
    "station.s10.master = true": ("gwt.components_order", {"where": "station.s10.master"}),
    "limits.certificate_track = []": (
        "gwt.components_range",
        {"where": "limits.certificate_track", "low": 1, "high": 6},
    ),
    FLOODS_ONLY: ("gwt.components_range", {"where": "setup.placed_from_stack_1", "low": 1, "high": 4}),
    "supply.cowboy.stacks = [1, 11, 7]": (
        "gwt.components_range",
        {"where": "supply.cowboy.stacks.1", "low": 0, "high": 0},
    ),
    "supply.tepee_blue.stacks = [8, 1, 3]": (
        "gwt.components_range",
        {"where": "supply.tepee_blue.stacks.2", "low": 0, "high": 0},
    ),
    "jobs.marker_row = 10": ("gwt.components_range", {"where": "supply.stacks.2", "low": 39, "high": 300}),
    "supply.cowboy.stacks = [0, 11, 0]": (
        "gwt.components_range",
        {"where": "supply.stacks.2 + 3", "low": 48, "high": 300},
    ),
    'auxiliary.1.do = "auxiliary"': ("gwt.components_action", {"where": "auxiliary.1", "verb": "auxiliary"}),
    'objective.gain2_1.action.do = "move"': (
        "gwt.components_action",
        {"where": "objective.gain2_1.action", "verb": "move"},
    ),
    'face.4b.actions = [{ do = "draw", per = "woods" }]': (
        "gwt.components_action",
        {"where": "face.4b.actions", "verb": "draw per woods"},
    ),
    'auxiliary.3.do = "hire"': ("gwt.components_range", {"where": "auxiliary.3.pay", "low": 0, "high": 0}),
    "auxiliary.5.spaces = 0": ("gwt.components_range", {"where": "auxiliary.5.spaces", "low": 1, "high": 39}),
    'face.3a.actions = [{ do = "move" }]': (
        "gwt.components_range",
        {"where": "face.3a.actions.most", "low": 1, "high": 50},
    ),
    "face.a.actions = [" + ", ".join(['[{ do = "buy" }, { do = "buy" }, { do = "buy" }]'] * 3) + "]": (
        "core.data_too_many",
        {"where": "face.a.actions", "found": 9, "most": 8},
    ),
}
"""Overlays that must be refused: the sentence's key and its arguments (None: any message of the TOML reader)."""


@pytest.mark.parametrize("overlay", BROKEN)
def test_a_broken_overlay_is_refused(overlay: str) -> None:
    key, arguments = BROKEN[overlay]
    with pytest.raises(Problem) as caught:
        GreatWesternTrail(overlay)
    assert caught.value.key == key
    assert arguments is None or caught.value.arguments == arguments
