"""Last Spike as one screen: map, land, players, hand."""

from collections.abc import Mapping

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from railherd.core.playing.prompt import Option
from railherd.terminal.last_spike import notes
from railherd.terminal.last_spike.land import draw_land
from railherd.terminal.last_spike.map import DIAMOND_WIDTH, draw_map, legend
from railherd.terminal.last_spike.players import draw_hand, draw_players
from railherd.terminal.painter import Painter, Panel
from railherd.terminal.scene import Scene
from railherd.terminal.voice import Voice

COLUMN_GAP = 2


class LastSpikePainter(Painter):
    """Draws Last Spike."""

    QUIET = frozenset({"last_spike.tile_drawn.hidden", "last_spike.purchase_declined"})
    CONSEQUENCES = frozenset({"last_spike.paid_out"})

    def headline(self, scene: Scene) -> str:
        """Say which turn it is and how many tiles are left."""
        turn = scene.voice.say("terminal.last_spike.turn", turn=scene.view["turn"])
        return f"{turn}, {scene.voice.say('terminal.last_spike.pool', tiles=scene.view['pool'])}"

    def table(self, scene: Scene) -> RenderableType:
        """Draw map, land and players side by side, or below each other without blank lines on a narrow screen."""
        side_by_side = scene.width >= DIAMOND_WIDTH
        land, players = draw_land(scene), draw_players(scene)
        if natural_width(land) + (natural_width(players) + COLUMN_GAP) * side_by_side > scene.width:
            land, players = draw_land(scene, gap=1), draw_players(scene, gap=1)
        people = Group(players, draw_hand(scene))
        if not side_by_side:
            return Group(draw_map(scene), land, people)
        below = Table.grid(padding=(0, COLUMN_GAP))
        below.add_row(land, people)
        return Group(draw_map(scene), Text(), below)

    def panels(self) -> Mapping[str, Panel]:
        """Return what `map` and `land` show."""
        return {"map": _map_explained, "land": draw_land}

    def note(self, scene: Scene, option: Option) -> str:
        """Say what an option brings besides money at once."""
        return notes.note(scene, option)

    def score(self, voice: Voice, points: int) -> str:
        """Return an entry of the score pad as money."""
        return voice.money(points)


def _map_explained(scene: Scene) -> RenderableType:
    return Group(draw_map(scene), Text(), legend(scene))


def natural_width(table: Table) -> int:
    """Return how many columns a table takes if there is room enough."""
    return Console(width=1000).measure(table).maximum
