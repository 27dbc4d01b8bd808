"""Pauses in which a seat may do what is free between actions, where nothing else is asked."""

from typing import ClassVar

from railherd.kit.decision import Decision
from railherd.kit.figures.reasons import LEGAL
from railherd.kit.state import TrailState


class FreeActions(Decision):
    """Do what is free, as often as one likes, or go on: that option comes after all others."""

    LEADS: ClassVar[bool] = True

    def span(self, s: TrailState) -> int:
        """Return one option for each thing done between actions, then one to go on."""
        return s.figures.free_choices + 1

    def options(self, s: TrailState) -> list[int]:
        """Offer what is free, and to go on."""
        return [*s.free_options(self.seat), s.figures.free_choices]

    def refusal(self, s: TrailState, option: int) -> int:
        """Refuse what cannot be done between actions."""
        return LEGAL if option == s.figures.free_choices else s.refuse_free(self.seat, option)

    def apply(self, s: TrailState, option: int) -> None:
        """Do something and ask again, or go on."""
        if option == s.figures.free_choices:
            self.go_on(s)
        else:
            s.pending.append(self)
            s.do_free(self.seat, option)

    def go_on(self, s: TrailState) -> None:
        """Go on with what waits below."""
