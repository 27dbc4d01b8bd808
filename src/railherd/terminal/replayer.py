"""The replay of a saved game, choice by choice."""

import msgspec
from rich.text import Text

from railherd.api import load
from railherd.core.playing.film import Film
from railherd.core.playing.match import Match
from railherd.core.playing.replay import BrokenRecord
from railherd.core.problem import Problem
from railherd.terminal import look, panels
from railherd.terminal.company import names_of
from railherd.terminal.log import draw_log
from railherd.terminal.registry import painter_of
from railherd.terminal.scene import Scene
from railherd.terminal.screen import Screen


class Replayer:
    """A record seen from a seat, or by a spectator. A broken one is shown up to its last good choice."""

    def __init__(self, screen: Screen, text: str, seat: int | None = None) -> None:
        self.screen = screen
        self.seat = seat
        self.broken: BrokenRecord | None = None
        self._end = self._load(text)
        self._end.view(seat)  # refuses a seat that does not exist
        self._film = Film(self._end)
        self.names = names_of(self._end, screen.voice)
        self.painter = painter_of(self._end.game.ID)

    @property
    def length(self) -> int:
        """How many choices can be shown."""
        return self._film.last

    def print_all(self, at: int | None = None) -> None:
        """Print everything that happened and the result, or the table after a number of choices."""
        if at is not None:
            self._show(self._checked(at))
            return
        scene = self._scene(self._end)
        self.screen.show(panels.heading(scene, self.painter), draw_log(scene, self.painter, scene.news))
        self._show_end(scene)

    def step_through(self, at: int = 0) -> None:
        """Show the table after a number of choices, then go where the reader says."""
        self._show(self._checked(at))
        if self.broken is not None and at < self.length:
            self._complain(self.broken)
        while True:
            try:
                target = self._target(self.screen.ask("terminal.replay.keys", at=at, length=self.length), at)
            except Problem as problem:
                self._complain(problem)
                continue
            except (EOFError, KeyboardInterrupt):
                return
            if target is None:
                return
            at = target
            self._show(at)

    def _load(self, text: str) -> Match:
        try:
            return load(text)
        except BrokenRecord as broken:
            if broken.match is None:
                raise
            self.broken = broken
            return broken.match

    def _scene(self, match: Match, since: int = 0) -> Scene:
        seat, screen = self.seat, self.screen
        prompt = match.prompt(match.asked if seat is None else seat)
        waiting = msgspec.structs.replace(prompt, options=[]) if prompt else None  # nothing is chosen here
        news = match.events(seat, since)
        return Scene(match.view(seat), waiting, self.names, screen.voice, screen.look, screen.width, news)

    def _show(self, at: int) -> None:
        scene = self._scene(self._film.at(at), self._film.happened(at - 1) if at else 0)
        self.screen.clear()
        self.screen.show(panels.heading(scene, self.painter), self.painter.table(scene), Text())
        self.screen.show(draw_log(scene, self.painter, scene.news), Text())
        if scene.prompt:
            self.screen.show(panels.question(scene))
        if at == self.length:
            self._show_end(scene)

    def _show_end(self, scene: Scene) -> None:
        """Show the result, or why there is none."""
        if self._end.over:
            self.screen.show(Text(), panels.score_pad(scene, self.painter, self._end.scores()))
        if self.broken is not None:
            self._complain(self.broken)

    def _complain(self, problem: Problem) -> None:
        self.screen.show(Text(self.screen.voice.problem(problem), look.COST))

    def _checked(self, at: int) -> int:
        if at > self.length:
            raise Problem("terminal.replay.no_such_choice", {"found": str(at), "length": self.length})
        return at

    def _target(self, line: str, at: int) -> int | None:
        """Return the choice that a line leads to; None ends the replay."""
        if line.isdecimal():
            return self._checked(int(line))
        word = line.casefold()
        words = self.screen.voice.words
        if not word or word in words("terminal.replay.next"):
            return min(at + 1, self.length)
        if word in words("terminal.replay.back"):
            return max(at - 1, 0)
        if word in words("terminal.replay.quit"):
            return None
        raise Problem("terminal.replay.not_understood", {"line": line})
