"""The laws of choices at any time: they touch nobody else's question, choice or undo."""

from typing import Any, NamedTuple

from railherd.core.asides import allowed_aside, answer, aside_of, may_interrupt, offered_aside
from railherd.core.contract import Game, Json, State
from railherd.core.playing.match import Match
from railherd.core.rng import Rng
from railherd.core.writing import position


def broken_aside(game: Game[Any], state: State) -> str:
    """Return the first law that the seats' own questions break, or ""."""
    for seat in range(game.setup_of(state).seats):
        aside = aside_of(state, seat)
        stack = aside.stack()
        if not stack or type(stack[0]) is not game.ANYTIME or any(decision.seat != seat for decision in stack):
            return f"what seat {seat} may do at any time lies below its own questions"
        if (len(stack) > 1) != (seat in state.open_asides()):
            return f"seat {seat} has an open question exactly if one lies above what it may do at any time"
        aside.turn_aside(seat)
        if position.write(game, aside) != position.write(game, state):
            return "turning aside and back changes nothing"
    return ""


def broken_interrupt(game: Game[Any], state: State, seat: int, option: int) -> str:
    """Return the first law that an option of a seat beside the turn breaks, or ""."""
    after = state.copy()
    answer(after, seat, option)
    if after.over() != state.over() or after.turn != state.turn or _stack(after) != _stack(state):
        return "what is done beside the turn leaves the turn's question as it was"
    if not state.over() and state.seat() != seat and after.allowed() != state.allowed():
        return "what is done beside the turn changes nobody else's options"
    if not state.over() and not after.legal():
        return "what is done beside the turn leaves the turn's question an option"
    return ""


def _stack(state: State) -> list[Json]:
    return [{"name": decision.NAME, "seat": decision.seat, "values": decision.values()} for decision in state.stack()]


def broken_world(game: Game[Any], state: State, seat: int, world: State) -> str:
    """Return the first law that a world imagined for a seat breaks, or ""."""
    if world.open_asides() != state.open_asides():
        return "an imagined world has the same open questions"
    if not may_interrupt(game, state, seat):
        return ""
    same = offered_aside(game, world, seat) == offered_aside(game, state, seat)
    if not same or allowed_aside(game, world, seat) != allowed_aside(game, state, seat):
        return "an imagined world lets its seat do the same beside the turn"
    return ""


def broken_undo(match: Match, rng: Rng) -> str:
    """Return the first law that undo breaks where one seat chooses and another interrupts, or ""."""
    prompt = match.prompt()
    assert prompt is not None
    acts = [act for seat in range(match.setup.seats) if seat != prompt.seat for act in _acts(match, seat)]
    if not acts:
        return ""
    act = acts[rng.below(len(acts))]
    done = match.copy()
    done.interrupt(act.seat, act.option)
    if not act.reveals and _undone(done, act.seat) != match.fingerprint():
        return "undoing what was done beside the turn leads back"
    harmless = [option.id for option in prompt.options if not option.reveals and not prompt.aside]
    return _broken_by_two(match, done, act, harmless[rng.below(len(harmless))]) if harmless else ""


class _Act(NamedTuple):
    """Something that a seat may do beside the turn."""

    seat: int
    option: int
    reveals: bool


def _acts(match: Match, seat: int) -> list[_Act]:
    prompt = match.prompt(seat)
    assert prompt is not None
    return [_Act(seat, option.id, option.reveals) for option in (prompt.options if prompt.aside else prompt.anytime)]


def _broken_by_two(match: Match, done: Match, act: _Act, choice: int) -> str:
    """Let one seat choose and another act, in both orders; what either undoes leaves what the other did."""
    asked = match.asked
    assert asked is not None
    chosen = match.copy()
    chosen.choose(choice)
    first, last = chosen.copy(), done.copy()  # the choice first, and last
    first.interrupt(act.seat, act.option)
    last.choose(choice)
    if _undone(first, asked) != done.fingerprint() or _undone(last, asked) != done.fingerprint():
        return "undoing a choice leaves what others did beside the turn"
    if not act.reveals and _undone(first, act.seat) != chosen.fingerprint():
        return "undoing what was done beside the turn leaves the choice"
    if not act.reveals and _undone(last, act.seat) != chosen.fingerprint():
        return "undoing what was done beside the turn leaves a later choice"
    first.undo(asked)
    first.redo(asked)
    return "" if first.fingerprint() == last.fingerprint() else "redoing a choice is choosing it again"


def _undone(match: Match, seat: int) -> str:
    """Return the fingerprint of a match after a seat's undo."""
    back = match.copy()
    back.undo(seat)
    return back.fingerprint()
