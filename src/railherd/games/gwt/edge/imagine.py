"""Deal worlds that a seat cannot tell from the true one."""

from railherd.games.gwt.actions import PlayableState
from railherd.kit.edge.imagine import imagine_world


def imagine(s: PlayableState, seat: int | None, seed: int) -> PlayableState:
    """Return a copy of the state with other hands and draw piles dealt again, as far as they are hidden."""
    return imagine_world(s.copy, seat, seed)
