"""One player's board, cards and pieces, as far as all trail games have them."""

from typing import Final

from railherd.core.bag import Pile

# What every list is until a seat or a state is set up or copied into: nothing may be put into it.
BLANK: Final[list[int]] = []


class TrailSeat:
    """What every player has. Bit masks: `cleared` disc spaces, `stations`, `masters`, `unbuilt`.

    A new seat has nothing but its deck: `equip` sets it up, and `copy_from` makes it like another.
    """

    def __init__(self, deck: Pile) -> None:
        self.deck = deck
        self.money = 0
        self.place = 0  # a space of the trail, NOWHERE before the first turn
        self.certificates = 0
        self.cleared = 0
        self.stations = 0  # places besides cities that hold a disc of the seat
        self.masters = 0
        self.unbuilt = 0
        self.workers = BLANK
        self.cities = BLANK  # discs in each city
        self.hazards = BLANK
        self.objectives = BLANK  # in the objective area
        self.hand = BLANK  # ascending; objective cards come after all others
        self.discards = BLANK
        self.known = BLANK  # cards of the hand that everybody can work out
        self.blind = BLANK  # objective cards of the hand that nobody else saw

    def copy_from(self, other: "TrailSeat") -> None:
        """Take over all but the deck from another seat, so that neither changes with the other."""
        self.money = other.money
        self.place = other.place
        self.certificates = other.certificates
        self.cleared = other.cleared
        self.stations = other.stations
        self.masters = other.masters
        self.unbuilt = other.unbuilt
        self.workers = other.workers[:]
        self.cities = other.cities[:]
        self.hazards = other.hazards[:]
        self.objectives = other.objectives[:]
        self.hand = other.hand[:]
        self.discards = other.discards[:]
        self.known = other.known[:]
        self.blind = other.blind[:]
