"""Last Spike as the rest of railherd sees it."""

from collections.abc import Sequence
from typing import ClassVar

from railherd.core import contract
from railherd.core.chance import Chance
from railherd.core.contract import Game, Json, Reason, Setup, Words
from railherd.core.event import Event, EventKind
from railherd.games.last_spike.bot.evaluate import evaluate
from railherd.games.last_spike.edge import describe, features, flat, position, view
from railherd.games.last_spike.edge.audit import audit
from railherd.games.last_spike.figures.components import SEATS, read_components
from railherd.games.last_spike.figures.events import ENDINGS, EVENTS, GOES_ON
from railherd.games.last_spike.figures.lookup import Figures
from railherd.games.last_spike.figures.reasons import REASONS
from railherd.games.last_spike.rules import scoring, setup
from railherd.games.last_spike.rules.railway import ending, is_railway_joined
from railherd.games.last_spike.rules.turn import Buy, Lay, Sell
from railherd.games.last_spike.state import State


class LastSpike(Game[State]):
    """Last Spike with one set of component figures."""

    ID: ClassVar[str] = "last_spike"
    RULES: ClassVar[int] = 1
    SEATS: ClassVar[range] = SEATS
    OPTIONS: ClassVar[dict[str, tuple[str, ...]]] = {
        setup.ISOLATED: (setup.ANY_TIME, setup.ONLY_IF_NO_ADJACENT),
        setup.MONEY: (setup.HIDDEN, setup.OPEN),
    }
    DECISIONS: ClassVar[tuple[type[contract.Decision], ...]] = (Lay, Sell, Buy)
    EVENTS: ClassVar[tuple[EventKind, ...]] = EVENTS
    REASONS: ClassVar[tuple[Reason, ...]] = REASONS
    PILES: ClassVar[tuple[tuple[str, str], ...]] = (("start", "tile"), ("tiles", "tile"))
    SCORE_LINES: ClassVar[tuple[str, ...]] = scoring.SCORE_LINES

    def __init__(self, components: str = "") -> None:
        super().__init__(components)
        read = read_components(components)
        self.figures = Figures(read)
        self.names = {
            "tile": list(read.space),
            "route": list(read.route),
            "city": list(read.city),
            "card": list(read.card),
            "ending": list(ENDINGS),
        }

    def new(self, agreed: Setup, chance: Chance, log: list[Event] | None) -> State:
        return setup.new_game(self.figures, agreed, chance, log)

    def setup_of(self, s: State) -> Setup:
        isolated = setup.ANY_TIME if s.isolated_any_time else setup.ONLY_IF_NO_ADJACENT
        return Setup(s.seats, {setup.ISOLATED: isolated, setup.MONEY: setup.OPEN if s.money_open else setup.HIDDEN})

    def path(self, s: State) -> list[str]:
        asked = s.pending[-1]
        return ["turn", "lay", "sell"] if isinstance(asked, Sell) else ["turn", asked.NAME]

    def view(self, s: State, seat: int | None) -> Json:
        return view.view(s, self.names, seat)

    def imagine(self, s: State, seat: int | None, seed: int) -> State:
        return view.imagine(s, seat, seed)

    def score_lines(self, s: State, seat: int) -> tuple[int, list[int]]:
        return s.cash[seat], list(scoring.standing(s, seat))

    def winners(self, s: State) -> list[int]:
        return scoring.winners(s)

    def describe(self, s: State, decision: contract.Decision, option: int) -> Words:
        return describe.describe(s, self.names, decision, option)

    def refusal_args(self, s: State, option: int, reason: int) -> Json:
        return describe.refusal_args(s, self.names, option, reason)

    def untimely(self, s: State, wanted: Sequence[tuple[type[contract.Decision], int]]) -> tuple[int, Json]:
        kind, _ = wanted[0]
        return describe.untimely(s.pending[-1], kind), {}

    def write(self, s: State) -> Json:
        return position.write(s, self.names)

    def read(self, agreed: Setup, data: Json, chance: Chance) -> State:
        return position.read(self.figures, self.names, agreed, data, chance)

    def restore(self, s: State, kind: type[contract.Decision], seat: int, values: list[int]) -> None:
        if kind is Sell:
            s.pending.append(Sell(seat, values[0]))
        elif kind is Buy:
            s.pending.append(Buy(seat, values[0]))
        else:
            s.pending.append(Lay(seat))

    def check_waiting(self, s: State) -> None:
        position.check_waiting(s, self.names)

    def is_finished(self, s: State) -> bool:
        return is_railway_joined(s) or ending(s) != GOES_ON

    def to_ints(self, s: State) -> list[int]:
        return flat.to_ints(s)

    def from_ints(self, agreed: Setup, ints: list[int], chance: Chance) -> State:
        return flat.from_ints(self.figures, agreed, ints, chance)

    def audit(self, s: State) -> list[str]:
        return audit(s)

    def feature_names(self, seats: int) -> list[str]:
        return features.feature_names(self.names, seats)

    def features(self, s: State, seat: int) -> list[int]:
        return features.features(s, seat)

    def evaluate(self, s: State, seat: int) -> int:
        return evaluate(s, seat)
