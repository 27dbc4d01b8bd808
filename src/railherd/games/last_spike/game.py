"""Last Spike as the rest of railherd sees it."""

from collections.abc import Sequence
from typing import ClassVar

from railherd.core import contract
from railherd.core.chance import Chance
from railherd.core.components.figures import as_data, read_files
from railherd.core.components.written_figures import as_written
from railherd.core.contract import Game, Json, Reason, Setup, Words
from railherd.core.event import Event, EventKind
from railherd.games.last_spike.bot.evaluate import evaluate
from railherd.games.last_spike.bot.numbers import numbers, time_left
from railherd.games.last_spike.edge import describe, features, flat, position, view
from railherd.games.last_spike.edge.audit import audit
from railherd.games.last_spike.edge.worked import worked
from railherd.games.last_spike.figures.components import DATA, FILES, SEATS, read_components
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
    NUMBERS_OF_ALL: ClassVar[bool] = True

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

    def all_figures(self) -> Json:
        """Return the figures of all data files, corrected by the overlay."""
        return as_data(read_components(self.components))

    def shown_figures(self) -> Json:
        """Return the figures as the data files write them, corrected by the overlay, and what follows from them."""
        written = as_written(read_components(self.components), read_files(DATA, FILES))
        return {**written, "worked": worked(self.figures, self.names)}

    def new(self, agreed: Setup, chance: Chance, log: list[Event] | None) -> State:
        """Deal money and tiles, and ask the seat that drew the first turn."""
        return setup.new_game(self.figures, agreed, chance, log)

    def setup_of(self, s: State) -> Setup:
        """Return the number of seats, when isolated track may be laid and whether money is open."""
        isolated = setup.ANY_TIME if s.isolated_any_time else setup.ONLY_IF_NO_ADJACENT
        return Setup(s.seats, {setup.ISOLATED: isolated, setup.MONEY: setup.OPEN if s.money_open else setup.HIDDEN})

    def path(self, s: State) -> list[str]:
        """Return "turn" and the part of it that is asked; a sale is part of laying."""
        asked = s.pending[-1]
        return ["turn", "lay", "sell"] if isinstance(asked, Sell) else ["turn", asked.NAME]

    def view(self, s: State, seat: int | None) -> Json:
        """Return the map, the land and the players, with the hand of one seat."""
        return {**view.open_view(s, self.names), **view.own_view(s, self.names, seat)}

    def open_view(self, s: State) -> Json:
        """Return all that lies open."""
        return view.open_view(s, self.names)

    def own_view(self, s: State, seat: int | None, open: Json) -> Json:
        """Return the hand and the money of a seat, and what it sees of others."""
        return view.own_view(s, self.names, seat)

    def imagine(self, s: State, seat: int | None, seed: int) -> State:
        """Deal the other hands and the pool again."""
        return view.imagine(s, seat, seed)

    def score_lines(self, s: State, seat: int) -> tuple[int, list[int]]:
        """Return the cash of a seat as its total, then cash and the price of its land."""
        return s.cash[seat], list(scoring.standing(s, seat))

    def standing(self, s: State, seat: int) -> list[int]:
        """Return the cash of a seat, then the price of its land."""
        return list(scoring.standing(s, seat))

    def winners(self, s: State) -> list[int]:
        """Return the solvent seats with most cash, ties broken by the price of their land."""
        return scoring.winners(s)

    def describe(self, s: State, decision: contract.Decision, option: int) -> Words:
        """Describe a tile, a card or a city to choose."""
        return describe.describe(s, self.names, decision, option)

    def refusal_args(self, s: State, option: int, reason: int) -> Json:
        """Return the costs, the money and the names that the sentence needs."""
        return describe.refusal_args(s, self.names, option, reason)

    def untimely(self, s: State, wanted: Sequence[tuple[type[contract.Decision], int]]) -> tuple[int, Json]:
        """Return why the first wanted part of the turn cannot come now."""
        kind, _ = wanted[0]
        return describe.untimely(s.pending[-1], kind), {}

    def write(self, s: State) -> Json:
        """Return track, land, hands and money by their names."""
        return position.write(s, self.names)

    def read(self, agreed: Setup, data: Json, chance: Chance) -> State:
        """Read track, land, hands and money, and check them."""
        return position.read(self.figures, self.names, agreed, data, chance)

    def restore(self, s: State, kind: type[contract.Decision], seat: int, values: list[int]) -> None:
        """Push a `Sell`, `Buy` or `Lay` made from its values."""
        if kind is Sell:
            s.pending.append(Sell(seat, values[0]))
        elif kind is Buy:
            s.pending.append(Buy(seat, values[0]))
        else:
            s.pending.append(Lay(seat))

    def check_waiting(self, s: State) -> None:
        """Refuse a stack or an end that play could not have led to."""
        position.check_waiting(s, self.names)

    def is_finished(self, s: State) -> bool:
        """Return whether the railway is joined or no further turn is possible."""
        return is_railway_joined(s) or ending(s) != GOES_ON

    def to_ints(self, s: State) -> list[int]:
        """Return track, land, hands and money as ints."""
        return flat.to_ints(s)

    def from_ints(self, agreed: Setup, ints: list[int], chance: Chance) -> State:
        """Read track, land, hands and money from ints."""
        return flat.from_ints(self.figures, agreed, ints, chance)

    def audit(self, s: State) -> list[str]:
        """Check tiles, land, money and the last spike."""
        return audit(s)

    def feature_names(self, seats: int) -> list[str]:
        """Name the numbers of the map and the land, then those of each player."""
        return features.feature_names(self.names, seats)

    def features(self, s: State, seat: int) -> list[int]:
        """Return map and land as numbers, then each player from this seat on."""
        return features.features(s, seat)

    def numbers(self, s: State, seat: int) -> list[float]:
        """Return the numbers of a seat and of its strongest rival."""
        return numbers(s, seat)

    def time_left(self, s: State) -> float:
        """Return how much of the way to the last spike is to be laid."""
        return time_left(s)

    def evaluate(self, s: State, seat: int) -> int:
        """Return a seat's prospects less those of the strongest other seat."""
        return evaluate(s, seat)
