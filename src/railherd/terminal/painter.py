"""The base class for drawing a game. A game without a painter is played by question and log alone."""

from collections.abc import Callable, Mapping

from rich.console import Group, RenderableType

from railherd.core.playing.prompt import Option
from railherd.terminal.scene import Scene
from railherd.terminal.voice import Voice

Panel = Callable[[Scene], RenderableType]


class Painter:
    """Draws one game. Everything comes from the scene, so that nobody sees more than they may."""

    COST = "terminal.cost"
    GAIN = "terminal.gain"
    """The texts for money that an option costs and brings, in the coin of the game."""

    QUIET: frozenset[str] = frozenset()
    """Events that the summary leaves out because the table shows them anyhow."""

    CONSEQUENCES: frozenset[str] = frozenset()
    """Events that happen to a seat by another one's doing, and are told together with that."""

    def headline(self, scene: Scene) -> str:
        """Say in a few words how far the game has come."""
        return ""

    def table(self, scene: Scene) -> RenderableType:
        """Draw everything on the table and in the viewer's hand."""
        return Group()

    def panels(self) -> Mapping[str, Panel]:
        """Return the parts that can be shown alone, by the command that shows them."""
        return {}

    def note(self, scene: Scene, option: Option) -> str:
        """Say in a few words what an option brings besides money at once."""
        return ""

    def score(self, voice: Voice, points: int) -> str:
        """Return an entry of the score pad."""
        return voice.number(points)
