"""The viewer's own board and hand."""

from rich.text import Text

from railherd.core.contract import Json
from railherd.terminal import look
from railherd.terminal.gwt.figures import figures_of, herd_value
from railherd.terminal.gwt.flow import flow
from railherd.terminal.gwt.offers import HAND_KEYS, PLAYED_KEYS
from railherd.terminal.gwt.rail import master_word
from railherd.terminal.gwt.words import card_words, objective_words
from railherd.terminal.scene import Scene
from railherd.terminal.trail.flow import stack
from railherd.terminal.trail.offers import of_card
from railherd.terminal.trail.own import draw_auxiliary, draw_unbuilt, own, times
from railherd.terminal.trail.spaces import draw_tile

AUXILIARY_KEYS = (
    "terminal.gwt.auxiliary.money",
    "terminal.gwt.auxiliary.cycle",
    "terminal.gwt.auxiliary.certificate",
    "terminal.gwt.auxiliary.engine",
    "terminal.gwt.auxiliary.remove",
)


def draw_board(scene: Scene) -> Text:
    """Draw hand, auxiliary actions, buildings still to place and what was won; nothing for a spectator."""
    player = own(scene)
    if player is None:
        return Text()
    figures = figures_of(scene)
    auxiliary = draw_auxiliary(scene, figures, player, AUXILIARY_KEYS, "terminal.gwt.discs")
    unbuilt = draw_unbuilt(scene, figures, player, "terminal.gwt.hint.unbuilt")
    return stack([
        flow(scene, "gwt.part.hand", _hand(scene, player), scene.width),
        flow(scene, "terminal.gwt.auxiliary", auxiliary, scene.width),
        flow(scene, "gwt.part.unbuilt", unbuilt, scene.width),
        flow(scene, "terminal.gwt.kept", _won(scene, player), scene.width),
    ])  # fmt: skip


def _hand(scene: Scene, player: Json) -> list[Text]:
    cards = [
        Text.assemble(
            of_card(scene, HAND_KEYS | PLAYED_KEYS, card), card_words(scene, card), (times(scene, count), look.STRONG)
        )
        for card, count in player["hand"].items()
    ]
    total = herd_value(scene, player["hand"])
    return [*cards, Text(f"= {scene.voice.say('terminal.gwt.herd_value', value=total)}", look.SOFT)] if total else cards


def _won(scene: Scene, player: Json) -> list[Text]:
    hazards = [draw_tile(scene, tile) for tile in player["hazards"]]
    objectives = [Text(objective_words(scene, card)) for card in player["objectives"]]
    masters = [Text(master_word(scene, master)) for master in player["masters"]]
    return [*hazards, *objectives, *masters]
