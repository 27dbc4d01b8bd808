"""The viewer's own board and hand."""

from rich.text import Text

from railherd.core.contract import Json
from railherd.terminal import look
from railherd.terminal.gwt.figures import figures_of, herd_value, own
from railherd.terminal.gwt.flow import flow
from railherd.terminal.gwt.offers import HAND_KEYS, PLAYED_KEYS
from railherd.terminal.gwt.rail import master_word
from railherd.terminal.gwt.words import card_words, objective_words, times
from railherd.terminal.scene import Scene
from railherd.terminal.trail.flow import hint, stack
from railherd.terminal.trail.offers import of_card
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
    return stack([
        flow(scene, "gwt.part.hand", _hand(scene, player), scene.width),
        flow(scene, "terminal.gwt.auxiliary", _auxiliary(scene, player), scene.width),
        flow(scene, "gwt.part.unbuilt", _unbuilt(scene, player), scene.width),
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


def _auxiliary(scene: Scene, player: Json) -> list[Text]:
    """Draw what is unlocked, twice where it may be double, then the discs that can unlock more."""
    shown = []
    for key, strength in zip(AUXILIARY_KEYS, player["auxiliary"], strict=True):
        if strength:
            shown.append(Text.assemble(scene.voice.say(key), (times(scene, strength), look.STRONG)))
    figures = figures_of(scene)
    left = [figures.disc_white[figures.disc_names.index(disc)] for disc, covered in player["board"].items() if covered]
    discs = scene.voice.say("terminal.gwt.discs", white=left.count(True), black=left.count(False))
    return [*shown, Text(discs, look.SOFT)]


def _unbuilt(scene: Scene, player: Json) -> list[Text]:
    """Draw each building with the craftsmen it needs and its points."""
    figures = figures_of(scene)
    shown = []
    for number in player["unbuilt"]:
        face = scene.view["faces"][number - 1]
        index = figures.face_names.index(face)
        price = f"{figures.craftsmen[index]}{scene.look.arrow}{figures.face_points[index]}"
        shown.append(Text.assemble((face, look.STRONG), (f" {price}", look.SOFT)))
    return [hint(scene, "terminal.gwt.hint.unbuilt"), *shown] if shown else []


def _won(scene: Scene, player: Json) -> list[Text]:
    hazards = [draw_tile(scene, tile) for tile in player["hazards"]]
    objectives = [Text(objective_words(scene, card)) for card in player["objectives"]]
    masters = [Text(master_word(scene, master)) for master in player["masters"]]
    return [*hazards, *objectives, *masters]
