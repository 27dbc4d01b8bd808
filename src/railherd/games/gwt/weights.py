"""How much the bots' judgement cares about what scores nothing yet: hundredths of a point."""


class Weights:
    """One set of weights. Change them on an instance to try another character."""

    def __init__(self) -> None:
        self.dollar = 20  # on top of what money scores
        self.hand = 80  # percent of a delivery that is expected when Kansas City is reached
        self.round = 100  # one more delivery made
        self.visits = 6  # deliveries in a whole game
        self.income = 40  # a dollar more at each of them
        self.cowboy = 500
        self.craftsman = 400
        self.engineer = 500
        self.engine = 12
        self.building = 100
        self.certificate = 30
        self.auxiliary = 60
        self.step = 250
        self.hand_limit = 350
        self.certificate_limit = 100
        self.progress = 30  # percent of an objective's points for the part of its tasks that is done
        self.clutter = 30  # a card more than needed


WEIGHTS = Weights()
