"""What lies on a space of a trail in a few columns."""

from rich.text import Text

from railherd.core.contract import Json
from railherd.terminal import look
from railherd.terminal.scene import Scene
from railherd.terminal.trail.marks import marks_of


def signs(scene: Scene, seats: list[int]) -> Text:
    """Return the signs of some seats side by side."""
    return Text().join(scene.mark(seat) for seat in seats)


def draw_tile(scene: Scene, tile: str) -> Text:
    """Draw a tile of the supply: a hazard by its sign and points, others by name."""
    kind, points = tile.partition("_")[0], tile.rpartition("_")[2]
    if points.isdecimal():
        return Text(marks_of(scene.look).hazard(kind) + points, look.STRONG)
    return Text(scene.called("supply", tile))


def draw_building(scene: Scene, code: str, space: Json) -> Text:
    """Draw a neutral building by its letter, a private one by owner and face, an empty space by its code."""
    if space["tile"] is None:
        return Text(code, look.SOFT)
    owner, dash, _ = space["tile"].partition("-")
    if not dash:
        return Text(f"[{space['face'].upper()}]", look.STRONG)
    return Text.assemble(scene.mark(int(owner)), (space["face"], look.STRONG))
