"""Compile the rules with mypyc into `src/railherd/_compiled/`, if they changed and there is a C compiler.

The work is done on a copy of the package, outside `src/`: an extension module beside its source would hide
later edits of that source. `[tool.railherd.compile]` in pyproject.toml says what is compiled;
`railherd/_select.py` decides at run time whether the result is used.

    python tools/compile.py         exit code 1 if the compiling failed; having no compiler is no failure
"""

from __future__ import annotations

import importlib.util
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
import tomllib
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
PACKAGE: Final = ROOT / "src" / "railherd"

NO_COMPILER: Final = "No C compiler found: the rules run interpreted (about 5 times slower)."

# Run by a process of its own, because mypyc and setuptools both talk a lot and exit when they please.
BUILD: Final = """
import sys
from mypyc.build import mypycify
from setuptools import setup

print("==> checking types and writing C", flush=True)
options = ["--config-file=", "--ignore-missing-imports"]
extensions = mypycify(options + sys.argv[1:], group_name="railherd", opt_level="3", debug_level="0")
print("==> compiling the C", flush=True)
setup(name="railherd", packages=[], ext_modules=extensions, script_args=["--quiet", "build_ext", "--inplace"])
"""


class CompileError(Exception):
    """The rules could not be compiled; the message is one sentence for the user."""


def main() -> int:
    try:
        ensure_compiled()
    except CompileError as error:
        print(f"{error} The rules still run, interpreted (about 5 times slower).", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("Interrupted: what was compiled before is as it was.", file=sys.stderr)
        return 130
    return 0


def ensure_compiled() -> bool:
    """Make `_compiled/` true to the sources; without a C compiler, say so and return False.

    A build that fails raises CompileError; one that fails or is interrupted leaves `_compiled/` as it was.
    """
    settings = Settings()
    select = load_select()
    if is_current(select, settings):
        refresh_manifest(select, settings.watched)
        return True
    compiler = find_compiler()
    if compiler is None:
        print(NO_COMPILER, flush=True)
        return False
    started = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="railherd-") as folder:
        copy = Path(folder) / "railherd"
        shutil.copytree(PACKAGE, copy, ignore=only_python)
        modules = settings.modules(copy)
        if not modules:
            raise CompileError(f"There is nothing to compile in {PACKAGE}.")
        print(f"Compiling {len(modules)} modules with {compiler} (about a minute)", flush=True)
        build(copy.parent, modules, compiler)
        # Described from the copy, so that an edit made during the build is not taken for compiled.
        install(copy.parent, select.manifest_of(str(copy), settings.watched), select)
    print(f"Compiled in {time.monotonic() - started:.0f} s.", flush=True)
    return True


class Settings:
    """The lists under `[tool.railherd.compile]`; all paths are relative to the package."""

    def __init__(self) -> None:
        project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
        table = project["tool"]["railherd"]["compile"]
        self.include: list[str] = table["include"]
        self.exclude: list[str] = table["exclude"]
        self.watched: list[str] = [*self.include, *table["inlined"]]

    def modules(self, package: Path) -> list[Path]:
        """The sources to compile, sorted, as paths beginning with the package's name."""
        found: set[Path] = set()
        for name in self.include:
            place = package / name
            found.update([place] if place.is_file() else place.rglob("*.py"))
        return sorted(path.relative_to(package.parent) for path in found if path.name not in self.exclude)


def is_current(select: ModuleType, settings: Settings) -> bool:
    """Whether `_compiled/` is true to both the sources and the settings."""
    if select.obstacle(str(PACKAGE)):
        return False
    tree = PACKAGE / select.FOLDER
    built = {path.relative_to(tree) for path in (tree / PACKAGE.name).rglob("*" + select.SUFFIX)}
    wanted = {path.with_suffix(select.SUFFIX) for path in settings.modules(PACKAGE)}
    watched = (tree / select.MANIFEST).read_text(encoding="utf-8").split("\n")[2]
    return built == wanted and watched == " ".join(settings.watched)


def load_select() -> ModuleType:
    """The module `railherd._select` by its path: in a wheel's build, railherd itself cannot be imported."""
    spec = importlib.util.spec_from_file_location("_select", PACKAGE / "_select.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def find_compiler() -> str | None:
    """The command of a C compiler that can build for this Python, or None."""
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return None
    for command in (os.environ.get("CC", ""), "cc", "gcc", "clang"):
        if command and shutil.which(shlex.split(command)[0]):
            return command
    return None


def only_python(folder: str, names: list[str]) -> list[str]:
    """What `copytree` leaves out: all but Python sources and the folders that may hold them."""
    return [
        name
        for name in names
        if name.startswith(("_compiled", "__pycache__"))
        or not (name.endswith((".py", ".pyi", "py.typed")) or Path(folder, name).is_dir())
    ]


def build(tree: Path, modules: Sequence[Path], compiler: str) -> None:
    """Compile the modules in place in `tree`, showing each stage, and on failure everything that was said."""
    command = [sys.executable, "-c", BUILD, *map(str, modules)]
    said: list[str] = []
    with subprocess.Popen(
        command,
        cwd=tree,
        env={**os.environ, "CC": compiler},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        errors="replace",
    ) as process:
        assert process.stdout is not None
        for line in process.stdout:
            if line.startswith("==> "):
                print("  " + line.removeprefix("==> "), end="", flush=True)
            else:
                said.append(line)
    if process.returncode != 0:
        print("".join(said[-40:]), end="", file=sys.stderr)
        raise CompileError("The rules could not be compiled: the reason is above.")


def install(tree: Path, manifest: str, select: ModuleType) -> None:
    """Replace `_compiled/` by the extension modules of `tree` and their manifest, all of them or none."""
    target = PACKAGE / select.FOLDER
    with tempfile.TemporaryDirectory(prefix=f"{select.FOLDER}.", dir=PACKAGE) as beside:
        fresh = Path(beside) / "new"
        for built in [tree / (select.GROUP + select.SUFFIX), *(tree / "railherd").rglob("*" + select.SUFFIX)]:
            place = fresh / built.relative_to(tree)
            place.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(built, place)
        (fresh / select.MANIFEST).write_text(manifest, encoding="utf-8")
        if target.exists():
            target.rename(Path(beside) / "old")
        fresh.rename(target)


def refresh_manifest(select: ModuleType, watched: Sequence[str]) -> None:
    """Note the sources' present times, so that the next import need not read them to trust the build."""
    file = PACKAGE / select.FOLDER / select.MANIFEST
    manifest = select.manifest_of(str(PACKAGE), watched)
    if file.read_text(encoding="utf-8") != manifest:
        part = file.with_suffix(".part")
        part.write_text(manifest, encoding="utf-8")
        part.replace(file)


if __name__ == "__main__":
    sys.exit(main())
