"""New Zealand as one screen: trail, sea routes, markets, players, own board."""

from collections.abc import Mapping

from rich.console import Group, RenderableType
from rich.text import Text

from railherd.core.playing.prompt import Option
from railherd.terminal.gwt_nz.figures import figures_of
from railherd.terminal.gwt_nz.market import draw_markets
from railherd.terminal.gwt_nz.players import draw_board, draw_players
from railherd.terminal.gwt_nz.sea import draw_sea
from railherd.terminal.gwt_nz.trail import draw_trail
from railherd.terminal.painter import Painter, Panel
from railherd.terminal.scene import Scene
from railherd.terminal.trail.own import own

SPACE_KEYS = frozenset({"gwt_nz.travel.space", "gwt_nz.go.space", "gwt_nz.place.space"})


class NewZealandPainter(Painter):
    """Draws New Zealand."""

    COST = "terminal.gwt_nz.cost"
    GAIN = "terminal.gwt_nz.gain"
    QUIET = frozenset({
        "gwt_nz.master_placed", "gwt_nz.neutral_placed", "gwt_nz.side_chosen", "gwt_nz.tile_placed",
        "gwt_nz.tile_returned", "gwt_nz.job_filled", "gwt_nz.foresight_filled", "gwt_nz.cattle_added",
        "gwt_nz.objective_shown", "gwt_nz.set_chosen", "gwt_nz.worker_offered", "gwt_nz.card_drawn",
        "gwt_nz.card_drawn.hidden", "gwt_nz.herd_shuffled", "gwt_nz.rancher_moved", "gwt_nz.action_used",
        "gwt_nz.fee_received", "gwt_nz.turn_ended",
    })  # fmt: skip
    CONSEQUENCES = frozenset({
        "gwt_nz.fee_received", "gwt_nz.tile_placed", "gwt_nz.tile_left", "gwt_nz.job_filled",
        "gwt_nz.foresight_filled", "gwt_nz.cattle_added", "gwt_nz.objective_shown", "gwt_nz.marker_moved",
        "gwt_nz.worker_offered", "gwt_nz.neutrals_turned",
    })  # fmt: skip

    def headline(self, scene: Scene) -> str:
        """Say which turn it is, and how many rows of bonus tiles are left or that the last turns have begun."""
        turn = scene.voice.say("terminal.gwt_nz.turn", turn=scene.view["turn"])
        if scene.view["marker"] is not None:
            return f"{turn}, {scene.voice.say('gwt_nz.last_turns')}"
        return f"{turn}, {scene.voice.say('gwt_nz.rows_to_fill', rows=scene.view['rows_left'])}"

    def table(self, scene: Scene) -> RenderableType:
        """Draw trail, sea routes, markets and players, and the viewer's board below them."""
        parts = [draw_trail(scene), draw_sea(scene), draw_markets(scene), draw_players(scene)]
        return Group(*parts) if own(scene) is None else Group(*parts, draw_board(scene))

    def panels(self) -> Mapping[str, Panel]:
        """Return what `map` shows."""
        return {"map": _map}

    def note(self, scene: Scene, option: Option) -> str:
        """Name the building on a space that one may go to."""
        if option.key not in SPACE_KEYS:
            return ""
        face = scene.view["trail"][option.args["space"]]["face"]
        return "" if face is None else scene.called("face", face)


def _map(scene: Scene) -> RenderableType:
    """Draw trail and sea routes, and say what every building of this game does."""
    figures, shown = figures_of(scene), [space["face"] for space in scene.view["trail"].values() if space["face"]]
    lines = [Text()]
    for face in dict.fromkeys([*sorted(face for face in shown if not face[0].isdigit()), *scene.view["faces"]]):
        actions = figures.face_actions[figures.face_names.index(face)]
        words = "; ".join(scene.called("action", figures.action_names[action]) for action in actions)
        lines.append(Text(f"{scene.called('face', face)}: {words}"))
    return Group(draw_trail(scene), draw_sea(scene), *lines)
