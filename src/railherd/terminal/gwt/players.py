"""The players of Great Western Trail, one line each."""

from rich.table import Table
from rich.text import Text

from railherd.core.contract import Json
from railherd.games.gwt.figures.lookup import WORKERS
from railherd.terminal import look
from railherd.terminal.gwt.figures import figures_of, money_sign
from railherd.terminal.gwt.flow import MIN_WIDTH_SIDE_BY_SIDE, fill, stack
from railherd.terminal.gwt.spaces import tepee_word
from railherd.terminal.scene import Scene

MAX_NAME_WIDTH = 14  # columns, the sign included
HEADINGS = (
    "terminal.gwt.player.money",
    "terminal.gwt.player.workers",
    "terminal.gwt.player.certificates",
    "terminal.gwt.player.steps",
    "terminal.gwt.player.hand",
    "terminal.gwt.player.herd",
    "terminal.gwt.player.buildings",
    "terminal.gwt.player.hazards",
    "terminal.gwt.player.tepees",
    "terminal.gwt.player.objectives",
)


def draw_players(scene: Scene) -> Table | Text:
    """Draw all players and whose turn it is; of hands only how many cards they have."""
    if scene.width >= MIN_WIDTH_SIDE_BY_SIDE:
        return _table(scene)
    return stack([_lines(scene, player) for player in scene.view["players"]])


def _table(scene: Scene) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style=look.SOFT)
    table.add_column("", no_wrap=True)
    table.add_column(scene.voice.say("terminal.gwt.player.name"), no_wrap=True)
    for key in HEADINGS:
        table.add_column(scene.voice.say(key), justify="right", no_wrap=True)
    for player in scene.view["players"]:
        table.add_row(_turn(scene, player["seat"]), _name(scene, player["seat"]), *_figures(scene, player))
    return table


def _lines(scene: Scene, player: Json) -> Text:
    """Draw one player where a table is too wide: each figure after its heading."""
    figures = _figures(scene, player)
    things = [
        Text.assemble((f"{scene.voice.say(key)} ", look.SOFT), figure)
        for key, figure in zip(HEADINGS, figures, strict=True)
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


def _figures(scene: Scene, player: Json) -> list[Text]:
    tepees = [f"{count}{tepee_word(scene, colour)}" for colour, count in player["tepees"].items() if count]
    shown = [
        money_sign(player["money"]),
        "/".join(str(player["workers"][worker]) for worker in WORKERS),
        f"{player['certificates']}/{player['certificate_limit']}",
        str(player["steps"]),
        f"{player['cards']}/{player['hand_limit']}",
        f"{player['deck']}+{sum(player['discards'].values())}",
        str(figures_of(scene).privates - len(player["unbuilt"])),
        str(len(player["hazards"])),
        " ".join(tepees) or "0",
        str(len(player["objectives"])),
    ]
    return [Text(figure) for figure in shown]
