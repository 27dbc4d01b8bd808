"""The players at the terminal: people and bots by seat."""

from collections.abc import Sequence
from dataclasses import dataclass

from railherd.bots.contract import Bot
from railherd.bots.registry import make_bot
from railherd.core.playing.match import Match
from railherd.terminal.voice import Voice, printable

PERSON = "person"
_PLAYERS_COMMENT = "# players: "


@dataclass(frozen=True)
class Company:
    """For each seat the name of its bot, or `PERSON`."""

    seats: Sequence[str]

    @property
    def people(self) -> list[int]:
        """The seats where people sit."""
        return [seat for seat, player in enumerate(self.seats) if player == PERSON]

    def make_bots(self, seed: int) -> dict[int, Bot]:
        """Make the bots, by seat."""
        return {seat: make_bot(bot, seed + seat) for seat, bot in enumerate(self.seats) if bot != PERSON}

    def names(self, voice: Voice, people: Sequence[str] = ()) -> list[str]:
        """Return a name for every seat: the people ones first, then the kind of player."""
        return [*people, *(self._name(voice, seat) for seat in range(len(people), len(self.seats)))]

    def sign(self, record: str) -> str:
        """Return a record with a comment that says who sits where, for `company_of` to read."""
        head, _, rest = record.partition("\n")
        return f"{head}\n{_PLAYERS_COMMENT}{' '.join(self.seats)}\n{rest}"

    def _name(self, voice: Voice, seat: int) -> str:
        player = self.seats[seat]
        key = f"terminal.player.{player}"
        return f"{voice.say(key) if voice.knows(key) else player} {seat + 1}"


def seat_bots(seats: int, bots: Sequence[str]) -> Company:
    """Seat people first and bots in the last seats."""
    return Company([PERSON] * (seats - len(bots)) + list(bots))


def company_of(record: str) -> Company | None:
    """Return who sat where if a record was signed, else None."""
    for line in record.splitlines():
        if line.startswith(_PLAYERS_COMMENT):
            return Company(line.removeprefix(_PLAYERS_COMMENT).split())
    return None


def names_of(match: Match, voice: Voice) -> list[str]:
    """Return what to call the seats of a match, also if its record has no names."""
    automas = [automa_name(voice, automa) for automa in match.automas]
    if len(match.names) == match.setup.seats:
        return [printable(name) for name in match.names] + automas
    return [voice.say("core.seat", number=seat) for seat in range(match.setup.seats)] + automas


def automa_name(voice: Voice, automa: str) -> str:
    """Return what an automa is called; one without a text is called by its id."""
    key = f"core.automa.{automa}"
    return voice.say(key) if voice.knows(key) else automa
