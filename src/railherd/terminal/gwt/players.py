"""The players of Great Western Trail, one line each."""

from rich.table import Table
from rich.text import Text

from railherd.core.contract import Json
from railherd.games.gwt.figures.lookup import WORKERS
from railherd.terminal.gwt.figures import figures_of, money_sign
from railherd.terminal.gwt.spaces import tepee_word
from railherd.terminal.scene import Scene
from railherd.terminal.trail import players

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
    return players.draw_players(scene, "terminal.gwt.player.name", HEADINGS, _figures)


def _figures(scene: Scene, player: Json) -> list[str]:
    tepees = [f"{count}{tepee_word(scene, colour)}" for colour, count in player["tepees"].items() if count]
    return [
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
