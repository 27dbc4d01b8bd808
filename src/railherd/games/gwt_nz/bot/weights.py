"""The weights of what scores nothing yet in the bots' evaluation, in hundredths of a point."""

from railherd.kit.bot.weights import TrailWeights


class Weights(TrailWeights):
    """One set of weights. Change them on an instance to try another style of play."""

    def __init__(self) -> None:
        super().__init__()
        # What so many workers are worth together: shepherds, craftsmen, sailors, shearers.
        self.workers: list[list[int]] = [
            [0, 550, 1200, 2000, 2400],
            [0, 250, 500, 750, 1000],
            [0, 700, 1300, 1800, 2200],
            [0, 300, 600, 900, 1200],
        ]
        self.dollar = 35
        self.patience = 300
        self.clutter = 52
        self.income = 70
        self.fleece = 28  # one more wool of the usual hand
        self.herd = 120  # percent of what a hand is usually worth, for hands are chosen
        self.posts = 50  # percent of what the posts in reach of usual herds bring
        self.permanent = 400  # a permanent certificate
        self.wool = 120  # permanent wool
        self.gold = 60
        self.token = 45
        self.path = 85  # a space of the pathfinder track
        self.sea = 100  # percent of the best harbour ahead of the ship
        self.foreign = 100  # a point of a foreign post that is open
        self.master = 500
        self.store = 120  # a storehouse whose pair is still on the board
        self.no_fees = 250
        self.played = 20  # a card that is played for its action
        self.objective = 150  # an objective card that a post gives
        self.kept = 50  # an objective card that is not played yet


WEIGHTS = Weights()
