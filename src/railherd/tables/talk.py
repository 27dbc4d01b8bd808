"""What is said at a table: the last lines, and how a line may be written."""

from __future__ import annotations

import msgspec

from railherd.tables.entries import Entry, Say

TALK_LINES = 50  # kept in memory and sent with a state; earlier ones are read from the log when somebody asks

# Zero-width joiners are no text either, but some scripts and many emoji need them.
_JOINERS = "\u200c\u200d"


class TalkLine(msgspec.Struct, frozen=True):
    """A message that somebody wrote at the table."""

    seq: int
    time: int
    name: str
    seat: int | None
    text: str


def plain_text(text: str) -> str:
    """Return a text in one line without what nobody sees, such as controls and marks that turn its direction."""
    return " ".join("".join(letter for letter in " ".join(text.split()) if _is_shown(letter)).split())


def _is_shown(letter: str) -> bool:
    return letter.isprintable() or letter in _JOINERS


def talk_line(entry: Entry, said: Say) -> TalkLine:
    """Return an entry of the log as it is shown; old ones were kept as they were sent."""
    return TalkLine(entry.seq, entry.time, said.name, entry.seat, plain_text(said.text))


class Talk:
    """The last lines of a table, and the number of the last line that is no longer among them. Never changes."""

    def __init__(self, lines: tuple[TalkLine, ...] = (), left_out: int = 0) -> None:
        self.lines = lines
        self.left_out = left_out

    def with_line(self, line: TalkLine) -> Talk:
        """Return the talk with one more line, without the first if there are too many."""
        if len(self.lines) < TALK_LINES:
            return Talk((*self.lines, line), self.left_out)
        return Talk((*self.lines[1:], line), self.lines[0].seq)
