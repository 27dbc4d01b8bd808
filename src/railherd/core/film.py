"""A game moment by moment: each is at hand without playing everything before it again."""

from collections.abc import Iterator, Sequence

from railherd.core import replay
from railherd.core.match import Match
from railherd.core.record import Deal, Move

EVERY = 8  # choices from one kept match to the next


class Film:
    """All moments of a match, from before its first choice, which is moment 0, to its present end."""

    def __init__(self, match: Match) -> None:
        beginning = replay.replay(match.game, match.shortened(len(match.moves)))
        self._kept = [beginning]
        self._end = beginning.copy()
        self._happened = [beginning.happened]
        self.follow(match)

    @property
    def last(self) -> int:
        """The number of the last moment."""
        return len(self._end.moves)

    @property
    def moves(self) -> Sequence[Move]:
        """The choices: the n-th one leads to moment n + 1."""
        return self._end.moves

    def is_of(self, match: Match) -> bool:
        """Whether this is a film of that match, however far either has come."""
        return match.game is self._end.game and match.dealt == self._end.dealt

    def follow(self, match: Match) -> None:
        """Become the film of a match that went on, or back and on another way: only what is new is played."""
        shared = _shared(self.moves, match.moves)
        if shared < self.last:
            self._end = self.at(shared)
            del self._kept[shared // EVERY + 1 :], self._happened[shared + 1 :]
        new = match.moves[shared:]
        self._end.deal_from(replay.script_of(match.game, _dealt(new)))
        for move in new:
            self._end.choose(move.text, seat=move.seat)
            self._happened.append(self._end.happened)
            if self.last % EVERY == 0:
                self._kept.append(self._end.copy())
        self._end.deal_from(None)

    def at(self, moment: int) -> Match:
        """The match as it was at a moment."""
        match = self._kept[moment // EVERY].copy()
        for _ in self._play(match, moment):
            pass
        return match

    def run(self, first: int = 0) -> Iterator[Match]:
        """One match that goes through all moments from one on in turn."""
        match = self.at(first)
        yield match
        yield from self._play(match, self.last)

    def happened(self, moment: int) -> int:
        """How many events there had been at a moment."""
        return self._happened[moment]

    def _play(self, match: Match, moment: int) -> Iterator[Match]:
        """Choose on in a match, after each choice of which it is at the next moment."""
        missing = self.moves[len(match.moves) : moment]
        match.deal_from(replay.script_of(match.game, _dealt(missing)))
        for move in missing:
            match.choose(move.text, seat=move.seat)
            yield match
        match.deal_from(None)


def _shared(one: Sequence[Move], other: Sequence[Move]) -> int:
    """How many choices two games have in common."""
    pairs = zip(one, other, strict=False)
    return next((number for number, (a, b) in enumerate(pairs) if a != b), min(len(one), len(other)))


def _dealt(moves: Sequence[Move]) -> Deal:
    return [dealt for move in moves for dealt in move.dealt]
