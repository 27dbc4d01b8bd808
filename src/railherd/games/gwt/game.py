"""Great Western Trail as the rest of railherd sees it."""

from importlib.resources.abc import Traversable
from typing import ClassVar, Final

from railherd.core import contract
from railherd.core.contract import Json, Reason
from railherd.core.event import EventKind
from railherd.games.gwt.actions import PlayableState
from railherd.games.gwt.bot.evaluate import evaluate
from railherd.games.gwt.bot.numbers import numbers
from railherd.games.gwt.decisions import DECISIONS
from railherd.games.gwt.edge.audit import audit
from railherd.games.gwt.edge.check_stack import check_stack
from railherd.games.gwt.edge.describe import OWN_WORDERS
from railherd.games.gwt.edge.features import FEATURES
from railherd.games.gwt.edge.flat import NUMBERS
from railherd.games.gwt.edge.position import FORM
from railherd.games.gwt.edge.refusal_args import refusal_args
from railherd.games.gwt.edge.untimely import untimely
from railherd.games.gwt.edge.view import open_view, own_view
from railherd.games.gwt.edge.worked import worked
from railherd.games.gwt.figures.components import DATA, FILES, SEATS, read_components
from railherd.games.gwt.figures.events import EVENTS
from railherd.games.gwt.figures.lookup import Figures
from railherd.games.gwt.figures.old_names import as_kept
from railherd.games.gwt.figures.reasons import REASONS
from railherd.games.gwt.figures.vocabulary import PILES, vocabulary
from railherd.games.gwt.rules.scoring import SCORE_LINES, score_lines
from railherd.games.gwt.rules.setup import empty_state, new_game
from railherd.kit.game import Parts, TrailGame
from railherd.kit.rules.setup import LAYOUTS

PARTS: Final = Parts[PlayableState, Figures](
    new_game, empty_state, score_lines, evaluate, open_view, own_view, OWN_WORDERS, refusal_args, untimely, FORM,
    check_stack, NUMBERS, FEATURES, audit, numbers,
)  # fmt: skip


class GreatWesternTrail(TrailGame[PlayableState, Figures]):
    """Great Western Trail with one set of component figures."""

    ID: ClassVar[str] = "gwt"
    RULES: ClassVar[int] = 1
    SEATS: ClassVar[range] = SEATS
    FILES: ClassVar[tuple[str, ...]] = FILES
    OPTIONS: ClassVar[dict[str, tuple[str, ...]]] = LAYOUTS
    DECISIONS: ClassVar[tuple[type[contract.Decision], ...]] = DECISIONS
    EVENTS: ClassVar[tuple[EventKind, ...]] = EVENTS
    REASONS: ClassVar[tuple[Reason, ...]] = REASONS
    PILES: ClassVar[tuple[tuple[str, str], ...]] = PILES
    SCORE_LINES: ClassVar[tuple[str, ...]] = SCORE_LINES
    OLD_TEXTS: ClassVar[dict[str, str]] = {"help": "auxiliary"}  # `help` is what a person types for help

    def __init__(self, components: str = "", folder: Traversable = DATA) -> None:
        """Read the figures of the data files of a folder, corrected by an overlay."""
        typed = read_components(components, folder)
        figures = Figures(typed)
        super().__init__(PARTS, figures, vocabulary(figures), components, typed, folder)

    def all_figures(self) -> Json:
        """Return the figures of all data files, corrected by the overlay, by the names that they are kept by."""
        figures: Json = as_kept(super().all_figures())
        return figures

    def shown_figures(self) -> Json:
        """Return also what the rules book tells besides the figures themselves."""
        shown: Json = super().shown_figures()
        return {**shown, "worked": {**shown["worked"], **worked(self._typed, self.figures)}}
