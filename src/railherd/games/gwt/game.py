"""Great Western Trail as the rest of railherd sees it."""

from typing import ClassVar

from railherd.core import contract
from railherd.core.chance import Chance
from railherd.core.contract import Game, Json, Reason, Setup, Words
from railherd.core.event import Event, EventKind
from railherd.games.gwt import describe, features, flat, position, refuse, scoring, setup, view, waiting
from railherd.games.gwt.actions import Table
from railherd.games.gwt.audit import audit
from railherd.games.gwt.components import SEATS, read_components
from railherd.games.gwt.decisions import DECISIONS, make
from railherd.games.gwt.evaluate import evaluate
from railherd.games.gwt.events import EVENTS
from railherd.games.gwt.imagine import imagine
from railherd.games.gwt.reasons import REASONS
from railherd.games.gwt.state import NOBODY
from railherd.games.gwt.tables import Tables
from railherd.games.gwt.vocabulary import PILES, vocabulary


class GreatWesternTrail(Game[Table]):
    """Great Western Trail with one set of component figures."""

    ID: ClassVar[str] = "gwt"
    RULES: ClassVar[int] = 1
    SEATS: ClassVar[range] = SEATS
    OPTIONS: ClassVar[dict[str, tuple[str, ...]]] = {
        setup.NEUTRAL: (setup.PRINTED, setup.SHUFFLED),
        setup.SIDES: (setup.ALL_A, setup.RANDOM),
    }
    DECISIONS: ClassVar[tuple[type[contract.Decision], ...]] = DECISIONS
    EVENTS: ClassVar[tuple[EventKind, ...]] = EVENTS
    REASONS: ClassVar[tuple[Reason, ...]] = REASONS
    PILES: ClassVar[tuple[tuple[str, str], ...]] = PILES
    SCORE_LINES: ClassVar[tuple[str, ...]] = scoring.SCORE_LINES

    def __init__(self, components: str = "") -> None:
        self.components = components
        self.tables = Tables(read_components(components))
        self.names = vocabulary(self.tables)

    def new(self, agreed: Setup, chance: Chance, log: list[Event] | None) -> Table:
        return setup.new_game(self.tables, agreed, chance, log)

    def setup_of(self, s: Table) -> Setup:
        neutral = setup.SHUFFLED if s.shuffled else setup.PRINTED
        sides = setup.RANDOM if s.random_sides else setup.ALL_A
        return Setup(s.seats, {setup.NEUTRAL: neutral, setup.SIDES: sides})

    def path(self, s: Table) -> list[str]:
        return ["turn", *[decision.NAME for decision in s.pending]]

    def view(self, s: Table, seat: int | None) -> Json:
        return view.view(s, self.names, seat)

    def imagine(self, s: Table, seat: int | None, seed: int) -> Table:
        return imagine(s, seat, seed)

    def score_lines(self, s: Table, seat: int) -> tuple[int, list[int]]:
        lines = scoring.score_lines(s, seat)
        return sum(lines), lines

    def winners(self, s: Table) -> list[int]:
        return scoring.winners(s)

    def describe(self, s: Table, decision: contract.Decision, option: int) -> Words:
        return describe.describe(s, self.names, decision, option)

    def refusal_args(self, s: Table, option: int, reason: int) -> Json:
        return refuse.refusal_args(s, self.names, option, reason)

    def untimely(self, asked: contract.Decision, wanted: type[contract.Decision]) -> int:
        return refuse.untimely(asked, wanted)

    def write(self, s: Table) -> Json:
        return position.write(s, self.names)

    def read(self, agreed: Setup, data: Json, chance: Chance) -> Table:
        return position.read(self.tables, self.names, agreed, data, chance)

    def restore(self, s: Table, kind: type[contract.Decision], seat: int, values: list[int]) -> None:
        s.pending.append(make(kind, seat, values))

    def check_waiting(self, s: Table) -> None:
        waiting.check_stack(s, self.names)

    def is_finished(self, s: Table) -> bool:
        return s.marker != NOBODY and not s.pending

    def to_ints(self, s: Table) -> list[int]:
        return flat.to_ints(s)

    def from_ints(self, agreed: Setup, ints: list[int], chance: Chance) -> Table:
        return flat.from_ints(self.tables, agreed, ints, chance)

    def audit(self, s: Table) -> list[str]:
        return audit(s)

    def feature_names(self, seats: int) -> list[str]:
        return features.feature_names(self.tables, self.names, seats)

    def features(self, s: Table, seat: int) -> list[int]:
        return features.features(s, seat)

    def evaluate(self, s: Table, seat: int) -> int:
        return evaluate(s, seat)
