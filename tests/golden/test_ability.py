"""Whether an action can be done, and why not, are worked out apart and never disagree."""

from __future__ import annotations

from collections import Counter

from railherd.games.gwt.actions import PlayableState
from railherd.games.gwt.figures.reasons import REASONS
from railherd.games.gwt.figures.verbs import COPY
from railherd.kit.figures.reasons import LEGAL, NO_SUCH_ACTION
from railherd.kit.rules.starting import refuse_action
from tests.golden.moments import moments


def test_an_action_that_cannot_be_done_has_a_reason_and_no_other_has_one() -> None:
    met: Counter[str] = Counter()
    for asked, match in moments("gwt").items():
        if asked == "retreat":  # an engine on the last space does nothing else before it goes back
            continue
        assert match.asked is not None
        world = match.imagine(match.asked, seed=0)
        assert isinstance(world, PlayableState)
        for action, act in enumerate(world.figures.actions):
            if act.verb == COPY or world.players[match.asked].place < 0:
                continue
            reason = refuse_action(world, match.asked, action)
            assert (reason == LEGAL) == world.able(match.asked, action)
            assert reason != NO_SUCH_ACTION, world.figures.action_names[action]
            met[REASONS[reason].name] += 1
    assert len(met) >= 12, met
