"""Who sits where: people and bots."""

from collections.abc import Sequence
from dataclasses import dataclass

from railherd.bots.contract import Bot
from railherd.bots.registry import make_bot
from railherd.core.match import Match
from railherd.terminal.voice import Voice, printable

PERSON = "person"
_NOTE = "# players: "


@dataclass(frozen=True)
class Company:
    """For each seat the name of its bot, or `PERSON`."""

    seats: Sequence[str]

    @property
    def people(self) -> list[int]:
        """The seats where people sit."""
        return [seat for seat, player in enumerate(self.seats) if player == PERSON]

    def make_bots(self, seed: int) -> dict[int, Bot]:
        """The bots by seat."""
        return {seat: make_bot(bot, seed + seat) for seat, bot in enumerate(self.seats) if bot != PERSON}

    def names(self, voice: Voice, given: Sequence[str] = ()) -> list[str]:
        """A name for every seat: those given first, then what kind of player sits there."""
        return [*given, *(self._name(voice, seat) for seat in range(len(given), len(self.seats)))]

    def sign(self, record: str) -> str:
        """A record with a comment that says who sat where, for `company_of` to read."""
        head, _, rest = record.partition("\n")
        return f"{head}\n{_NOTE}{' '.join(self.seats)}\n{rest}"

    def _name(self, voice: Voice, seat: int) -> str:
        player = self.seats[seat]
        key = f"terminal.player.{player}"
        return f"{voice.say(key) if voice.knows(key) else player} {seat + 1}"


def seat_bots(seats: int, bots: Sequence[str]) -> Company:
    """People in the first seats, bots in the last."""
    return Company([PERSON] * (seats - len(bots)) + list(bots))


def company_of(record: str) -> Company | None:
    """Who sat where, if a record was signed."""
    for line in record.splitlines():
        if line.startswith(_NOTE):
            return Company(line.removeprefix(_NOTE).split())
    return None


def names_of(match: Match, voice: Voice) -> list[str]:
    """What to call the seats of a match, whether its record names them or not."""
    if len(match.names) == match.setup.seats:
        return [printable(name) for name in match.names]
    return [voice.say("core.seat", number=seat) for seat in range(match.setup.seats)]
