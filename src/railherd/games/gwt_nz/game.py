"""Great Western Trail: New Zealand as the rest of railherd sees it."""

from importlib.resources.abc import Traversable
from typing import ClassVar, Final

from railherd.core import contract
from railherd.core.contract import Json, Reason, Setup
from railherd.core.event import EventKind
from railherd.games.gwt_nz.actions import PlayableState
from railherd.games.gwt_nz.bot.evaluate import evaluate
from railherd.games.gwt_nz.bot.numbers import numbers
from railherd.games.gwt_nz.decisions import DECISIONS
from railherd.games.gwt_nz.edge.audit import audit
from railherd.games.gwt_nz.edge.check_stack import check_stack
from railherd.games.gwt_nz.edge.describe import OWN_WORDERS
from railherd.games.gwt_nz.edge.features import FEATURES
from railherd.games.gwt_nz.edge.flat import NUMBERS
from railherd.games.gwt_nz.edge.position import FORM
from railherd.games.gwt_nz.edge.refusal_args import refusal_args
from railherd.games.gwt_nz.edge.untimely import untimely
from railherd.games.gwt_nz.edge.view import open_view, own_view
from railherd.games.gwt_nz.edge.worked import worked
from railherd.games.gwt_nz.figures import steps
from railherd.games.gwt_nz.figures.components import DATA, FILES, SEATS, read_components
from railherd.games.gwt_nz.figures.events import EVENTS
from railherd.games.gwt_nz.figures.lookup import Figures
from railherd.games.gwt_nz.figures.reasons import REASONS
from railherd.games.gwt_nz.figures.sarah import LEVELS
from railherd.games.gwt_nz.figures.vocabulary import PILES, vocabulary
from railherd.games.gwt_nz.rules.exchange import Exchange
from railherd.games.gwt_nz.rules.scoring import SCORE_LINES, score_lines
from railherd.games.gwt_nz.rules.setup import empty_state, new_game
from railherd.games.gwt_nz.sarah.setup import DIFFICULTY, FIRST_DELIVERIES, FIRST_DELIVERY, options_of
from railherd.games.gwt_nz.sarah.step import Step
from railherd.kit.game import Parts, TrailGame
from railherd.kit.rules.setup import LAYOUTS

ALONE: Final = 1  # the number of people who play with Sarah

PARTS: Final = Parts[PlayableState, Figures](
    new_game, empty_state, score_lines, evaluate, open_view, own_view, OWN_WORDERS, refusal_args, untimely, FORM,
    check_stack, NUMBERS, FEATURES, audit, numbers,
)  # fmt: skip


class NewZealand(TrailGame[PlayableState, Figures]):
    """Great Western Trail: New Zealand with one set of component figures."""

    ID: ClassVar[str] = "gwt_nz"
    RULES: ClassVar[int] = 1
    SEATS: ClassVar[range] = SEATS
    AUTOMAS: ClassVar[dict[int, tuple[str, ...]]] = {ALONE: ("sarah",)}
    FILES: ClassVar[tuple[str, ...]] = FILES
    OPTIONS: ClassVar[dict[str, tuple[str, ...]]] = {
        **LAYOUTS,
        DIFFICULTY: LEVELS,
        FIRST_DELIVERY: FIRST_DELIVERIES,
    }
    OPTION_SEATS: ClassVar[dict[str, range]] = dict.fromkeys((DIFFICULTY, FIRST_DELIVERY), range(ALONE, ALONE + 1))
    DECISIONS: ClassVar[tuple[type[contract.Decision], ...]] = DECISIONS
    ANYTIME: ClassVar[type[contract.Decision] | None] = Exchange
    EVENTS: ClassVar[tuple[EventKind, ...]] = EVENTS
    REASONS: ClassVar[tuple[Reason, ...]] = REASONS
    PILES: ClassVar[tuple[tuple[str, str], ...]] = PILES
    SCORE_LINES: ClassVar[tuple[str, ...]] = SCORE_LINES

    def __init__(self, components: str = "", folder: Traversable = DATA) -> None:
        """Read the figures of the data files of a folder, corrected by an overlay."""
        typed = read_components(components, folder)
        figures = Figures(typed)
        super().__init__(PARTS, figures, vocabulary(figures), components, typed, folder)

    def shown_figures(self) -> Json:
        """Return also which figures are reconstructed whose tables do not say it."""
        shown: Json = super().shown_figures()
        return {**shown, "worked": {**shown["worked"], **worked(shown)}}

    def setup_of(self, s: PlayableState) -> Setup:
        """Return the number of people, how neutral buildings lie, which sides are used, and how Sarah plays."""
        agreed = super().setup_of(s)
        return agreed if s.sarah is None else Setup(ALONE, {**agreed.options, **options_of(s.sarah)})

    def samples(self, kind: type[contract.Decision]) -> list[list[int]]:
        """Return a sample for each step of Sarah, the usual ones for other decisions."""
        return [[step, 0] for step in range(len(steps.NAMES.items))] if kind is Step else super().samples(kind)
