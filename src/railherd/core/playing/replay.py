"""Start matches from nothing, from a position and from a record."""

from typing import Any

from railherd.core.agree import agree
from railherd.core.chance import from_seed, keyed
from railherd.core.contract import Game, Json, Setup, State
from railherd.core.event import Event
from railherd.core.names import check_names
from railherd.core.notation import modern
from railherd.core.playing.history import History
from railherd.core.playing.match import Match
from railherd.core.problem import Problem
from railherd.core.writing import position
from railherd.core.writing.dealing import deal_of, script_of
from railherd.core.writing.record import Deal, Move, Record, is_number


class BrokenRecord(Problem):
    """Raised for a record that cannot be followed to its end. `match` is the game up to the last good choice."""

    match: Match | None = None


def start(
    game: Game[Any], setup: Setup, seed: int, names: list[str], script: Deal | None = None, by_hash: bool = False
) -> Match:
    """Return a new match; a script of (pile, item) deals what a recorded game dealt.

    `by_hash` is for tables where people play; see `KeyedChance`.
    """
    chance = keyed(seed, len(game.PILES)) if by_hash else from_seed(seed, len(game.PILES))
    tape: list[tuple[int, int]] = []
    chance.tape = tape
    chance.script = None if script is None else script_of(game, script)
    log: list[Event] = []
    state = game.new(setup, chance, log)
    header = {"seats": str(setup.seats), "seed": str(seed), **setup.options}
    record = Record(game.ID, game.RULES, header, names, game.components, dealt=deal_of(game, tape))
    return Match(History(game, state, log), record)


def from_position(game: Game[Any], data: Json, fresh_seed: int, names: list[str]) -> Match:
    """Return a match that begins in a position."""
    state = position.read(game, data, fresh_seed)
    return _match_at(game, state, position.write(game, state), names)


def _match_at(game: Game[Any], state: State, beginning: Json, names: list[str]) -> Match:
    """Return a match that begins in a state; its record keeps the position as given, so that it reads back the same."""
    return Match(History(game, state, []), Record(game.ID, game.RULES, {}, names, position=beginning))


def replay(game: Game[Any], record: Record) -> Match:
    """Return the match that a record leads to.

    A choice that is no longer legal raises `BrokenRecord`, which names the line and the rule and carries the match up
    to there, so that no saved game is ever lost.
    """
    if record.rules > game.RULES:
        raise Problem("core.record_newer", {"rules": record.rules, "known": game.RULES})
    match = _begin(game, record)
    for number, move in zip(record.lines, record.moves, strict=True):
        try:
            _choose_again(match, move)
        except Problem as problem:
            where: Json = {"line": number, "choice": move.text, "why": problem}
            raise _broken(match, "core.record_choice", where) from None
    match.deal_from(None)
    if record.result is not None and record.result != match.result():
        raise _broken(match, "core.record_result", {"found": record.result})
    return match


def _choose_again(match: Match, move: Move) -> None:
    """Make a recorded choice. A record does not say what was settled, so every forced choice counts as settled."""
    text = modern(match.game, move.text)
    if not move.anytime and match.forced_next() == text:
        match.follow([text], seat=move.seat)
    else:
        match.repeat(move._replace(text=text))


def rewind(match: Match, count: int, seed: int, by_hash: bool = False) -> Match:
    """Return the match as it was before its last `count` choices, with what is hidden dealt again from a seed.

    With the old seed the players would know what comes.
    """
    if not 0 < count <= len(match.moves):
        raise Problem("core.nothing_to_undo")
    again = match.copy()
    again.go_back(count)
    again.reseed(seed, by_hash)
    return again


def _begin(game: Game[Any], record: Record) -> Match:
    script = record.dealt + [dealt for move in record.moves for dealt in move.dealt]
    if record.position is not None:
        state = position.read(game, record.position, 0)
        check_names(record.names, game.setup_of(state).seats)
        match = _match_at(game, state, record.position, record.names)
        match.deal_from(script_of(game, script))
        return match
    options = {name: value for name, value in record.header.items() if name not in ("seats", "seed")}
    seats = record.header.get("seats", "")
    setup = agree(game, int(seats) if is_number(seats) else 0, options)
    check_names(record.names, setup.seats)
    return start(game, setup, position.read_seed(record.header.get("seed")), record.names, script)


def _broken(match: Match, key: str, arguments: Json) -> BrokenRecord:
    broken = BrokenRecord(key, arguments)
    broken.match = match
    return broken
