"""Certificates: a marker on a track with a limit, how it is moved on and back, and what is permanent."""

from typing import ClassVar, Generic, TypeVar

from railherd.core.contract import Field
from railherd.kit.decision import IN_KANSAS_CITY, UpTo
from railherd.kit.figures.events import CERTIFICATES_GAINED, CERTIFICATES_SPENT
from railherd.kit.figures.reasons import (
    LEGAL,
    NOT_ENOUGH_CERTIFICATES,
    NOT_ON_CERTIFICATE_TRACK,
    NOT_SO_MANY,
    OVER_CERTIFICATE_LIMIT,
)
from railherd.kit.state import DecisionOn, TrailState

S = TypeVar("S", bound=TrailState, contravariant=True)


def limit(s: TrailState, seat: int) -> int:
    """Return how far the marker may go. The space for 6 counts only once the one for 4 is cleared."""
    highest = s.figures.start_certificates
    cleared = s.players[seat].cleared
    for disc in s.figures.certificate_discs:
        if not cleared >> disc & 1:
            return highest
        highest = s.figures.disc_certificates[disc]
    return highest


def after_gain(s: TrailState, seat: int, spaces: int) -> int:
    """Return where the marker stands after moving on some spaces, up to the limit."""
    track = s.figures.certificate_track
    top = limit(s, seat)
    at = track.index(s.players[seat].certificates)
    while spaces > 0 and at + 1 < len(track) and track[at + 1] <= top:
        at += 1
        spaces -= 1
    return track[at]


def spaces_left(s: TrailState, seat: int) -> int:
    """Return how many spaces the marker can still move on."""
    track = s.figures.certificate_track
    return track.index(limit(s, seat)) - track.index(s.players[seat].certificates)


def offer_certificates(s: TrailState, seat: int, most: int) -> None:
    """Let a seat move its marker on by up to some spaces, if there is room for any."""
    room = min(most, spaces_left(s, seat))
    if room > 0:
        s.pending.append(Certify(seat, room))


class Certify(UpTo[TrailState]):
    """Move the certificate marker on by a number of spaces, or not at all."""

    NAME: ClassVar[str] = "certify"
    SURE: ClassVar[bool] = True
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("most", "number", low=1, high=6),)

    def meant(self, options: list[int]) -> int:
        """Return all the spaces that are given: nobody is worse off with more."""
        return options[-1]

    def span(self, s: TrailState) -> int:
        """Return one option for each number up to the end of the track."""
        return s.figures.certificate_track[-1] + 1

    def options(self, s: TrailState) -> list[int]:
        """Offer 0 up to the spaces that are given and left."""
        return list(range(min(self.most, spaces_left(s, self.seat)) + 1))

    def refusal(self, s: TrailState, option: int) -> int:
        """Refuse more spaces than are given, or than the limit leaves."""
        if option > self.most:
            return NOT_SO_MANY
        return LEGAL if option <= spaces_left(s, self.seat) else OVER_CERTIFICATE_LIMIT

    def apply(self, s: TrailState, option: int) -> None:
        """Move the marker on."""
        gain_certificates(s, self.seat, option)


def gain_certificates(s: TrailState, seat: int, spaces: int) -> None:
    """Move a seat's marker on by some spaces, as far as the limit allows."""
    player = s.players[seat]
    before = player.certificates
    player.certificates = after_gain(s, seat, spaces)
    if player.certificates > before:
        s.emit(CERTIFICATES_GAINED, seat, player.certificates - before)
        s.follow(CERTIFICATES_GAINED, seat, before)


class SpendCertificates(DecisionOn[S], Generic[S]):
    """Spend temporary certificates on the value of the herd: any number the marker can go back by."""

    NAME: ClassVar[str] = "spend"
    LEADS: ClassVar[bool] = True
    SPENDS: ClassVar[bool] = True
    PART: ClassVar[str] = IN_KANSAS_CITY

    def span(self, s: S) -> int:
        """Return one option for each number up to the end of the track."""
        return s.figures.certificate_track[-1] + 1

    def options(self, s: S) -> list[int]:
        """Offer the numbers that take the marker back to a space of its track."""
        held = s.players[self.seat].certificates
        return sorted(held - mark for mark in s.figures.certificate_track if mark <= held)

    def refusal(self, s: S, option: int) -> int:
        """Refuse more certificates than the seat has, and numbers that end off the track."""
        left = s.players[self.seat].certificates - option
        if left < 0:
            return NOT_ENOUGH_CERTIFICATES
        return LEGAL if left in s.figures.certificate_track else NOT_ON_CERTIFICATE_TRACK


def spend(s: TrailState, seat: int, certificates: int) -> None:
    """Move the marker back."""
    if certificates:
        s.players[seat].certificates -= certificates
        s.emit(CERTIFICATES_SPENT, seat, certificates)


def master_certificates(s: TrailState, seat: int) -> int:
    """Return the permanent certificates of a seat's masters."""
    total = 0
    for master in range(len(s.figures.master_permanent)):
        if s.players[seat].masters >> master & 1:
            total += s.figures.master_permanent[master]
    return total
