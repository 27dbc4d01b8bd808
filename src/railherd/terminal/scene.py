"""Everything to draw for one viewer at one moment."""

from collections.abc import Sequence
from dataclasses import dataclass

from rich.text import Text

from railherd.core.contract import Json
from railherd.core.playing.prompt import Option, Prompt
from railherd.terminal.look import Look, seat_style
from railherd.terminal.voice import Voice


@dataclass(frozen=True)
class Scene:
    """The viewer's view and prompt with the means to draw them. Nothing in it is hidden from the viewer."""

    view: Json
    prompt: Prompt | None
    names: Sequence[str]
    voice: Voice
    look: Look
    width: int
    news: Sequence[Json] = ()  # the events that the viewer is told of now

    @property
    def game(self) -> str:
        """The game's id."""
        return str(self.view["game"])

    @property
    def options(self) -> list[Option]:
        """The options of the viewer: answers, first those to several questions, and what can be done at any time."""
        prompt = self.prompt
        return [*prompt.wholes, *prompt.options, *prompt.anytime] if prompt else []

    def mark(self, seat: int, times: int = 1) -> Text:
        """Return the seat's sign, as on everything it owns."""
        return Text(self.look.seats[seat % len(self.look.seats)] * times, seat_style(seat))

    def player(self, seat: int) -> Text:
        """Return the seat's sign and name."""
        return Text.assemble(self.mark(seat), " ", self.names[seat])

    def called(self, vocabulary: str, item: str) -> str:
        """Return the name of a thing of this game in the viewer's language."""
        return self.voice.name(self.game, vocabulary, item)
