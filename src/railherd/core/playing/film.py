"""Show a game moment by moment without replaying everything before each."""

from collections.abc import Iterator, Sequence
from typing import Any

from railherd.core.contract import Game
from railherd.core.playing import replay
from railherd.core.playing.match import Match
from railherd.core.writing.dealing import script_of
from railherd.core.writing.record import Deal, Move

CHOICES_BETWEEN_COPIES = 8


class Film:
    """All moments of a match, from moment 0 before its first choice to its present end."""

    def __init__(self, match: Match) -> None:
        beginning = replay.replay(match.game, match.shortened(len(match.moves)))
        self._kept = [beginning]
        self._end = beginning.copy()
        self._happened = [beginning.happened]
        self.follow(match.moves)

    @property
    def game(self) -> Game[Any]:
        """Return the game with the figures of the match."""
        return self._end.game

    @property
    def last(self) -> int:
        """Return the number of the last moment."""
        return len(self._end.moves)

    @property
    def is_over(self) -> bool:
        """Return whether the game is over at its last moment."""
        return self._end.over

    @property
    def moves(self) -> Sequence[Move]:
        """Return the choices; choice n leads to moment n + 1."""
        return self._end.moves

    @property
    def names(self) -> list[str]:
        """Return the names of the players, automas included, if the match has any."""
        names = self._end.names
        return [*names, *self._end.automas] if names else []

    def is_of(self, game: Game[Any], dealt: Deal) -> bool:
        """Return whether this is a film of a match that began with this game and deal, however far it has come."""
        return game is self._end.game and dealt == self._end.dealt

    def follow(self, moves: Sequence[Move]) -> None:
        """Bring the film up to date with a match that went on, or went back and on another way."""
        shared = _shared(self.moves, moves)
        if shared < self.last:
            self._end = self.at(shared)
            del self._kept[shared // CHOICES_BETWEEN_COPIES + 1 :], self._happened[shared + 1 :]
        new = moves[shared:]
        self._end.deal_from(script_of(self._end.game, _dealt(new)))
        for move in new:
            self._end.repeat(move)
            self._happened.append(self._end.happened)
            if self.last % CHOICES_BETWEEN_COPIES == 0:
                self._kept.append(self._end.copy())
        self._end.deal_from(None)

    def at(self, moment: int) -> Match:
        """Return the match as it was at a moment."""
        match = self._kept[moment // CHOICES_BETWEEN_COPIES].copy()
        for _ in self._play(match, moment):
            pass
        return match

    def run(self, first: int = 0) -> Iterator[Match]:
        """Yield one match again and again, at each moment from the first one on."""
        match = self.at(first)
        yield match
        yield from self._play(match, self.last)

    def happened(self, moment: int) -> int:
        """Return how many events there were at a moment."""
        return self._happened[moment]

    def _play(self, match: Match, moment: int) -> Iterator[Match]:
        """Play a match on to a moment; yield it after each choice."""
        missing = self.moves[len(match.moves) : moment]
        match.deal_from(script_of(match.game, _dealt(missing)))
        for move in missing:
            match.repeat(move)
            yield match
        match.deal_from(None)


def _shared(one: Sequence[Move], other: Sequence[Move]) -> int:
    """Return how many choices two games have in common."""
    pairs = zip(one, other, strict=False)
    return next((number for number, (a, b) in enumerate(pairs) if a != b), min(len(one), len(other)))


def _dealt(moves: Sequence[Move]) -> Deal:
    return [dealt for move in moves for dealt in move.dealt]
