"""A game at the terminal from its first question to its last, with people and bots."""

import random
from typing import NamedTuple

from rich.text import Text

from railherd.bots.answer import ask
from railherd.bots.contract import Outlook
from railherd.bots.own.bot import OwnBot
from railherd.bots.own.failing import Failing
from railherd.core.playing.match import Match
from railherd.core.playing.prompt import Option
from railherd.core.problem import Problem
from railherd.core.rng import SEED_BITS
from railherd.terminal import actions, look, panels
from railherd.terminal.commands import Choice, understand
from railherd.terminal.company import Company, names_of
from railherd.terminal.log import draw_log
from railherd.terminal.registry import painter_of
from railherd.terminal.saves import Autosave
from railherd.terminal.scene import Scene
from railherd.terminal.screen import Screen

EVENTS_SHOWN_AFTER_LOADING = 10


class Mark(NamedTuple):
    """The length of the log when a person chose."""

    seat: int
    events: int


class Session:
    """A match at a screen. It sees what the person at the screen may see, never the state."""

    def __init__(self, match: Match, company: Company, screen: Screen, autosave: Autosave, seed: int) -> None:
        self.match = match
        self.company = company
        self.screen = screen
        self.autosave = autosave
        self.names = names_of(match, screen.voice)
        self.painter = painter_of(match.game.ID)
        self._bots_rng = random.Random(f"railherd bots {seed}")  # never the numbers that deal the game
        self._bots = company.make_bots(self._bots_rng.getrandbits(SEED_BITS))
        self._marks: list[Mark] = []
        self._first_news = max(0, len(match.events(None)) - EVENTS_SHOWN_AFTER_LOADING) if match.moves else 0
        self.at_screen: int | None = None
        self._warned = False
        self._failings: list[Failing] = []  # of players' own bots, since the table was drawn

    def play(self) -> None:
        """Play until the game is over or the people leave, and keep the game on disk either way."""
        self.keep()
        try:
            while not self.match.over:
                self._decide()
            self._finish()
        except actions.Leave:
            return
        except (EOFError, KeyboardInterrupt):
            self.screen.show(Text())
            actions.keep_for_later(self)

    def scene(self, seat: int | None) -> Scene:
        """Return everything to draw for a seat, or for a spectator."""
        screen = self.screen
        prompt = None if seat is None else self.match.short_prompt(seat)
        news = self.match.events(seat, self._since_last_choice(seat))
        return Scene(self.match.view(seat), prompt, self.names, screen.voice, screen.look, screen.width, news)

    def draw(self, scene: Scene) -> None:
        """Draw the whole screen: table, news, question."""
        self.screen.clear()
        self.screen.show(panels.heading(scene, self.painter), self.painter.table(scene), Text())
        self.screen.show(draw_log(scene, self.painter, scene.news, brief=True))
        if self.screen.is_roomy:
            self.screen.show(Text())
        if scene.prompt:
            self.screen.show(panels.question(scene), panels.choices(scene, self.painter))
        for failing in dict.fromkeys(self._failings):
            self.complain(failing.problem())
        self._failings.clear()
        if self.autosave.trouble and not self._warned:
            self._warned = True
            self.complain(self.autosave.trouble)

    def record(self) -> str:
        """Return the game as it is written to disk."""
        return self.company.sign(self.match.record())

    def keep(self) -> None:
        """Write the autosave. The game goes on if that fails; the next screen says so."""
        self.autosave.keep(self.record())

    def complain(self, problem: Problem) -> None:
        """Print the sentence of a problem."""
        self.screen.show(Text(self.screen.voice.problem(problem), look.COST))

    def undo(self) -> None:
        """Take back the last choice of the person at the screen."""
        self.match.undo(self.at_screen)
        if self._marks:  # none for a choice that was loaded
            self._marks.pop()
        self.keep()

    def redo(self) -> None:
        """Repeat the choice that was taken back."""
        assert self.at_screen is not None
        mark = self._mark(self.at_screen)
        self.match.redo(self.at_screen)
        self._marks.append(mark)
        self.keep()

    def hand_to(self, seat: int) -> None:
        """Let a person who is not asked do something that is allowed at any time."""
        self._hand_over(seat)
        self._ask(seat)

    def _decide(self) -> None:
        """Let somebody decide: first whoever has a question of their own, then the seat whose turn it is."""
        seat = next(iter(self.match.open_asides), self.match.asked)
        assert seat is not None
        if seat in self._bots:
            self._let_bot_choose(seat)
        else:
            self._hand_over(seat)
            self._ask(seat)

    def _let_bot_choose(self, seat: int) -> None:
        world = self.match.imagine(seat, self._bots_rng.getrandbits(SEED_BITS))
        bot = self._bots[seat]
        option, is_aside = ask(bot, Outlook(self.match.game, world, seat))
        if isinstance(bot, OwnBot):
            self._failings += bot.failings
            bot.failings.clear()
        if is_aside:
            self.match.interrupt(seat, option)
        else:
            self.match.choose(option, seat=seat)
        self.keep()

    def _hand_over(self, seat: int) -> None:
        """Hide the screen between two people, so that neither sees the other's hand."""
        if len(self.company.people) > 1 and seat != self.at_screen:
            self.screen.hide()
            self.screen.ask("terminal.hand_over", who=self.names[seat])
        self.at_screen = seat

    def _ask(self, seat: int) -> None:
        """Show the table, then read lines until one of them changes something."""
        scene = self.scene(seat)
        self.draw(scene)
        while not self._obey(scene, self.screen.listen()):
            pass

    def _obey(self, scene: Scene, line: str) -> bool:
        """Do what a line says and return whether the table must be shown again."""
        try:
            command = understand(line, scene.options, actions.commands(self), self.screen.voice)
            if isinstance(command, Choice):
                self._choose(scene, command.answer)
                return True
            return actions.perform(self, scene, command)
        except Problem as problem:
            self.complain(_kindly(problem))
            return False

    def _choose(self, scene: Scene, answer: Option | str) -> None:
        prompt = scene.prompt
        assert prompt is not None
        mark = self._mark(prompt.seat)
        text, then = (answer, []) if isinstance(answer, str) else (answer.text, answer.then)
        if prompt.aside or answer in prompt.anytime or self.match.is_beside(prompt.seat, text):
            self.match.interrupt(prompt.seat, text)
        else:
            self.match.choose(text, seat=prompt.seat)
            self.match.follow(then)
            self.match.settle()
        self._marks.append(mark)
        self.keep()

    def _mark(self, seat: int) -> Mark:
        return Mark(seat, len(self.match.events(None)))

    def _since_last_choice(self, seat: int | None) -> int:
        marks = [mark.events for mark in self._marks if mark.seat == seat]
        return marks[-1] if marks else self._first_news

    def _finish(self) -> None:
        people = self.company.people
        scene = self.scene(people[0] if len(people) == 1 else None)
        self.draw(scene)
        self.screen.show(panels.score_pad(scene, self.painter, self.match.scores()), Text())
        actions.offer_to_save(self)


def _kindly(problem: Problem) -> Problem:
    """Point to the help where words mean nothing."""
    if problem.key == "core.unknown_choice":
        return Problem("terminal.not_understood", {"line": problem.arguments["choice"]})
    return problem
