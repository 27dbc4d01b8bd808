"""Count the clicks that a turn takes: `python -m tools.click_count`.

Greedy bots say what to do, and it is done as a person with a pointer does it: one click on the lit thing, or on the
answer in the list where several things can be done at that thing. What the page lets people do by several choices at
once is one click. Each game is played once and counted in three ways: every choice made by itself, with those
shortcuts, and with turns that end by themselves besides.
"""

from __future__ import annotations

import argparse
import statistics
from collections import Counter
from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

import railherd
from railherd.bots.answer import ask
from railherd.bots.contract import Bot, Outlook
from railherd.bots.registry import make_bot
from railherd.core.playing.match import Match
from railherd.core.playing.prompt import Option, Prompt

SEATS = 2
WAYS = ("plain", "shortcuts", "ending")


class Step(NamedTuple):
    """A question that a person was asked: its prompt, and the choices that their answer made, settled ones last."""

    seat: int
    prompt: Prompt
    answer: Option
    texts: list[str]
    settled: int
    is_aside: bool
    is_late: bool  # any turn may be the last of its seat

    @property
    def is_forced(self) -> bool:
        """Whether there was one answer."""
        return len(self.prompt.options) == 1 and not self.is_aside

    @property
    def ends_itself(self) -> bool:
        """Whether the page answers it for whoever wants that (`web/src/table/question/ending.svelte.ts`).

        What can be done at any time can be done afterwards too, but for the end of the game.
        """
        return self.is_forced and not self.prompt.shortcuts and not (self.is_late and self.prompt.anytime)


class Press(NamedTuple):
    """What a person does at once: something offered, the clicks on it, and how many questions that answers."""

    step: Step
    what: Option
    clicks: int
    answers: int


def play(match: Match, seed: int, most: int | None = None) -> list[list[Step]]:
    """Let greedy bots play a game, or so many turns, as people at the page would; return the questions of each turn."""
    bots = [make_bot("greedy", seed * SEATS + seat) for seat in range(SEATS)]
    worlds = [0] * SEATS
    turns: list[list[Step]] = []
    while not match.over:
        seat = match.asked
        assert seat is not None
        worlds[seat] += 1
        step = act(match, seat, bots[seat], worlds[seat])
        if not turns or turns[-1][0].seat != seat:
            turns.append([])
        turns[-1].append(step)
        if len(turns) == most and match.asked != seat:
            break
    return turns


def act(match: Match, seat: int, bot: Bot, world: int) -> Step:
    """Do what a bot advises; settle what leaves no choice, as a table does."""
    prompt = match.short_prompt()
    assert prompt is not None
    is_late = match.view(seat).get("marker") is not None
    option, is_aside = ask(bot, Outlook(match.game, match.imagine(seat, world), seat))
    offered = prompt.anytime if is_aside and not prompt.aside else prompt.options
    wanted = next(one for one in offered if one.id == option)
    if is_aside:
        match.interrupt(seat, option)
        return Step(seat, prompt, wanted, [wanted.text], 0, is_aside, is_late)
    match.choose(option)
    match.follow(wanted.then)
    settled = match.settle()
    return Step(seat, prompt, wanted, [wanted.text, *wanted.then, *settled], len(settled), is_aside, is_late)


def fewest(turn: Sequence[Step], ends_itself: bool) -> list[Press]:
    """Return the fewest presses that do the same as the steps of a turn."""

    @cache
    def best(place: int) -> tuple[int, tuple[Press, ...]]:
        if place == len(turn):
            return 0, ()
        found = []
        for press in presses(turn[place:]):
            made = press._replace(clicks=0) if ends_itself and press.step.ends_itself else press
            clicks, later = best(place + press.answers)
            found.append((made.clicks + clicks, (made, *later)))
        return min(found, key=lambda one: one[0])

    return list(best(0)[1])


def presses(steps: Sequence[Step]) -> list[Press]:
    """Return how a person can make the first of some steps, perhaps with others."""
    step, prompt = steps[0], steps[0].prompt
    found = [Press(step, step.answer, 1, 1)]
    for several in [*prompt.wholes, *prompt.shortcuts]:
        answers = covered(steps, [several.text, *several.then])
        if answers:
            clicks = 1 if several in prompt.wholes else min(len(pressed(prompt, several)), 2)
            found.append(Press(step, several, clicks, answers))
    return found


def covered(steps: Sequence[Step], texts: list[str]) -> int:
    """Return how many steps some choices make, 0 if these are not what was chosen."""
    made = 0
    for count, step in enumerate(steps, 1):
        part = texts[made : made + len(step.texts)]
        if step.is_aside or part != step.texts[: len(part)]:
            return 0
        made += len(part)
        if made == len(texts):
            return count
    return 0


def pressed(prompt: Prompt, wanted: Option) -> list[Option]:
    """Return what a press where something is done may mean, as the page works it out (`web/src/board/offers.ts`).

    A building has a line for each of its actions.
    """
    short = [shortcut for shortcut in prompt.shortcuts if shortcut.at == wanted.at]
    further = {(shortcut.text, shortcut.key) for shortcut in short}
    plain = [option for option in [*prompt.wholes, *prompt.options, *prompt.anytime] if option.at == wanted.at]
    found = short + [option for option in plain if (option.text, option.key) not in further]
    line = [option for option in found if option.text == wanted.text]
    return line if len(line) == 1 and wanted.text.startswith(("use ", "copied ")) else found


def counted(turn: Sequence[Step], way: str) -> list[Press]:
    """Return the presses of a turn in one of the `WAYS`."""
    if way == "plain":
        return [Press(step, step.answer, len(step.texts) - step.settled, 1) for step in turn]
    return fewest(turn, way == "ending")


def told(game: str, way: str, turns: Sequence[Sequence[Press]]) -> str:
    """Return the figures of some turns: a line, and where most clicks were."""
    counts = [sum(press.clicks for press in turn) for turn in turns]
    forced = sum(press.clicks for turn in turns for press in turn if press.step.is_forced)
    where = Counter[str]()
    for press in (press for turn in turns for press in turn):
        where[press.step.prompt.decision] += press.clicks
    return (
        f"{game:<11}{way:<10}{len(turns):>5} turns · median {statistics.median(counts):g} · "
        f"mean {statistics.mean(counts):.2f} · most {max(counts)} · on prompts with one option {forced}\n  "
        + ", ".join(f"{name} {count / len(turns):.2f}" for name, count in where.most_common(12))
    )


def main() -> None:
    """Play, count, print."""
    parser = argparse.ArgumentParser(description="How many clicks a turn takes.")
    parser.add_argument("--game", action="append", help="which game, all if none is named")
    parser.add_argument("--games", type=int, default=10, help="how many games of each, from seed 1 on")
    wanted = parser.parse_args()
    for game in wanted.game or railherd.games():
        turns = [
            turn for seed in range(1, wanted.games + 1) for turn in play(railherd.new(game, SEATS, seed=seed), seed)
        ]
        for way in WAYS:
            print(told(game, way, [counted(turn, way) for turn in turns]), flush=True)


if __name__ == "__main__":
    main()
