"""Examine whether a game keeps the contract."""

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import product
from typing import Any

from railherd.core import notation
from railherd.core.agree import options_for
from railherd.core.asides import allowed_aside, aside_of, offered_aside
from railherd.core.contract import Decision, Game, Setup, State
from railherd.core.laws.any_order import begins_choice, misordered
from railherd.core.laws.aside_laws import broken_aside, broken_interrupt, broken_undo, broken_world
from railherd.core.playing import replay
from railherd.core.playing.match import Match
from railherd.core.rng import Rng
from railherd.core.writing import flat, position, record

MAX_DECISIONS = 20_000
MAX_INTERRUPTS = 100  # from one choice of the turn to the next
COSTLY_CHECK_INTERVAL = 7  # decisions from one costly check to the next
INTERRUPT_INTERVAL = 4  # decisions at which a seat may do something beside the turn, on average, until it does


Shape = tuple[tuple[str, ...], ...]  # of a stack: each decision's name, and the fields of it that are absent


@dataclass
class Report:
    """The result of an examination. Each of `failures` names the game, the step and the broken law.

    `orders` counts how often a choice of several cards was tried in an order that is allowed but not offered,
    `interrupts` how often a seat did something beside the turn. `shapes` are the stacks of decisions that were met.
    """

    game: str
    games: int = 0
    decisions: int = 0
    fingerprints: list[str] = field(default_factory=list)
    failures: list[str] = field(default_factory=list)
    orders: int = 0
    interrupts: int = 0
    shapes: set[Shape] = field(default_factory=set)

    @property
    def ok(self) -> bool:
        """Return whether every law held."""
        return not self.failures


class Broken(Exception):
    """Raised when a law of the contract does not hold."""


def examine(game: Game[Any], games: int, seed: int, every: int = COSTLY_CHECK_INTERVAL) -> Report:
    """Play random games over all seat counts and options; check laws and options at every step, the rest at some.

    Each stack of decisions is tried as a position when it is met first.
    """
    report = Report(game.ID)
    setups = list(all_setups(game))
    for index in range(games):
        setup = setups[index % len(setups)]
        examine_one(game, setup, seed + index, report, every)
    return report


def all_setups(game: Game[Any]) -> Iterator[Setup]:
    """Yield every combination of options and seats."""
    for values in product(*game.OPTIONS.values()):
        chosen = dict(zip(game.OPTIONS, values, strict=True))
        for seats in game.SEATS:
            offered = options_for(game, seats)
            others = [name for name in game.OPTIONS if name not in offered]
            if all(chosen[name] == game.OPTIONS[name][0] for name in others):
                yield Setup(seats, {name: chosen[name] for name in offered})


def examine_one(game: Game[Any], setup: Setup, seed: int, report: Report, every: int = COSTLY_CHECK_INTERVAL) -> None:
    """Play and check one random game; report the first broken law and stop there."""
    rng = Rng(seed)
    match = replay.start(game, setup, seed, [])
    step = 0
    before: Decision | None = None
    try:
        while not match.over:
            report.interrupts += interrupt(match, Rng(seed + step))
            if state_of(match).over():
                continue
            check_options(match)
            report.orders += check_orders(match, before, Rng(seed + step))
            check_laws(match)
            if step % every == 0:
                check_thoroughly(match, rng)
            elif shape_of(state_of(match)) not in report.shapes:
                check_travel(match)
            report.shapes.add(shape_of(state_of(match)))
            before = state_of(match).stack()[-1]
            options = state_of(match).legal()
            match.choose(options[rng.below(len(options))])
            step += 1
            expect(step < MAX_DECISIONS, "the game ends")
        check_laws(match)
        check_end(match)
    except Exception as fault:  # any fault of a game is a finding and must not stop the examination
        law = str(fault) if isinstance(fault, Broken) else f"{type(fault).__name__}: {fault}"
        report.failures.append(f"{game.ID} seats={setup.seats} seed={seed} step={step}: {law}")
    report.games += 1
    report.decisions += step
    report.fingerprints.append(match.fingerprint())


