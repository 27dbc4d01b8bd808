"""Choose which objective cards to fulfil and which unplayed ones to add, for the most points."""

from railherd.kit.state import TrailState

IMPOSSIBLE = -1000


class Fulfilment:
    """A search through a seat's cards. `best` is the pair of score lines with the highest sum."""

    def __init__(self, s: TrailState, played: list[int], kept: list[int], masters: list[int]) -> None:
        """Prepare the search; `masters[n]` is what station masters pay for n cards in the area."""
        self.needs = s.figures.needs
        self.points = s.figures.objective_points
        self.penalty = s.figures.objective_penalty
        self.masters = masters
        self.most_masters = max(masters)
        self.cards: list[int] = played + kept
        self.played = len(played)
        self.hopes: list[int] = [0] * (len(self.cards) + 1)  # the most that the cards from a place on could bring
        for place in range(len(self.cards) - 1, -1, -1):
            self.hopes[place] = self.hopes[place + 1] + self.points[self.cards[place]]
        self.best = (IMPOSSIBLE, IMPOSSIBLE)

    def visit(self, place: int, have: list[int], area: int, points: int, spare: list[int]) -> None:
        """Try every use of the cards from a place on; `spare` has the penalties of unplayed cards left out so far."""
        if points + self.hopes[place] + self.most_masters <= self.best[0] + self.best[1]:
            return
        if place == len(self.cards):
            self._settle(area, points, sorted(spare))
            return
        card = self.cards[place]
        played = place < self.played
        if self._is_enough(have, card):
            needs = self.needs[card]
            left = [have[task] - needs[task] for task in range(len(have))]
            self.visit(place + 1, left, area if played else area + 1, points + self.points[card], spare)
        if played:
            self.visit(place + 1, have, area, points - self.penalty[card], spare)
        else:
            self.visit(place + 1, have, area, points, [*spare, self.penalty[card]])

    def _is_enough(self, have: list[int], card: int) -> bool:
        needs = self.needs[card]
        for task in range(len(have)):
            if have[task] < needs[task]:
                return False
        return True

    def _settle(self, area: int, points: int, spare: list[int]) -> None:
        """Add failed cards, smallest penalty first, and keep the best sum with what station masters pay."""
        for count in range(len(spare) + 1):
            masters = self.masters[area + count]
            if points + masters > self.best[0] + self.best[1]:
                self.best = (points, masters)
            if count < len(spare):
                points -= spare[count]
