"""Run `make play`: update the page, start the server, open a browser.

Starting never waits for a compiler: rules that are not compiled run interpreted, and are compiled in the background for
the next start. If the page cannot be built, an older one is served; if there is none, the game is played in the
terminal.
"""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LOG = ROOT / "build" / "compile.log"
PATIENCE = 19  # the niceness of the background compiler

MEANWHILE = (
    "The rules run interpreted (about 5 times slower) until the next start: they are being compiled meanwhile, and "
    f"{LOG.relative_to(ROOT)} says how that went."
)
IN_THE_TERMINAL = "So the game is played here, in the terminal."


def main() -> int:
    """Prepare everything, then become the server."""
    sys.path.insert(0, str(ROOT))
    from tools.page import PageError, ensure_page

    command = ["serve", "--open"]
    try:
        ensure_page()
    except PageError as error:
        print(error, file=sys.stderr)
        if not is_built():
            print(IN_THE_TERMINAL, file=sys.stderr)
            command = ["play"]
    compile_meanwhile()
    return become_railherd(*command)


def is_built() -> bool:
    """Return whether there is a built page, even an older one."""
    from railherd.server.bundle import Bundle

    return Bundle().index is not None


def compile_meanwhile() -> None:
    """Start compiling the rules in the background if needed, and print a line that says so or why not."""
    from tools import compile

    if compile.is_current(compile.load_select(), compile.Settings()):
        return
    if compile.find_compiler() is None:
        print(compile.NO_COMPILER, flush=True)
        return
    LOG.parent.mkdir(exist_ok=True)
    with LOG.open("w", encoding="utf-8") as log:
        subprocess.Popen(
            [sys.executable, "-c", PATIENTLY, str(PATIENCE), str(ROOT / "tools" / "compile.py")],
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=subprocess.STDOUT,
            start_new_session=True,  # Ctrl+C ends the server only
        )
    print(MEANWHILE, flush=True)


PATIENTLY = """
import os, runpy, sys
_, patience, script = sys.argv
if hasattr(os, "nice"):
    os.nice(int(patience))
runpy.run_path(script, run_name="__main__")
"""


def become_railherd(*command: str) -> int:
    """Replace this process with a railherd command."""
    words = [sys.executable, "-m", "railherd", *command]
    if sys.platform != "win32":  # Windows has no exec
        os.execv(sys.executable, words)
    return subprocess.call(words)


if __name__ == "__main__":
    sys.exit(main())