def shape_of(state: State) -> Shape:
    """Return what positions are most likely to differ by: which decisions wait, and what they do not remember."""
    return tuple(
        (asked.NAME, *(kept.name for kept, value in zip(asked.FIELDS, asked.values(), strict=True) if value < 0))
        for asked in state.stack()
    )


def interrupt(match: Match, rng: Rng) -> int:
    """Let seats do something beside the turn, at random; return how often one did.

    A question that stands in the way of the turn is answered: that of the seat that everybody waits for.
    """
    if match.game.ANYTIME is None:
        return 0
    count = 0
    for seat in range(match.setup.seats):
        while not match.over and (must_answer(match, seat) or rng.below(INTERRUPT_INTERVAL) == 0):
            state = state_of(match)
            options = offered_aside(match.game, state, seat)
            expect(bool(options) or seat not in state.open_asides(), "an open question has an option")
            if not options:
                break
            option = options[rng.below(len(options))]
            hold(broken_interrupt(match.game, state, seat, option))
            match.interrupt(seat, option)
            hold(broken_aside(match.game, state_of(match)))
            count += 1
            expect(count < MAX_INTERRUPTS, "what is done beside the turn ends")
    return count


def must_answer(match: Match, seat: int) -> bool:
    """Return whether everybody waits for an answer of a seat to its own question."""
    return seat == match.asked and seat in state_of(match).open_asides()


def check_thoroughly(match: Match, rng: Rng) -> None:
    """Check what costs too much to be checked at every step."""
    check_texts(match.game, state_of(match))
    check_travel(match)
    check_secrets(match, rng)
    check_prompt(match)
    check_undo(match, rng)
    if match.game.ANYTIME is not None:
        for seat in range(match.setup.seats):
            check_texts(match.game, aside_of(state_of(match), seat))
        hold(broken_aside(match.game, state_of(match)))
        hold(broken_undo(match, rng))


def expect(holds: bool, law: str) -> None:
    """Raise `Broken` unless a law holds."""
    if not holds:
        raise Broken(law)


def hold(broken: str) -> None:
    """Raise `Broken` if a law is named."""
    expect(not broken, broken)


def state_of(match: Match) -> State:
    """Return the true state, which only an examiner may see."""
    return match._state


def check_options(match: Match) -> None:
    """Check that a person is asked, and options ascend, are never none and are allowed: exactly what has no refusal."""
    state = state_of(match)
    expect(state.seat() in range(match.setup.seats), f"seat {state.seat()} that is asked is a person's")
    legal, allowed = state.legal(), state.allowed()
    expect(bool(legal), "there is always an option")
    expect(legal == sorted(set(legal)), f"options ascend: {legal}")
    passed = [option for option in range(state.span()) if state.refusal(option) == 0]
    expect(allowed == passed, f"allowed exactly if not refused: {allowed} against {passed}")
    expect(set(legal) <= set(allowed), f"what is offered is allowed: {legal} against {allowed}")


def check_orders(match: Match, before: Decision | None, rng: Rng) -> int:
    """Check that what is allowed but not offered is another order of what is offered; return how many were tried."""
    state = state_of(match)
    if not begins_choice(before, state.stack()[-1]):
        return 0
    tried, wrong = misordered(match.game, state, rng)
    expect(not wrong, f"'{wrong}' is only another order of what is offered")
    return tried


def check_texts(game: Game[Any], state: State) -> None:
    """Check that every option has a text that reads back, and every other one a refusal."""
    allowed = state.allowed()
    expect(
        allowed == [option for option in range(state.span()) if state.refusal(option) == 0], "allowed if not refused"
    )
    texts = [notation.words(game, state, option).text for option in range(state.span())]
    expect(len(set(texts)) == state.span(), "every option has its own text")
    for option in allowed:
        expect(notation.read(game, state, texts[option]) == option, f"'{texts[option]}' reads back")
    for option in range(state.span()):
        refused = notation.refusal(game, state, option)
        expect((refused is None) == (option in allowed), f"'{texts[option]}' is explained")


