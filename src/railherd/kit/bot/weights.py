"""The weights of what scores nothing yet, as far as all trail games have it, in hundredths of a point."""


class TrailWeights:
    """One set of weights. Change them on an instance to try another style of play."""

    def __init__(self) -> None:
        self.dollar = 21  # on top of what money scores
        self.hand = 50  # percent of a delivery that is expected when Kansas City is reached
        self.patience = 350  # value of the stops on one whole way to Kansas City
        self.visits = 6  # deliveries in a whole game
        self.income = 45  # one more dollar at each delivery
        self.building = 100
        self.manor = 20  # a point of a building, on top of `building`
        self.certificate = 30
        self.auxiliary = 55
        self.step = 350
        self.hand_limit = 440
        self.certificate_limit = 90
        self.hope = 50  # percent of an objective's stake while none of its tasks is done
        self.progress = 80  # percent of it when the last task is nearly done
        self.clutter = 26  # the cost of each card
