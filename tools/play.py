"""What `make play` does: the page made current, the server started, a browser opened.

Nobody waits for a compiler: rules that are not compiled run interpreted, and are compiled meanwhile for the next start.
If the page cannot be built, an older one is served; if there is none, the game is played in the terminal.
"""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LOG = ROOT / "build" / "compile.log"
PATIENCE = 19  # of the compiler with everybody else on this machine

MEANWHILE = (
    "The rules run interpreted (about 5 times slower) until the next start: they are being compiled meanwhile, and "
    f"{LOG.relative_to(ROOT)} says how that went."
)
IN_THE_TERMINAL = "So the game is played here, in the terminal."


def main() -> int:
    """Get ready, then become the server."""
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
    """Whether there is any page, be it an older one."""
    from railherd.server.http.page.bundle import Bundle

    return Bundle().index is not None


def compile_meanwhile() -> None:
    """Start compiling the rules if they need it, and say so; where that cannot be, say that."""
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
            start_new_session=True,  # Ctrl+C ends the server alone
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
    """Run a command of railherd in place of this program."""
    words = [sys.executable, "-m", "railherd", *command]
    if sys.platform != "win32":  # where nothing can take another's place
        os.execv(sys.executable, words)
    return subprocess.call(words)


if __name__ == "__main__":
    sys.exit(main())
