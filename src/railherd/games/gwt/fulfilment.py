"""Which objective cards to fulfil with what one has, and which unplayed ones to add: the most points."""

from railherd.games.gwt.state import State

IMPOSSIBLE = -1000


class Fulfilment:
    """A search through the cards, dearest first. `best` is the pair of lines that is highest together."""

    def __init__(self, s: State, played: list[int], kept: list[int], masters: list[int]) -> None:
        """`masters[n]`: what station masters pay for n cards in the area."""
        self.s = s
        self.masters = masters
        self.cards: list[int] = sorted(played + kept, key=lambda card: -s.t.objective_points[card])
        self.played: list[bool] = []
        open_cards = played[:]
        for card in self.cards:
            self.played.append(card in open_cards)
            if card in open_cards:
                open_cards.remove(card)
        self.hopes: list[int] = [0] * (len(self.cards) + 1)  # what the cards from a place on could bring at most
        for place in range(len(self.cards) - 1, -1, -1):
            self.hopes[place] = self.hopes[place + 1] + s.t.objective_points[self.cards[place]]
        self.best = (IMPOSSIBLE, IMPOSSIBLE)

    def visit(self, place: int, have: list[int], area: int, points: int, spare: list[int]) -> None:
        """Decide on the cards from a place on. `spare`: the penalties of unplayed cards left out so far."""
        most = max(self.masters)
        if points + self.hopes[place] + most <= self.best[0] + self.best[1]:
            return
        if place == len(self.cards):
            self._settle(area, points, sorted(spare))
            return
        card = self.cards[place]
        played = self.played[place]
        needs = self.s.t.tasks[card]
        left = [have[task] - needs[task] for task in range(len(have))]
        if min(left) >= 0:
            more = area if played else area + 1
            self.visit(place + 1, left, more, points + self.s.t.objective_points[card], spare)
        penalty = self.s.t.objective_penalty[card]
        if played:
            self.visit(place + 1, have, area, points - penalty, spare)
        else:
            self.visit(place + 1, have, area, points, [*spare, penalty])

    def _settle(self, area: int, points: int, spare: list[int]) -> None:
        """Add failed cards, the mildest first, where a station master pays for them."""
        for count in range(len(spare) + 1):
            masters = self.masters[area + count]
            if points + masters > self.best[0] + self.best[1]:
                self.best = (points, masters)
            if count < len(spare):
                points -= spare[count]
