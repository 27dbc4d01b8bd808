"""The marks a screen is drawn with. Every meaning has its own mark; colour only repeats it."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Look:
    """One set of marks, each a single column wide except the arrow."""

    seats: str
    choosable: str
    held: str
    laid: str
    complete: str
    line: str
    step: str
    active: str
    arrow: str


FULL = Look("●▲■◆★⬟", "▸", "▹", "─", "═", "─", "›", "►", "→")
PLAIN = Look("@^#%*&", ">", "+", "-", "=", "-", ">", ">", "->")

# Colours that can be read on dark and on light screens alike.
SEATS = ("#3d8fd1", "#d9622b", "#00a078", "#a678c8", "#4aa3cf", "bold")
CHOOSABLE = "bold #c9922e"
STRONG = "bold"
SOFT = "dim"
COST = "#cf5a3c"
GAIN = "#4f9a4a"


def seat_style(seat: int) -> str:
    """Return the colour of a seat."""
    return SEATS[seat % len(SEATS)]
