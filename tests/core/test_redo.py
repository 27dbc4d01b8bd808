"""What `redo` puts in place again is what playing it once more would come to."""

from random import Random

import pytest

import railherd
from railherd.core.playing.match import Match

GAMES = railherd.games()


def undoable(game: str, seed: int) -> Match:
    """Return a match some way on, with several choices that can be taken back."""
    match, chance = railherd.new(game, 2, seed=seed), Random(seed)
    backs = 0
    while backs < 2 or len(match.moves) < 20:
        prompt = match.prompt()
        assert prompt is not None
        match.choose(chance.choice(prompt.options).text)
        match.settle()
        prompt = match.prompt()
        assert prompt is not None
        backs = backs + 1 if prompt.can_undo else 0
    return match


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_redo_leads_where_the_choices_led(game: str, seed: int) -> None:
    match = undoable(game, seed)
    end, events = match.fingerprint(), match.events(0)
    for times in (1, 2, 1):
        for _ in range(times):
            match.undo()
        undone = match.fingerprint()
        again = match.copy()
        for move in railherd.load(undoable(game, seed).record()).moves[len(match.moves) :]:
            again.choose(move.text)
        for _ in range(times):
            match.redo()
        assert match.fingerprint() == end == again.fingerprint() != undone
        assert match.events(0) == events
        assert railherd.load(match.record()).fingerprint() == end


@pytest.mark.parametrize("game", GAMES)
def test_a_twin_is_not_changed_by_what_comes_after_undo_and_redo(game: str) -> None:
    match = undoable(game, 1)
    match.undo()
    twin, before = match.copy(), match.fingerprint()
    match.redo()
    after = match.fingerprint()
    prompt = match.prompt()
    assert prompt is not None
    match.choose(prompt.options[0].text)
    assert twin.fingerprint() == before
    twin.redo()
    assert twin.fingerprint() == after
    twin.undo()
    assert twin.fingerprint() == before
