"""A player's herd: drawing, discarding, and what everybody can work out about a hand."""

from bisect import insort

from railherd.kit.figures.events import CARD_DISCARDED, CARD_DRAWN, CARD_REMOVED, HERD_SHUFFLED
from railherd.kit.figures.lookup import TrailFigures
from railherd.kit.state import TrailState


def draw_cards(s: TrailState, seat: int, count: int) -> int:
    """Draw cards into the hand and return how many there were.

    The discard pile is shuffled only when a card is needed. A card known to lie on top stays known in the hand.
    """
    player = s.players[seat]
    drawn = 0
    while drawn < count:
        if not player.deck.size():
            if not player.discards:
                return drawn
            shuffle_discards(s, seat)
        is_known = s.figures.tops_seen and len(player.deck.known) > 0
        card = player.deck.draw(s.chance)
        insort(player.hand, card)
        if is_known:
            insort(player.known, card)
        s.emit(CARD_DRAWN, seat, card)
        drawn += 1
    return drawn


def shuffle_discards(s: TrailState, seat: int) -> None:
    """Make the discard pile the draw pile.

    The draw pile was empty, so everybody can work out the hand except its blind cards.
    """
    player = s.players[seat]
    s.emit(HERD_SHUFFLED, seat, len(player.discards))
    player.deck.shuffle_in(player.discards)
    player.discards = []
    s.follow(HERD_SHUFFLED, seat, 0)
    player.known = player.hand[:]
    for card in player.blind:
        player.known.remove(card)


def different(cards: list[int]) -> list[int]:
    """Return each kind of card once, of cards in ascending order."""
    found: list[int] = []
    last = -1
    for card in cards:
        if card != last:
            found.append(card)
        last = card
    return found


def discard(s: TrailState, seat: int, card: int) -> None:
    """Move a card from the hand face up onto the discard pile."""
    take_from_hand(s, seat, card)
    s.players[seat].discards.append(card)
    s.emit(CARD_DISCARDED, seat, card)


def remove_card(s: TrailState, seat: int, card: int) -> None:
    """Move a card from the hand out of the game."""
    take_from_hand(s, seat, card)
    s.removed.append(card)
    s.emit(CARD_REMOVED, seat, card)


def take_from_hand(s: TrailState, seat: int, card: int) -> None:
    """Take a card out of the hand where everybody sees it."""
    player = s.players[seat]
    player.hand.remove(card)
    if card in player.known:
        player.known.remove(card)
    elif card in player.blind:
        player.blind.remove(card)


def hand_limit(s: TrailState, seat: int) -> int:
    """Return how many cards phase C draws up to."""
    limit = s.figures.start_hand
    cleared = s.players[seat].cleared
    for disc in s.figures.hand_discs:
        if cleared >> disc & 1:
            limit += s.figures.disc_hand[disc]
    return limit


def has_cards(s: TrailState, seat: int) -> bool:
    """Return whether there is any card to draw."""
    player = s.players[seat]
    return player.deck.size() > 0 or len(player.discards) > 0


def has_pair(s: TrailState, seat: int, breed: int) -> bool:
    """Return whether the hand holds two cattle of a breed."""
    return breed_count(s, seat, breed) >= 2


def breed_count(s: TrailState, seat: int, breed: int) -> int:
    """Return how many cattle of a breed the hand holds."""
    count = 0
    for card in s.players[seat].hand:
        if card < s.figures.cattle and s.figures.breed[card] == breed:
            count += 1
    return count


def holds_pair(s: TrailState, seat: int) -> bool:
    """Return whether the hand holds any two cattle of one breed."""
    last = -1
    for card in s.players[seat].hand:
        if card >= s.figures.cattle:
            return False
        if s.figures.breed[card] == last:
            return True
        last = s.figures.breed[card]
    return False


def holds_cattle(s: TrailState, seat: int) -> bool:
    """Return whether the hand holds any cattle; they come first in it."""
    hand = s.players[seat].hand
    return len(hand) > 0 and hand[0] < s.figures.cattle


def holds_objective(s: TrailState, seat: int) -> bool:
    """Return whether the hand holds any objective card; they come last in it."""
    hand = s.players[seat].hand
    return len(hand) > 0 and hand[len(hand) - 1] >= s.figures.first_objective


def breeding_value(figures: TrailFigures, hand: list[int], counted: int = 0) -> int:
    """Return the breeding values of the cattle in a sorted hand, each breed once; some were counted before, as bits."""
    value = 0
    last = -1
    for card in hand:
        if card >= figures.cattle:
            break
        if figures.breed[card] != last:
            last = figures.breed[card]
            value += 0 if counted >> last & 1 else figures.value[card]
    return value
