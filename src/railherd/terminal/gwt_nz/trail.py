"""The trail as a ribbon from the start to Wellington. Its forks come from the figures, which people may replace."""

from collections.abc import Iterator

from rich.text import Text

from railherd.core.contract import Json
from railherd.games.gwt_nz.figures.lookup import HAZARDS, Figures
from railherd.kit.figures.lookup import HAZARD, KANSAS_CITY, START
from railherd.kit.figures.verbs import NO_ACTION
from railherd.terminal import look
from railherd.terminal.gwt_nz.figures import figures_of, money_sign
from railherd.terminal.scene import Scene
from railherd.terminal.trail.flow import MIN_WIDTH_SIDE_BY_SIDE
from railherd.terminal.trail.marks import marks_of
from railherd.terminal.trail.offers import at_place
from railherd.terminal.trail.ribbon import Fork, Stretch, draw_band
from railherd.terminal.trail.spaces import draw_building, draw_tile, signs


def draw_trail(scene: Scene) -> Text:
    """Draw the whole trail in bands of two stretches, or of one on a narrow screen."""
    stretches = list(_stretches(figures_of(scene)))
    wide = 2 if scene.width >= MIN_WIDTH_SIDE_BY_SIDE else 1
    bands = [stretches[first : first + wide] for first in range(0, len(stretches), wide)]
    lines = [line for band in bands for line in draw_band(scene, draw_space, band, last=band is bands[-1])]
    return Text("\n", no_wrap=True).join(lines)


def _stretches(figures: Figures) -> Iterator[Stretch]:
    """Yield the spaces that everybody passes, each with the fork after them."""
    names, heads, space = figures.space_names, [], figures.start
    while True:
        heads.append(names[space])
        following = figures.to[space]
        if not following:
            yield Stretch(tuple(heads))
            return
        if len(following) == 1:
            space = following[0]
            continue
        ways = [_ahead(figures, first) for first in following]
        join = min(set.intersection(*ways))
        lanes = [tuple(names[passed] for passed in sorted(way) if passed < join) for way in ways]
        yield Stretch(tuple(heads), Fork(tuple(lanes)))
        heads, space = [], join


def _ahead(figures: Figures, space: int) -> set[int]:
    """Return a space and all that lie ahead of it."""
    return {space}.union(*[_ahead(figures, following) for following in figures.to[space]])


def draw_space(scene: Scene, name: str) -> Text:
    """Draw a space: its number in the prompt, its tile, its fee, its runholders."""
    space = scene.view["trail"][name]
    drawn = Text.assemble(at_place(scene, f"trail/{name}"), _ground(scene, name, space))
    if space["fee"]:
        drawn.append(money_sign(space["fee"], scene.look is look.PLAIN), look.COST)
    if space["ranchers"]:
        drawn.append("(").append_text(signs(scene, space["ranchers"])).append(")")
    return drawn


def _ground(scene: Scene, name: str, space: Json) -> Text:
    figures, marks = figures_of(scene), marks_of(scene.look)
    number = figures.space_names.index(name)
    kind = figures.kind[number]
    if kind == START:
        return Text(scene.voice.say("terminal.gwt_nz.start"), look.STRONG)
    if kind == KANSAS_CITY:
        return Text(scene.called("space", name), look.STRONG)
    if kind == HAZARD:
        sections = [HAZARDS[section] for section, spaces in enumerate(figures.hazard_spaces) if number in spaces]
        return Text(marks.hazard(sections[0]), look.SOFT) if space["tile"] is None else draw_tile(scene, space["tile"])
    features = marks.woods if figures.woods[number] else ""
    features += marks.risk if figures.risk[number] != NO_ACTION else ""
    features += f"/{figures.space_path[number]}" if figures.space_path[number] else ""
    return draw_building(scene, name, _turned(space)).append(features, look.SOFT)


def _turned(space: Json) -> Json:
    """Return a space whose building is called by its letter, with a prime if it is turned over."""
    face = space["face"]
    return {**space, "face": f"{face[0]}'"} if face and face.endswith("_back") else space
