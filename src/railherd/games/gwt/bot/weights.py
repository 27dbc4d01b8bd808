"""The weights of what scores nothing yet in the bots' evaluation, in hundredths of a point."""

from railherd.kit.bot.weights import TrailWeights


class Weights(TrailWeights):
    """One set of weights. Change them on an instance to try another style of play."""

    def __init__(self) -> None:
        super().__init__()
        self.engineer = 480
        self.engine = 11


WEIGHTS = Weights()
