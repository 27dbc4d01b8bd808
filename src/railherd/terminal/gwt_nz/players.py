"""The players of New Zealand, one line each, and the viewer's own board."""

from rich.table import Table
from rich.text import Text

from railherd.core.contract import Json
from railherd.games.gwt_nz.figures.lookup import WORKERS
from railherd.kit.rules.herd import breeding_value
from railherd.terminal import look
from railherd.terminal.gwt_nz.figures import figures_of, flow, inner, money_sign
from railherd.terminal.gwt_nz.market import card_words
from railherd.terminal.scene import Scene
from railherd.terminal.trail import players
from railherd.terminal.trail.flow import stack
from railherd.terminal.trail.offers import at_place
from railherd.terminal.trail.own import draw_auxiliary, draw_unbuilt, own, times

HEADINGS = (
    "terminal.gwt_nz.player.money",
    "terminal.gwt_nz.player.gold",
    "terminal.gwt_nz.player.tokens",
    "terminal.gwt_nz.player.workers",
    "terminal.gwt_nz.player.certificates",
    "terminal.gwt_nz.player.path",
    "terminal.gwt_nz.player.steps",
    "terminal.gwt_nz.player.hand",
    "terminal.gwt_nz.player.herd",
    "terminal.gwt_nz.player.buildings",
    "terminal.gwt_nz.player.storehouses",
    "terminal.gwt_nz.player.objectives",
)
AUXILIARY_KEYS = (
    "terminal.gwt_nz.auxiliary.money",
    "terminal.gwt_nz.auxiliary.draw",
    "terminal.gwt_nz.auxiliary.certificate",
    "terminal.gwt_nz.auxiliary.ship",
    "terminal.gwt_nz.auxiliary.path",
)


def draw_players(scene: Scene) -> Table | Text:
    """Draw all players and whose turn it is; of hands only how many cards they have."""
    return players.draw_players(scene, "terminal.gwt_nz.player.name", HEADINGS, _figures)


def _figures(scene: Scene, player: Json) -> list[str]:
    return [
        money_sign(player["money"], scene.look is look.PLAIN),
        str(player["gold"]),
        str(player["tokens"]),
        "/".join(str(player["workers"][worker]) for worker in WORKERS),
        f"{player['certificates']}/{player['certificate_limit']}",
        str(player["path"] or 0),
        str(player["steps"]),
        f"{player['cards']}/{player['hand_limit']}",
        f"{player['deck']}+{sum(player['discards'].values())}",
        str(figures_of(scene).privates - len(player["unbuilt"])),
        str(sum(player["stores"].values())),
        str(len(player["objectives"])),
    ]


def draw_board(scene: Scene) -> Text:
    """Draw hand, auxiliary actions, buildings still to place and what was won; nothing for a spectator."""
    player = own(scene)
    if player is None:
        return Text()
    figures = figures_of(scene)
    auxiliary = draw_auxiliary(scene, figures, player, AUXILIARY_KEYS, "terminal.gwt_nz.discs")
    unbuilt = draw_unbuilt(scene, figures, player, "terminal.gwt_nz.hint.unbuilt")
    return stack([
        flow(scene, "terminal.gwt_nz.part.hand", _hand(scene, player)),
        flow(scene, "terminal.gwt_nz.part.auxiliary", auxiliary),
        flow(scene, "terminal.gwt_nz.part.unbuilt", unbuilt),
        flow(scene, "terminal.gwt_nz.part.kept", _kept(scene, player)),
    ])  # fmt: skip


def _hand(scene: Scene, player: Json) -> list[Text]:
    seat, figures = player["seat"], figures_of(scene)
    cards = [
        Text.assemble(at_place(scene, f"players/{seat}/hand/{card}"), card_words(scene, card), times(scene, count))
        for card, count in player["hand"].items()
    ]
    herd = sorted(figures.cattle_names.index(card) for card in player["hand"] if card in figures.cattle_names)
    worth = scene.voice.say("terminal.gwt_nz.herd_value", value=breeding_value(figures, herd))
    return [*cards, Text(f"= {worth}", look.SOFT)] if cards else cards


def _kept(scene: Scene, player: Json) -> list[Text]:
    """Draw what was won, by what it says in brackets."""
    names = [scene.called("supply", tile) for tile in [*player["hazards"], *player["bonuses"]]]
    names += [scene.called("objective", card) for card in player["objectives"]]
    names += [scene.called("master", master) for master in player["masters"]]
    return [Text(inner(name)) for name in names]
