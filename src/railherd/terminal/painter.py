"""How a game is drawn. A game without a painter of its own is played by question and log alone."""

from collections.abc import Callable, Mapping

from rich.console import Group, RenderableType

from railherd.core.prompt import Option
from railherd.terminal.scene import Scene
from railherd.terminal.voice import Voice

Panel = Callable[[Scene], RenderableType]


class Painter:
    """Draws one game. Everything comes from the scene, so that nobody sees more than is theirs to see."""

    QUIET: frozenset[str] = frozenset()
    """Events that the summary leaves out because the table shows them anyhow."""

    CONSEQUENCES: frozenset[str] = frozenset()
    """Events that happen to a seat by another one's doing, and are told together with that."""

    def headline(self, scene: Scene) -> str:
        """How far the game has come, in a few words."""
        return ""

    def table(self, scene: Scene) -> RenderableType:
        """All that lies on the table and in the viewer's hand."""
        return Group()

    def panels(self) -> Mapping[str, Panel]:
        """Parts that can be looked at alone, by the command that shows them."""
        return {}

    def note(self, scene: Scene, option: Option) -> str:
        """What an option brings besides money at once, in a few words."""
        return ""

    def score(self, voice: Voice, points: int) -> str:
        """An entry of the score pad."""
        return voice.number(points)
