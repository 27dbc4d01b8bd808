"""A clock that guards a search: on a slow machine it cuts short what takes too long, and counts how often."""

from time import process_time


class Guard:
    """So many seconds of work a turn; none for as long as it takes."""

    def __init__(self, seconds: float = 0.0) -> None:
        self.seconds = seconds
        self.turns = 0  # that were begun
        self.cuts = 0  # of them that were cut short
        self._turn = -1
        self._left = seconds
        self._until = 0.0

    def begin(self, turn: int) -> None:
        """Begin a search in a turn."""
        if turn != self._turn:
            self._turn = turn
            self._left = self.seconds
            self.turns += 1
        self._until = process_time() + self._left

    def end(self) -> None:
        """End a search: others in the same turn have what is left."""
        if self._left > 0.0 and self.seconds > 0.0:
            self._left = self._until - process_time()
            if self._left <= 0.0:
                self.cuts += 1

    def is_over(self) -> bool:
        """Return whether the time of the turn is over."""
        return self.seconds > 0.0 and process_time() >= self._until
