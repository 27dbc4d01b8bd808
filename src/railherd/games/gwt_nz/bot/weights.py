"""The weights of what scores nothing yet in the bots' evaluation, in hundredths of a point."""

from railherd.kit.bot.weights import TrailWeights


class Weights(TrailWeights):
    """One set of weights. Change them on an instance to try another style of play."""

    def __init__(self) -> None:
        super().__init__()
        self.cowboy = 480
        self.crew = 80
        self.sailor = 380
        self.shearer = 330
        self.permanent = 250  # a permanent certificate
        self.wool = 120  # permanent wool
        self.gold = 60
        self.token = 45
        self.path = 35
        self.sea = 12  # a space from the start
        self.no_fees = 250
        self.played = 20  # a card that is played for its action


WEIGHTS = Weights()
