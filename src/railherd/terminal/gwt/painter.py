"""Great Western Trail as one screen: trail, railway, markets, players, own board."""

from collections.abc import Mapping

from rich.console import Group, RenderableType

from railherd.core.playing.prompt import Option
from railherd.terminal.gwt import notes
from railherd.terminal.gwt.board import draw_board
from railherd.terminal.gwt.legend import map_explained
from railherd.terminal.gwt.market import draw_markets
from railherd.terminal.gwt.players import draw_players
from railherd.terminal.gwt.rail import draw_rail
from railherd.terminal.gwt.ribbon import draw_trail
from railherd.terminal.painter import Painter, Panel
from railherd.terminal.scene import Scene
from railherd.terminal.trail.own import own


class GreatWesternTrailPainter(Painter):
    """Draws Great Western Trail."""

    QUIET = frozenset({
        "gwt.master_placed", "gwt.neutral_placed", "gwt.side_chosen", "gwt.tile_placed", "gwt.tile_returned",
        "gwt.job_filled", "gwt.foresight_filled", "gwt.cattle_added", "gwt.objective_shown", "gwt.start_objective",
        "gwt.card_drawn", "gwt.card_drawn.hidden", "gwt.herd_shuffled", "gwt.rancher_moved",
        "gwt.action_used", "gwt.fee_received", "gwt.turn_ended",
    })  # fmt: skip
    CONSEQUENCES = frozenset({
        "gwt.fee_received", "gwt.tile_placed", "gwt.tile_left", "gwt.job_filled", "gwt.foresight_filled",
        "gwt.cattle_added", "gwt.objective_shown", "gwt.marker_moved",
    })  # fmt: skip

    def headline(self, scene: Scene) -> str:
        """Say which turn it is, and how many rows of the job market are left or that the last turns have begun."""
        turn = scene.voice.say("terminal.gwt.turn", turn=scene.view["turn"])
        if scene.view["marker"] is not None:
            return f"{turn}, {scene.voice.say('gwt.last_turns')}"
        return f"{turn}, {scene.voice.say('gwt.rows_to_fill', rows=scene.view['rows_left'])}"

    def table(self, scene: Scene) -> RenderableType:
        """Draw trail, railway, markets and players, and the viewer's board below them."""
        parts = [draw_trail(scene), draw_rail(scene), draw_markets(scene), draw_players(scene)]
        return Group(*parts) if own(scene) is None else Group(*parts, draw_board(scene))

    def panels(self) -> Mapping[str, Panel]:
        """Return what `map` shows."""
        return {"map": map_explained}

    def note(self, scene: Scene, option: Option) -> str:
        """Say what an option brings besides money at once."""
        return notes.note(scene, option)
