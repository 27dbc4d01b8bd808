"""The marks of the tables of trail games: one set in Unicode, one in plain ASCII."""

from dataclasses import dataclass

from railherd.terminal import look
from railherd.terminal.look import Look


@dataclass(frozen=True)
class Marks:
    """Signs of the trail and the railway, each a single column wide."""

    woods: str
    risk: str
    flood: str
    drought: str
    rockfall: str
    line: str
    joint: str  # between two spaces that stand close together
    fork: str
    below: str
    join: str
    end: str
    cross: str
    times: str
    minus: str

    def hazard(self, kind: str) -> str:
        """Return the sign of a hazard by the beginning of the id of its space or its tile."""
        return {"flood": self.flood, "drought": self.drought, "rockfall": self.rockfall}[kind]


FULL = Marks("♣", "!", "≈", "☼", "∴", "─", "─", "┬", "└", "┤", "┘", "×", "×", "−")
PLAIN = Marks("&", "!", "~", "*", "o", "-", " ", ".", "'", "|", "'", "x", "x", "-")


def marks_of(marks: Look) -> Marks:
    """Return the signs that go with a look."""
    return PLAIN if marks is look.PLAIN else FULL
