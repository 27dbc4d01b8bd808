"""The players of Last Spike and the viewer's hand."""

from rich.table import Table
from rich.text import Text

from railherd.core.contract import Json
from railherd.terminal import look
from railherd.terminal.last_spike.figures import choosable_tiles, own_hand, thousands
from railherd.terminal.scene import Scene

MAX_NAME_WIDTH = 14  # columns, the sign included


def draw_players(scene: Scene, gap: int = 2) -> Table:
    """Draw the players: cash where it is public, tiles and land cards, and whose turn it is."""
    table = Table(box=None, pad_edge=False, padding=(0, gap, 0, 0), header_style=look.SOFT)
    table.add_column("", no_wrap=True)
    table.add_column(scene.voice.say("terminal.last_spike.player.name"), no_wrap=True)
    table.add_column(scene.voice.say("terminal.last_spike.player.cash"), justify="right", no_wrap=True)
    table.add_column(scene.voice.say("terminal.last_spike.player.tiles"), justify="right", no_wrap=True)
    table.add_column(scene.voice.say("terminal.last_spike.player.land"), justify="right", no_wrap=True)
    for player in scene.view["players"]:
        _add_player(table, scene, player)
    return table


def draw_hand(scene: Scene) -> Text:
    """Draw the viewer's tiles, each with its cost in thousands; nothing for a spectator."""
    tiles = own_hand(scene.view)
    if not tiles:
        return Text()
    choosable = choosable_tiles(scene)
    line = Text.assemble((scene.voice.say("terminal.last_spike.hand"), look.SOFT))
    for tile in tiles:
        mark, style = (scene.look.choosable, look.CHOOSABLE) if tile in choosable else (scene.look.held, look.STRONG)
        cost = thousands(scene.view["map"][tile]["cost"])
        line.append("  ").append(f"{mark}{scene.called('tile', tile)} {cost}", style)
    return line


def _add_player(table: Table, scene: Scene, player: Json) -> None:
    seat = player["seat"]
    turn = Text(scene.look.active if seat == scene.view["asked"] else " ", look.CHOOSABLE)
    name = scene.player(seat)
    name.truncate(MAX_NAME_WIDTH)
    if seat == scene.view["seat"]:
        name.stylize(look.STRONG)
    if player["bankrupt"]:
        table.add_row(turn, name, Text(scene.voice.say("terminal.last_spike.player.bankrupt"), look.SOFT))
        return
    cards = sum(player["land"].values())
    table.add_row(turn, name, _cash(scene, player), Text(str(player["tiles"])), Text(str(cards)))


def _cash(scene: Scene, player: Json) -> Text:
    if player["cash"] is None:
        return Text(scene.voice.say("terminal.last_spike.player.hidden"), look.SOFT)
    return Text(scene.voice.money(player["cash"]))