def check_prompt(match: Match) -> None:
    """Check that the asked seat is offered exactly what is allowed, and no other seat anything."""
    asked = state_of(match).seat()
    for seat in match.seats:
        prompt = match.prompt(seat)
        assert prompt is not None
        offered = [option.id for option in prompt.options]
        allowed = state_of(match).allowed() if seat == asked and not prompt.aside else []
        if match.game.ANYTIME is not None:
            beside = [option.id for option in (prompt.options if prompt.aside else prompt.anytime)]
            expect(beside == allowed_aside(match.game, state_of(match), seat), f"seat {seat} is offered what it may do")
        expect(prompt.aside or offered == allowed, f"seat {seat} is offered what it may do")


def check_laws(match: Match) -> None:
    """Check the game's own laws, such as that nothing is created or lost."""
    faults = match.game.audit(state_of(match))
    expect(not faults, "; ".join(faults))


def check_travel(match: Match) -> None:
    """Check that copy, position and flat ints give the same state, and that a copy shares nothing that changes."""
    game, state = match.game, state_of(match)
    before = position.write(game, state)
    expect(json.loads(json.dumps(before)) == before, "a position is JSON")
    expect(position.write(game, position.read(game, before, 0)) == before, "a position reads back")
    unpacked = flat.unpack(game, game.setup_of(state), flat.pack(game, state))
    expect(position.write(game, unpacked) == before, "flat ints read back")
    twin = state.copy()
    expect(position.write(game, twin) == before, "a copy is equal")
    play_on(twin, Rng(1), 30)
    expect(position.write(game, state) == before, "a copy shares nothing that moves")


def play_on(state: State, rng: Rng, steps: int) -> None:
    """Take a number of random steps."""
    for _ in range(steps):
        if state.over():
            return
        options = state.legal()
        state.step(options[rng.below(len(options))])


def check_secrets(match: Match, rng: Rng) -> None:
    """Check that what a seat sees does not depend on what it may not know."""
    game, state = match.game, state_of(match)
    for seat in [None, *match.seats]:
        world = game.imagine(state, seat, rng.word())
        seen = json.dumps(game.view(state, seat))
        expect(json.dumps(game.view(world, seat)) == seen, f"seat {seat} sees an imagined world as the true one")
        if seat is not None:
            check_features(match, seat, world)
        faults = game.audit(world)
        expect(not faults, f"an imagined world is sound: {faults}")
        expect(bool(world.legal()), "an imagined world can go on")
        if seat is not None and game.ANYTIME is not None:
            hold(broken_world(game, state, seat, world))
        if seat == state.seat():
            expect(world.legal() == state.legal(), "an imagined world offers its seat the same options")
            expect(world.allowed() == state.allowed(), "an imagined world allows its seat the same options")


def check_features(match: Match, seat: int, world: State) -> None:
    """Check that features have names and tell nothing that the seat may not know."""
    numbers = match.game.features(state_of(match), seat)
    expect(len(numbers) == len(set(match.game.feature_names(len(match.seats)))), "every feature has its own name")
    expect(match.game.features(world, seat) == numbers, f"features show seat {seat} nothing hidden")


def check_undo(match: Match, rng: Rng) -> None:
    """Check that an option that does not reveal can be undone and redone, with what is settled after it."""
    prompt = match.prompt()
    assert prompt is not None
    option = prompt.options[rng.below(len(prompt.options))]
    if option.reveals:
        return
    before = match.fingerprint()
    match.choose(option.id)
    match.settle()
    after = match.fingerprint()
    match.undo()
    expect(match.fingerprint() == before, f"undoing '{option.text}' leads back")
    match.redo()
    expect(match.fingerprint() == after, f"redoing '{option.text}' leads forth")
    match.undo()


def check_end(match: Match) -> None:
    """Check that a finished game has winners and scores, and a record that leads to the same end."""
    expect(bool(match.winners()), "somebody wins")
    expect(match.prompt() is None, "nobody is asked after the end")
    expect(json.loads(json.dumps(match.scores())) == match.scores(), "scores are JSON")
    text = match.record()
    again = replay.replay(match.game, record.parse(text))
    expect(again.record() == text, "a record reads back")
    expect(again.fingerprint() == match.fingerprint(), "a record leads to the same end")
