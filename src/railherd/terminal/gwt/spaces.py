"""A space of the trail in a few columns: its number in the prompt, its tile, its fee, its ranchers."""

from rich.text import Text

from railherd.core.contract import Json
from railherd.games.gwt.figures.lookup import TEPEE
from railherd.kit.figures.lookup import BUILDING, HAZARD, KANSAS_CITY, NEUTRAL, START
from railherd.kit.figures.verbs import NO_ACTION
from railherd.terminal import look
from railherd.terminal.gwt.figures import figures_of, money_sign
from railherd.terminal.scene import Scene
from railherd.terminal.trail.marks import marks_of
from railherd.terminal.trail.offers import at_place
from railherd.terminal.trail.spaces import draw_building, draw_tile, signs


def draw_space(scene: Scene, name: str) -> Text:
    """Draw a space, with its number if the prompt offers it."""
    space = scene.view["trail"][name]
    drawn = Text.assemble(at_place(scene, f"trail/{name}"), _ground(scene, name, space))
    if space["fee"] and is_passed(scene, name):
        drawn.append(money_sign(space["fee"]), look.COST)
    if space["ranchers"]:
        drawn.append("(").append_text(signs(scene, space["ranchers"])).append(")")
    return drawn


def is_passed(scene: Scene, name: str) -> bool:
    """Return whether a way leads to a space, so that its hands can be met."""
    figures = figures_of(scene)
    number = figures.space_names.index(name)
    return any(number in following for following in figures.to)


def tepee_word(scene: Scene, colour: str) -> str:
    """Return the short word for a tepee's colour."""
    return scene.voice.say("terminal.gwt.green_tepee" if colour == "green" else "terminal.gwt.blue_tepee")


def code_of(name: str) -> str:
    """Return the code of a building space on the ribbon."""
    return name.removeprefix("p_")


def _ground(scene: Scene, name: str, space: Json) -> Text:
    figures = figures_of(scene)
    number = figures.space_names.index(name)
    kind = figures.kind[number]
    if kind == START:
        return Text(scene.voice.say("gwt.start"), look.STRONG)
    if kind == KANSAS_CITY:
        return Text(scene.called("city", "kansas_city"), look.STRONG)
    if kind == HAZARD:
        return _hazard(scene, name, space["tile"])
    if kind == TEPEE:
        return _tepee(scene, figures.money[number], space["tile"])
    assert kind in (NEUTRAL, BUILDING)
    marks = marks_of(scene.look)
    features = (marks.woods if figures.woods[number] else "") + (
        marks.risk if figures.risk[number] != NO_ACTION else ""
    )
    return draw_building(scene, code_of(name), space).append(features, look.SOFT)


def _hazard(scene: Scene, name: str, tile: str | None) -> Text:
    if tile is not None:
        return draw_tile(scene, tile)
    return Text(marks_of(scene.look).hazard(name.split("_")[1]), look.SOFT)


def _tepee(scene: Scene, money: int, tile: str | None) -> Text:
    """Draw what trading at a tepee's space brings, then the tile's colour if there is one."""
    amount = f"+{money}" if money > 0 else f"{marks_of(scene.look).minus}{-money}"
    if tile is None:
        return Text(amount, look.SOFT)
    return Text(amount + tepee_word(scene, tile.partition("_")[2]), look.STRONG)
