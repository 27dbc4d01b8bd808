"""The weights of what scores nothing yet in the bots' evaluation, in hundredths of a point."""


class Weights:
    """One set of weights. Change them on an instance to try another style of play."""

    def __init__(self) -> None:
        self.pound = 21  # on top of what money scores
        self.hand = 50  # percent of a delivery that is expected when Wellington is reached
        self.patience = 350  # value of the stops on one whole way to Wellington
        self.visits = 6  # deliveries in a whole game
        self.income = 45  # one more pound at each delivery
        self.workers = [480, 310, 380, 330]  # shepherd, craftsman, sailor, shearer
        self.crew = 80  # extra for the third worker of a kind and each one after it
        self.building = 100
        self.manor = 20  # a point of a building, on top of `building`
        self.certificate = 30
        self.permanent = 250  # a permanent certificate
        self.wool = 120  # permanent wool
        self.gold = 60
        self.token = 45
        self.path = 35
        self.sea = 12  # a space from the start
        self.auxiliary = 55
        self.step = 350
        self.no_fees = 250
        self.hand_limit = 440
        self.certificate_limit = 90
        self.hope = 50  # percent of an objective's stake while none of its tasks is done
        self.progress = 80  # percent of it when the last task is nearly done
        self.played = 20  # a card that is played for its action
        self.clutter = 26  # the cost of each other card


WEIGHTS = Weights()
