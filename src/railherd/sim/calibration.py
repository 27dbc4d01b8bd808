"""How far what advice expects is from how games end, by how much of the game was over."""

from statistics import fmean, pstdev
from typing import Any, NamedTuple

from railherd.bots.advice.weigh import weigh
from railherd.bots.contract import Outlook
from railherd.bots.registry import DEFAULT_BOT, make_bot
from railherd.core.agree import agree
from railherd.core.chance import from_seed
from railherd.core.contract import Game, Json, State
from railherd.core.rng import Rng

A_GAME = 12  # positions of one game, spread over it
PHASES = 3
WORLDS = 3


class _Look(NamedTuple):
    """A position that was weighed: how far the game was, for whom, what was expected, and of what."""

    share: float
    expected: float
    final: float
    unit: str


def calibrate(game: Game[Any], positions: int, seats: int, seed: int) -> list[Json]:
    """Weigh positions of games between usual bots, and return for each phase how far off what was expected is.

    `error` is the mean of what was expected less how it ended, `spread` the standard deviation of that.
    """
    looks: list[_Look] = []
    while len(looks) < positions:
        looks += _looks(game, seats, seed)
        seed += 1
    return [_phase(game, phase, looks[:positions]) for phase in range(PHASES)]


def _looks(game: Game[Any], seats: int, seed: int) -> list[_Look]:
    """Play a game, and weigh some of its positions afterwards as they were."""
    setup, rng = agree(game, seats, None), Rng(seed)
    state: State = game.new(setup, from_seed(seed, len(game.PILES)), None)
    players = [make_bot(DEFAULT_BOT, seed * 64 + seat) for seat in range(seats)]
    seen: list[Outlook] = []
    while not state.over():
        outlook = Outlook(game, game.imagine(state, state.seat(), rng.word()), state.seat())
        if len(outlook.legal()) > 1:
            seen.append(Outlook(game, outlook.world.copy(), outlook.seat))
        state.step(players[outlook.seat].choose(outlook))
    picked = [number * len(seen) // A_GAME for number in range(min(A_GAME, len(seen)))]
    found = []
    for number in picked:
        best = weigh(seen[number], rng.word(), WORLDS)[0]
        final = _final(game, state, seen[number].seat, best.unit.startswith("lead"))
        found.append(_Look(number / len(seen), best.expected, final, best.unit))
    return found


def _final(game: Game[Any], state: State, seat: int, is_lead: bool) -> float:
    people: int = game.setup_of(state).seats
    totals = [float(game.score_lines(state, other)[0]) for other in range(people)]
    own = totals.pop(seat)
    return own - max(totals) if is_lead else own


def _phase(game: Game[Any], phase: int, looks: list[_Look]) -> Json:
    errors = [look.expected - look.final for look in looks if int(look.share * PHASES) == phase]
    return {
        "game": game.ID,
        "phase": phase + 1,
        "phases": PHASES,
        "positions": len(errors),
        "unit": looks[0].unit,
        "error": round(fmean(errors), 1) if errors else 0.0,
        "spread": round(pstdev(errors), 1) if errors else 0.0,
    }
