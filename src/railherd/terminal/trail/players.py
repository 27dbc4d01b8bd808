"""The players of a trail game, one line each."""

from collections.abc import Callable, Sequence

from rich.table import Table
from rich.text import Text

from railherd.core.contract import Json
from railherd.terminal import look
from railherd.terminal.scene import Scene
from railherd.terminal.trail.flow import MIN_WIDTH_SIDE_BY_SIDE, fill, stack

MAX_NAME_WIDTH = 14  # columns, the sign included

FiguresOf = Callable[[Scene, Json], list[str]]


def draw_players(scene: Scene, name: str, headings: Sequence[str], figures: FiguresOf) -> Table | Text:
    """Draw all players, whose turn it is, and figures of each under headings given by their keys."""
    if scene.width >= MIN_WIDTH_SIDE_BY_SIDE:
        return _table(scene, name, headings, figures)
    return stack([_lines(scene, player, headings, figures) for player in scene.view["players"]])


def _table(scene: Scene, name: str, headings: Sequence[str], figures: FiguresOf) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style=look.SOFT)
    table.add_column("", no_wrap=True)
    table.add_column(scene.voice.say(name), no_wrap=True)
    for key in headings:
        table.add_column(scene.voice.say(key), justify="right", no_wrap=True)
    for player in scene.view["players"]:
        table.add_row(_turn(scene, player["seat"]), _name(scene, player["seat"]), *map(Text, figures(scene, player)))
    return table


def _lines(scene: Scene, player: Json, headings: Sequence[str], figures: FiguresOf) -> Text:
    """Draw one player where a table is too wide: each figure after its heading."""
    things = [
        Text.assemble((f"{scene.voice.say(key)} ", look.SOFT), figure)
        for key, figure in zip(headings, figures(scene, player), strict=True)
    ]
    name = Text.assemble(_turn(scene, player["seat"]), " ", _name(scene, player["seat"]))
    return Text("\n    ").join(fill([name, *things], Text("  "), scene.width - 4))


def _turn(scene: Scene, seat: int) -> Text:
    return Text(scene.look.active if seat == scene.view["asked"] else " ", look.CHOOSABLE)


def _name(scene: Scene, seat: int) -> Text:
    name = scene.player(seat)
    name.truncate(MAX_NAME_WIDTH)
    if seat == scene.view["seat"]:
        name.stylize(look.STRONG)
    return name
