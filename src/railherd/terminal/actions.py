"""The commands of the terminal."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from rich.table import Table
from rich.text import Text

from railherd.bots.advise import advise
from railherd.core.notation import Refusal
from railherd.core.problem import Problem
from railherd.terminal import look, saves
from railherd.terminal.commands import LOOK, Command
from railherd.terminal.hint import draw_hint
from railherd.terminal.log import draw_log
from railherd.terminal.scene import Scene

if TYPE_CHECKING:
    from railherd.terminal.session import Session

Action = Callable[["Session", Scene, str], bool]
"""Does a command; whether the table must be shown again."""


class Leave(Exception):
    """Raised when the people leave the table."""


def commands(session: Session) -> list[str]:
    """Return the names of all commands, in the order of the help."""
    hidden = set(PANELS) - set(session.painter.panels())
    if not _others_beside(session):
        hidden.add("seat")
    return [name for name in ACTIONS if name not in hidden]


def perform(session: Session, scene: Scene, command: Command) -> bool:
    """Run a command and return whether the table must be shown again."""
    if command.name == LOOK:
        return True
    return ACTIONS[command.name](session, scene, command.rest)


def undo(session: Session, scene: Scene, rest: str) -> bool:
    """Take back the last choice and show the table again."""
    session.undo()
    return True


def redo(session: Session, scene: Scene, rest: str) -> bool:
    """Repeat the choice that was taken back and show the table again."""
    session.redo()
    return True


def why(session: Session, scene: Scene, rest: str) -> bool:
    """Say why something cannot be chosen now, by its words or its place."""
    if not rest:
        session.screen.say("terminal.why_how", example=scene.options[0].text)
        return False
    refusal = _refusal(session, scene, rest.casefold())
    if refusal is None:
        session.screen.say("terminal.why_allowed")
        return False
    sentence = session.screen.voice.say(refusal.key, **refusal.args)
    if refusal.section:
        sentence += f" ({scene.called('section', refusal.section)})"
    session.screen.show(Text(sentence))
    return False


def show_map(session: Session, scene: Scene, rest: str) -> bool:
    """Show the map alone, with its legend."""
    session.screen.show(session.painter.panels()["map"](scene))
    return False


def show_land(session: Session, scene: Scene, rest: str) -> bool:
    """Show the panel of land alone."""
    session.screen.show(session.painter.panels()["land"](scene))
    return False


def show_log(session: Session, scene: Scene, rest: str) -> bool:
    """Show everything that has happened."""
    session.screen.show(draw_log(scene, session.painter, session.match.events(scene.view["seat"])))
    return False


def save(session: Session, scene: Scene, rest: str) -> bool:
    """Save the game under the name that was typed, or under a free one."""
    save_as(session, Path(rest).expanduser() if rest else saves.free_name(scene.game))
    return False


def hint(session: Session, scene: Scene, rest: str) -> bool:
    """Say what is worth choosing here and why, knowing only what this seat knows."""
    prompt = scene.prompt
    assert prompt is not None
    if prompt.waits_for is not None:
        raise Problem("core.not_your_turn", {"seat": prompt.waits_for})
    advice = advise(session.match, prompt.seat, seed=len(session.match.moves))
    session.screen.show(draw_hint(advice, scene))
    return False


def seat(session: Session, scene: Scene, rest: str) -> bool:
    """Hand the screen to another person, who may do something at any time, and show the table again."""
    wanted = rest.casefold()
    fitting = [seat for seat in _others_beside(session) if session.names[seat].casefold().startswith(wanted)]
    if len(fitting) != 1:
        names = ", ".join(session.names[seat] for seat in _others_beside(session))
        raise Problem("terminal.seat_how", {"names": names})
    session.hand_to(fitting[0])
    return True


def _others_beside(session: Session) -> list[int]:
    """Return the people who may do something although somebody else is at the screen."""
    if session.match.game.ANYTIME is None:
        return []
    others = [seat for seat in session.company.people if seat != session.at_screen]
    prompts = [session.match.prompt(seat) for seat in others]
    return [prompt.seat for prompt in prompts if prompt is not None and prompt.anytime]


def show_help(session: Session, scene: Scene, rest: str) -> bool:
    """List the commands, with an example of a choice."""
    voice = session.screen.voice
    table = Table.grid(padding=(0, 2))
    for name in commands(session):
        table.add_row(Text(voice.say(f"terminal.usage.{name}"), look.STRONG), Text(voice.say(f"terminal.help.{name}")))
    session.screen.say("terminal.help", example=scene.options[0].text)
    session.screen.show(table)
    return False


def leave(session: Session, scene: Scene, rest: str) -> bool:
    """Leave the table, after asking whether to save the game; another answer than yes or no stays."""
    wanted = session.screen.confirms("terminal.ask_before_leaving")
    if wanted is None:
        return True
    if wanted and not save_as(session, saves.free_name(scene.game)):
        return False
    keep_for_later(session)
    raise Leave


def offer_to_save(session: Session) -> None:
    """Offer to save a finished game under a name."""
    try:
        if session.screen.confirms("terminal.ask_save_finished"):
            save_as(session, saves.free_name(session.match.game.ID))
    except (EOFError, KeyboardInterrupt):
        session.screen.show(Text())


def save_as(session: Session, path: Path) -> bool:
    """Write the game to a file and return whether it was written; ask before a file is replaced."""
    screen = session.screen
    try:
        if saves.is_taken(path) and not screen.confirms("terminal.ask_replace", file=str(path)):
            screen.say("terminal.not_saved")
            return False
        saves.write(path, session.record())
    except Problem as problem:
        session.complain(problem)
        return False
    screen.say("terminal.saved", file=str(path))
    return True


def keep_for_later(session: Session) -> None:
    """Say where the game can be found again; if the autosave failed, save it in the current folder."""
    session.autosave.keep(session.record())
    if session.autosave.trouble is None:
        session.screen.say("terminal.kept", file=str(session.autosave.path))
    else:
        save_as(session, saves.free_name(session.match.game.ID))


def _refusal(session: Session, scene: Scene, asked: str) -> Refusal | None:
    """Return why something is not allowed; of several places with its name, the one where anything is ever chosen."""
    seat = scene.view["seat"]
    try:
        return session.match.why_not(asked, seat=seat)
    except Problem as unknown:
        parts = [part for part, things in scene.view.items() if isinstance(things, dict) and asked in things]
        if not parts:
            raise unknown from None
        answers = [session.match.why_not(at=f"{part}/{asked}", seat=seat) for part in parts]
        return next((answer for answer in answers if answer is None or answer.section), answers[0])


PANELS = ("map", "land")
ACTIONS: dict[str, Action] = {
    "undo": undo,
    "redo": redo,
    "seat": seat,
    "hint": hint,
    "why": why,
    "map": show_map,
    "land": show_land,
    "log": show_log,
    "save": save,
    "help": show_help,
    "quit": leave,
}
