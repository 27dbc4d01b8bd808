"""What the store keeps of guests and tables, with one type for each thing that can happen at a table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

import msgspec

from railherd.core.writing.record import Deal

OLD_KINDS = {
    "takeover": "seat_to_bot",
    "return": "seat_from_bot",
    "link": "renew_link",
    "wish": "ask_rewind",
    "answer": "answer_rewind",
    "talk": "allow_talk",
}
"""The present name of each kind of entry that had another in logs of earlier versions."""


class Device(msgspec.Struct, frozen=True):
    """A browser that has a guest's cookie."""

    hash: str  # sha256 of the secret in the cookie
    renewed: int  # when the cookie was last set, in unix milliseconds
    first: int = 0  # when it was set for the first time; 0 if that was not noted
    description: str = ""  # browser and system; "" if they are unknown


class Guest(msgspec.Struct, frozen=True):
    """A person, known by the cookies of their devices. Times are in unix milliseconds."""

    id: str
    name: str
    devices: tuple[Device, ...]  # each once, the one used last at the end
    created: int
    seen: int
    banned: bool = False


class TableRow(msgspec.Struct, frozen=True):
    """What was agreed when a table was made. Only `live` ever changes."""

    id: str
    game: str
    rules: int
    seats: int
    options: dict[str, str]
    components: str
    seed: str  # 128 bits, in decimal; it never leaves the server
    host: str  # the id of a guest
    listed: bool
    created: int  # unix milliseconds
    live: bool  # False once over or closed
    figures: str = ""  # the digest of its component figures; "" if they are not kept
    network: str = ""  # where its maker was, as `network_name` calls it; "" if that was not noted


class KeptFigures(msgspec.Struct, frozen=True):
    """All component figures of one or more tables, as they were when those were made."""

    digest: str
    game: str
    form: int  # `Game.FIGURES` of then
    data: str  # canonical JSON


class Happening(msgspec.Struct, frozen=True, tag_field="type", omit_defaults=True):
    """Something that happened at a table."""


class GameChange(Happening, frozen=True):
    """Something that changed the game itself, not only who sits at the table or what is said there."""


class Create(Happening, tag="create", frozen=True):
    """The table was made, each chair with its kind and its bot or automa."""

    chairs: list[tuple[str, str]]
    talk: bool = False
    turn_minutes: int = 0  # the time for a turn, 0 if there is no clock
    position: dict[str, Any] | None = None  # in which the game begins, if it goes on from somewhere else


class Sit(Happening, tag="sit", frozen=True):
    """A guest took the seat. `version` is that of its next link: the one that was used died.

    Earlier versions kept used links alive: in their logs it is None.
    """

    name: str
    version: int | None = None


class Remove(Happening, tag="remove", frozen=True):
    """The host took the guest out of the seat before the game began; it is open or invited again, with a new link."""

    kind: str
    version: int


class TakeSeatBack(Happening, tag="take_seat_back", frozen=True):
    """The owner of the seat, whom somebody else replaced while they were away, has it again."""


class Arrange(Happening, tag="arrange", frozen=True):
    """The seat became open, invited or a bot's."""

    kind: str
    bot: str = ""


class Start(GameChange, tag="start", frozen=True):
    """The game began. `dealt` is what chance dealt, so that no later generator can change it."""

    dealt: Deal | None = None


class Choose(GameChange, tag="choose", frozen=True):
    """The seat answered a question. `dealt` is what chance dealt because of it.

    `settled` are the choices that one undo takes back with it: those made by the same command, and those taken for the
    person after it because they left nothing to decide.
    """

    text: str
    dealt: Deal | None = None
    settled: list[str] = []


class Interrupt(GameChange, tag="interrupt", frozen=True):
    """The seat did something beside the turn, or answered a question of its own. `dealt` is as in a choice."""

    text: str
    dealt: Deal | None = None


class Undo(GameChange, tag="undo", frozen=True):
    """The seat took its last choice back or, if `turn`, all that it could of its turn."""

    turn: bool = False


class Redo(GameChange, tag="redo", frozen=True):
    """The seat made the choice again that it had taken back."""


class Rewind(GameChange, tag="rewind", frozen=True):
    """Everybody went back by some choices; what is hidden is dealt again from the seed."""

    count: int
    seed: str


class Resume(GameChange, tag="resume", frozen=True):
    """The game went on from its last good choice after a repair of the rules."""

    record: str
    seed: str


class SeatToBot(Happening, tag="seat_to_bot", frozen=True):
    """A bot plays for the guest of the seat, who is away or, if `late`, whose time for the turn had run out."""

    bot: str
    late: bool = False


class SeatFromBot(Happening, tag="seat_from_bot", frozen=True):
    """The guest of the seat plays again."""


class TimeUp(Happening, tag="time_up", frozen=True):
    """The time for the turn of the seat ran out; the others may let a bot play."""


class RenewLink(Happening, tag="renew_link", frozen=True):
    """The seat got a new link, and the old one died."""

    version: int


class AskRewind(Happening, tag="ask_rewind", frozen=True):
    """The seat asked everybody to go back by some choices."""

    count: int


class AnswerRewind(Happening, tag="answer_rewind", frozen=True):
    """The seat agreed to go back, or refused."""

    yes: bool


class Say(Happening, tag="say", frozen=True):
    """Somebody said something."""

    name: str
    text: str


class AllowTalk(Happening, tag="allow_talk", frozen=True):
    """The host allowed talk at the table, or ended it."""

    on: bool


class AllowHints(Happening, tag="allow_hints", frozen=True):
    """The host allowed hints although several people play, or ended that."""

    on: bool


class Hint(Happening, tag="hint", frozen=True):
    """The person of the seat asked for a hint."""


class Eased(Happening, tag="eased", frozen=True):
    """The server was so busy that bots began to search less."""


class Rematch(Happening, tag="rematch", frozen=True):
    """The same people play again at another table."""

    table: str


class Close(Happening, tag="close", frozen=True):
    """The table was closed."""


class Unknown(GameChange, tag="unknown", frozen=True):
    """Something that this version does not know, because a later one wrote it. It is never saved."""

    kind: str


AnyHappening: TypeAlias = (
    Create | Sit | Remove | TakeSeatBack | Arrange | Start | Choose | Interrupt | Undo | Redo | Rewind | Resume
    | SeatToBot | SeatFromBot | TimeUp | RenewLink | AskRewind | AnswerRewind | Say | AllowTalk | AllowHints
    | Hint | Eased | Rematch | Close
)  # fmt: skip


class Entry(msgspec.Struct, frozen=True):
    """One line of a table's log. Folding all lines in order gives the table as it stands."""

    table: str
    seq: int  # from 1, without gaps
    time: int  # unix milliseconds
    seat: int | None
    guest: str | None
    id: str  # the client's own id for its command, unique at its table; "" if it has none
    what: AnyHappening | Unknown

    @property
    def kind(self) -> str:
        """Return the name of what happened, as the log and the protocol have it."""
        return kind_of(self.what)


def kind_of(what: Happening) -> str:
    """Return the name of a happening."""
    return str(what.__struct_config__.tag)


def happening(kind: str, fields: Mapping[str, Any]) -> AnyHappening:
    """Make a happening from its name, of this version or an earlier one, and its fields."""
    made: AnyHappening = msgspec.convert({"type": OLD_KINDS.get(kind, kind), **fields}, AnyHappening)
    return made
