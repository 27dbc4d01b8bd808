"""Priority lists: each line decides only between what the lines before it left equal."""

from railherd.games.gwt_nz.figures import lines


class Picks:
    """What is left of some candidates, and the line that decided last."""

    def __init__(self, options: list[int]) -> None:
        self.options = options
        self.rule = lines.ONLY_ONE if options else lines.IMPOSSIBLE

    def by(self, rule: int, worth: list[int]) -> None:
        """Keep the candidates that are worth least; `worth` has a number for each option."""
        if len(self.options) < 2:
            return
        least = min(worth)
        kept = [option for option, found in zip(self.options, worth, strict=True) if found == least]
        if len(kept) < len(self.options):
            self.options = kept
            self.rule = rule
