"""One player's board, cards and pieces, as far as all trail games have them."""

from railherd.core.bag import Pile


class TrailSeat:
    """What every player has. Bit masks: `cleared` disc spaces, `stations`, `masters`, `unbuilt`."""

    def __init__(
        self,
        money: int,
        place: int,
        certificates: int,
        cleared: int,
        stations: int,
        masters: int,
        unbuilt: int,
        workers: list[int],
        cities: list[int],
        hazards: list[int],
        objectives: list[int],
        hand: list[int],
        discards: list[int],
        known: list[int],
        blind: list[int],
        deck: Pile,
    ) -> None:
        self.money = money
        self.place = place  # a space of the trail, NOWHERE before the first turn
        self.certificates = certificates
        self.cleared = cleared
        self.stations = stations  # places besides cities that hold a disc of the seat
        self.masters = masters
        self.unbuilt = unbuilt
        self.workers = workers
        self.cities = cities  # discs in each city
        self.hazards = hazards
        self.objectives = objectives  # in the objective area
        self.hand = hand  # ascending; objective cards come after all others
        self.discards = discards
        self.known = known  # cards of the hand that everybody can work out
        self.blind = blind  # objective cards of the hand that nobody else saw
        self.deck = deck
