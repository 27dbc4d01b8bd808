"""A duel between two kinds of bots: the same deals with seats rotated, and what its outcomes say."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field

from railherd.bots.digest import digest
from railherd.bots.registry import BOTS
from railherd.bots.styles import STYLES
from railherd.core.contract import Json
from railherd.games.registry import find
from railherd.sim.bot_game import Outcome
from railherd.sim.provenance import provenance
from railherd.sim.series import Series, count_failings, plan_series
from railherd.sim.statistics import differ, mean_with_error, wilson


@dataclass(frozen=True)
class Duel:
    """`challenger` sits at a table of `seats` with opponents of one kind, in every seat of every deal.

    Alone it plays against the automa that is named as its opponent, with `options` such as a difficulty.
    """

    game: str
    challenger: str
    opponent: str
    seats: int
    games: int
    seed: int
    options: Mapping[str, str] = field(default_factory=dict)

    @property
    def name(self) -> str:
        """Return the name by which people ask for the duel."""
        return "-".join([self.challenger, self.opponent, *self.options.values(), str(self.seats)])

    def series(self) -> Series:
        """Return the games of the duel, or raise the `Problem` that says what is wrong with it."""
        entrants = [self.challenger, *[self.opponent] * (self.seats - 1)]
        return plan_series(self.game, entrants, self.games, self.seed, self.options)

    def conditions(self) -> Json:
        """Return all that the outcomes depend on: the duel itself, the rules, and how both bots think."""
        bots = {name: digest(name, self.game) for name in sorted({self.challenger, self.opponent} & {*BOTS, *STYLES})}
        return {**asdict(self), "rules": find(self.game).RULES, "bots": bots}


def figures(duel: Duel, outcomes: list[Outcome]) -> Json:
    """Return what the outcomes of a duel say, with all that is needed to play it again."""
    placed = [(outcome, outcome.seating.index(0)) for outcome in outcomes]
    wins = sum(1 / len(outcome.winners) for outcome, seat in placed if seat in outcome.winners)
    low, high = wilson(wins, len(outcomes))
    margin, error = mean_with_error(_margins(placed))
    return {
        **duel.conditions(),
        "share": round(wins / len(outcomes), 4),
        "low": round(low, 4),
        "high": round(high, 4),
        "margin": round(margin, 2),
        "margin_error": round(error, 2),
        "sides": [_side(placed, is_challenger=True), _side(placed, is_challenger=False)],
        **({"failings": failings} if (failings := count_failings(outcomes)) else {}),
        **provenance(),
    }


def agree(published: Json, again: Json) -> bool:
    """Return whether the shares of a duel that was played twice differ by no more than chance."""
    return not differ(published["share"], published["games"], again["share"], again["games"])


def _margins(placed: list[tuple[Outcome, int]]) -> list[float]:
    """Return the challenger's lead over the mean of the others by deals, because games of one deal depend on it."""
    deals: dict[int, list[float]] = {}
    for outcome, seat in placed:
        own = outcome.totals[seat]
        others = (sum(outcome.totals) - own) / (len(outcome.totals) - 1)
        deals.setdefault(outcome.seed, []).append(own - others)
    return [sum(leads) / len(leads) for leads in deals.values()]


def _side(placed: list[tuple[Outcome, int]], is_challenger: bool) -> Json:
    """Return the points, turns, points a turn and milliseconds of thought a turn of one side."""
    points = turns = chairs = 0
    cpu = 0.0
    for outcome, own in placed:
        for seat, total in enumerate(outcome.totals):
            if (seat == own) == is_challenger:
                points += total
                turns += outcome.turns[seat]
                cpu += outcome.cpu[seat]
                chairs += 1
    return {
        "points": round(points / chairs, 1),
        "turns": round(turns / chairs, 1),
        "points_a_turn": round(points / turns, 2),
        "ms_a_turn": round(cpu * 1000 / turns, 2),
    }
