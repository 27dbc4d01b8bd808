"""Count the clicks that a turn takes: `python -m tools.click_count`.

Greedy bots say what to do, and it is done as a person with a pointer does it: one click on the lit thing, or on the
answer in the list where several things can be done at that thing. Several choices that the page lets people make at
once are one click; with `--plain` they are made one by one, as before there were shortcuts.
"""

from __future__ import annotations

import argparse
import statistics
from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

import railherd
from railherd.bots.answer import ask
from railherd.bots.contract import Bot, Outlook
from railherd.bots.registry import make_bot
from railherd.core.playing.match import Match
from railherd.core.playing.prompt import Option, Prompt

SEATS = 2


class Click(NamedTuple):
    """What one command of a person took: clicks, the question it answered, and whether that left no choice."""

    clicks: int
    decision: str
    is_forced: bool


class Player:
    """Somebody who does what a greedy bot advises, with a pointer."""

    def __init__(self, seed: int, has_shortcuts: bool, ends_itself: bool) -> None:
        self._bot: Bot = make_bot("greedy", seed)
        self._has_shortcuts = has_shortcuts
        self._ends_itself = ends_itself
        self._worlds = 0

    def act(self, match: Match) -> Click:
        """Do the next thing that the seat wants; settle what leaves no choice, as a table does."""
        seat, prompt = match.asked, match.short_prompt() if self._has_shortcuts else match.prompt()
        assert seat is not None
        assert prompt is not None
        option, is_aside = self._advice(match, seat)
        if is_aside:
            match.interrupt(seat, option)
            return Click(1, "anytime", is_forced=False)
        wanted = next(offered for offered in prompt.options if offered.id == option)
        if len(prompt.options) == 1 and not prompt.anytime and self._ends_itself:
            clicks, then = 0, list[str]()
        else:
            clicks, then = self._cheapest(match, seat, prompt, wanted)
        match.choose(option)
        match.follow(then)
        match.settle()
        return Click(clicks, prompt.decision, len(prompt.options) == 1)

    def _advice(self, match: Match, seat: int) -> tuple[int, bool]:
        self._worlds += 1
        return ask(self._bot, Outlook(match.game, match.imagine(seat, self._worlds), seat))

    def _cheapest(self, match: Match, seat: int, prompt: Prompt, wanted: Option) -> tuple[int, list[str]]:
        """Return how many clicks an option takes, and the choices that are made with it."""
        best = 1, wanted.then, 1
        for shortcut in prompt.shortcuts:
            if shortcut.id == wanted.id and self._would_follow(match, seat, shortcut):
                clicks = min(len(pressed(prompt, shortcut.at)), 2)
                saved = len(shortcut.then) + 1 - clicks
                if saved > best[2] - 1:
                    best = clicks, shortcut.then, saved + 1
        return best[0], best[1]

    def _would_follow(self, match: Match, seat: int, shortcut: Option) -> bool:
        """Return whether the seat would also make the other choices of a shortcut, one after the other."""
        later = match.copy()
        later.choose(shortcut.id)
        for text in shortcut.then:
            option, is_aside = self._advice(later, seat)
            if is_aside or later.text_of(option) != text:
                return False
            later.choose(option)
        return True


def pressed(prompt: Prompt, at: str | None) -> list[Option]:
    """Return what pressing a place may mean, as the page works it out (`web/src/board/offers.ts`)."""
    short = [shortcut for shortcut in prompt.shortcuts if shortcut.at == at]
    known = {shortcut.text for shortcut in short}
    return short + [option for option in prompt.options if option.at == at and option.text not in known]


def play(game: str, seed: int, has_shortcuts: bool, ends_itself: bool) -> list[list[Click]]:
    """Play one game; return what each turn took."""
    match = railherd.new(game, SEATS, seed=seed)
    players = [Player(seed * SEATS + seat, has_shortcuts, ends_itself) for seat in range(SEATS)]
    turns: list[list[Click]] = []
    last = None
    while not match.over:
        seat = match.asked
        assert seat is not None
        if seat != last:
            turns.append([])
        last = seat
        turns[-1].append(players[seat].act(match))
    return turns


def told(game: str, turns: Sequence[Sequence[Click]]) -> str:
    """Return one formatted line of figures."""
    counts = [sum(click.clicks for click in turn) for turn in turns]
    forced = sum(click.clicks for turn in turns for click in turn if click.is_forced)
    return (
        f"{game:<11}{len(turns):>5} turns · median {statistics.median(counts):g} · "
        f"mean {statistics.mean(counts):.2f} · most {max(counts)} · on prompts with one option {forced}"
    )


def main() -> None:
    """Play, count, print."""
    parser = argparse.ArgumentParser(description="How many clicks a turn takes.")
    parser.add_argument("--game", action="append", help="which game, all if none is named")
    parser.add_argument("--games", type=int, default=10, help="how many games of each, from seed 1 on")
    parser.add_argument("--plain", action="store_true", help="make every choice by itself")
    parser.add_argument("--ends-itself", action="store_true", help="with the setting that turns end by themselves")
    wanted = parser.parse_args()
    for game in wanted.game or railherd.games():
        seeds = range(1, wanted.games + 1)
        turns = [turn for seed in seeds for turn in play(game, seed, not wanted.plain, wanted.ends_itself)]
        print(told(game, turns))
        where = Counter[str]()
        for turn in turns:
            for click in turn:
                where[click.decision] += click.clicks
        print("  " + ", ".join(f"{name} {count / len(turns):.2f}" for name, count in where.most_common(8)))


if __name__ == "__main__":
    main()
