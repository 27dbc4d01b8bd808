"""How long bots think: decisions a second, the usual and the slowest decision, and turns that the clock cut short."""

import time
from typing import Any

from railherd.bots.answer import ask
from railherd.bots.contract import Bot, Outlook
from railherd.bots.levels import Leveled
from railherd.bots.styles import make_entrant
from railherd.core.agree import agree
from railherd.core.asides import answer
from railherd.core.chance import from_seed
from railherd.core.contract import Game, Json, State
from railherd.core.rng import Rng
from railherd.sim.provenance import provenance


def bench_bot(game: Game[Any], name: str, seats: int, seconds: float, seed: int) -> Json:
    """Let a bot play against itself for about `seconds` of CPU time, game after game, and return its times."""
    times: list[float] = []
    turns = cuts = 0
    until = time.process_time() + seconds
    while time.process_time() < until:
        players = [make_entrant(name, seed * 64 + seat) for seat in range(seats)]
        times += _decision_times(game, players, seats, seed, until)
        turns += sum(player.guard.turns for player in players if isinstance(player, Leveled))
        cuts += sum(player.guard.cuts for player in players if isinstance(player, Leveled))
        seed += 1
    times.sort()
    return {
        "game": game.ID,
        "bot": name,
        "seats": seats,
        "decisions": len(times),
        "decisions_per_s": round(len(times) / sum(times), 1),
        "p50_ms": round(_quantile(times, 0.5) * 1000, 2),
        "p99_ms": round(_quantile(times, 0.99) * 1000, 2),
        "turns": turns,
        "cuts": cuts,
        **provenance(),
    }


def _decision_times(game: Game[Any], players: list[Bot], seats: int, seed: int, until: float) -> list[float]:
    """Return the CPU seconds of each decision with a choice, until a game or the time is over."""
    state: State = game.new(agree(game, seats, None), from_seed(seed, len(game.PILES)), None)
    rng, times = Rng(seed), []
    while not state.over() and time.process_time() < until:
        seat = state.seat()
        outlook = Outlook(game, game.imagine(state, seat, rng.word()), seat)
        is_free = len(outlook.world.legal()) > 1
        begun = time.process_time()
        option, is_aside = ask(players[seat], outlook)
        if is_free:
            times.append(time.process_time() - begun)
        if is_aside:
            answer(state, seat, option)
        else:
            state.step(option)
    return times


def _quantile(ascending: list[float], share: float) -> float:
    return ascending[min(len(ascending) - 1, int(len(ascending) * share))]
