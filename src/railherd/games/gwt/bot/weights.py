"""The weights of what scores nothing yet in the bots' evaluation, in hundredths of a point."""

from railherd.kit.bot.weights import TrailWeights


class Weights(TrailWeights):
    """One set of weights. Change them on an instance to try another style of play."""

    def __init__(self) -> None:
        super().__init__()
        self.cowboy = 580
        self.craftsman = 310
        self.engineer = 480
        self.crew = 90  # extra for the third worker of a kind and each one after it
        self.engine = 11


WEIGHTS = Weights()
