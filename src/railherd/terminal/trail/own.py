"""The viewer's own board, as far as all trail games have it."""

from collections.abc import Sequence

from rich.text import Text

from railherd.core.contract import Json
from railherd.kit.figures.lookup import TrailFigures
from railherd.terminal import look
from railherd.terminal.scene import Scene
from railherd.terminal.trail.flow import hint
from railherd.terminal.trail.marks import marks_of


def own(scene: Scene) -> Json | None:
    """Return the viewer's player, None for a spectator."""
    seat = scene.view["seat"]
    player: Json | None = None if seat is None else scene.view["players"][seat]
    return player


def times(scene: Scene, count: int) -> str:
    """Return how many there are, if more than one."""
    return f" {marks_of(scene.look).times}{count}" if count > 1 else ""


def draw_auxiliary(
    scene: Scene, figures: TrailFigures, player: Json, keys: Sequence[str], discs_key: str
) -> list[Text]:
    """Draw what is unlocked, twice where it may be double, then the discs that can unlock more."""
    shown = [
        Text.assemble(scene.voice.say(key), (times(scene, strength), look.STRONG))
        for key, strength in zip(keys, player["auxiliary"], strict=True)
        if strength
    ]
    left = [figures.disc_white[figures.disc_names.index(disc)] for disc, covered in player["board"].items() if covered]
    discs = scene.voice.say(discs_key, white=left.count(True), black=left.count(False))
    return [*shown, Text(discs, look.SOFT)]


def draw_unbuilt(scene: Scene, figures: TrailFigures, player: Json, hint_key: str) -> list[Text]:
    """Draw each building with the craftsmen it needs and its points."""
    shown = []
    for number in player["unbuilt"]:
        face = scene.view["faces"][number - 1]
        index = figures.face_names.index(face)
        price = f"{figures.craftsmen[index]}{scene.look.arrow}{figures.face_points[index]}"
        shown.append(Text.assemble((face, look.STRONG), (f" {price}", look.SOFT)))
    return [hint(scene, hint_key), *shown] if shown else []
