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

# Run in a separate process, because mypyc and setuptools print a lot and may call exit.
BUILD: Final = """
import sys
from mypyc.build import mypycify
from setuptools import setup

print("==> checking types and writing C", flush=True)
options = ["--config-file=", "--ignore-missing-imports"]
# Level 2 takes the compiler nearly twice as long, and level 3 is no faster: mypyc's C is calls and reference counts.
# What counts is that calls within the library go straight to their function, which ELF forbids unless it is told that
# nobody replaces one.
extensions = mypycify(options + sys.argv[1:], group_name="railherd", opt_level="1", debug_level="0")
# To warn of misleading indentation, gcc looks at the file again for each `if`: in so long a file that doubles its time.
linux = sys.platform == "linux"
compiling = ["-fno-semantic-interposition", "-Wno-misleading-indentation"] if linux else []
linking = ["-Wl,-Bsymbolic"] if linux else []
for extension in extensions:  # they share their lists, which must not grow with each of them
    extension.extra_compile_args = extension.extra_compile_args + compiling
    extension.extra_link_args = extension.extra_link_args + linking
print("==> compiling the C", flush=True)
setup(name="railherd", packages=[], ext_modules=extensions, script_args=["--quiet", "build_ext", "--inplace"])
"""


class CompileError(Exception):
    """Raised when the rules could not be compiled; the message is one sentence for the user."""


def main() -> int:
    """Compile the rules if needed; return the exit code."""
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
    """Bring `_compiled/` up to date with the sources; without a C compiler, say so and return False.

    A failed build raises CompileError; a failed or interrupted build leaves `_compiled/` as it was.
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
        # Describe the copy, so that an edit made during the build does not count as compiled.
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
        """Return the sources to compile, sorted, as paths beginning with the package's name."""
        found: set[Path] = set()
        for name in self.include:
            place = package / name
            found.update([place] if place.is_file() else place.rglob("*.py"))
        return sorted(path.relative_to(package.parent) for path in found if path.name not in self.exclude)


def is_current(select: ModuleType, settings: Settings) -> bool:
    """Return whether `_compiled/` matches both the sources and the settings."""
    if select.obstacle(str(PACKAGE)):
        return False
    tree = PACKAGE / select.FOLDER
    built = {path.relative_to(tree) for path in (tree / PACKAGE.name).rglob("*" + select.SUFFIX)}
    wanted = {path.with_suffix(select.SUFFIX) for path in settings.modules(PACKAGE)}
    watched = (tree / select.MANIFEST).read_text(encoding="utf-8").split("\n")[2]
    return built == wanted and watched == " ".join(settings.watched)


def load_select() -> ModuleType:
    """Load the module `railherd._select` by its path: during a wheel build railherd itself cannot be imported."""
    spec = importlib.util.spec_from_file_location("_select", PACKAGE / "_select.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def find_compiler() -> str | None:
    """Return the command of a C compiler that can build for this Python, or None."""
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return None
    for command in (os.environ.get("CC", ""), "cc", "gcc", "clang"):
        if command and shutil.which(shlex.split(command)[0]):
            return command
    return None


def only_python(folder: str, names: list[str]) -> list[str]:
    """Return the names `copytree` must skip: everything but Python sources and the folders that may hold them."""
    return [
        name
        for name in names
        if name.startswith(("_compiled", "__pycache__"))
        or not (name.endswith((".py", ".pyi", "py.typed")) or Path(folder, name).is_dir())
    ]


def build(tree: Path, modules: Sequence[Path], compiler: str) -> None:
    """Compile the modules in place in `tree`, showing each stage, and the whole output on failure."""
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
    """Replace `_compiled/` with the extension modules of `tree` and their manifest, all or nothing."""
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
    """Record the sources' current mtimes, so that the next import can trust the build without reading them."""
    file = PACKAGE / select.FOLDER / select.MANIFEST
    manifest = select.manifest_of(str(PACKAGE), watched)
    if file.read_text(encoding="utf-8") != manifest:
        part = file.with_suffix(".part")
        part.write_text(manifest, encoding="utf-8")
        part.replace(file)


if __name__ == "__main__":
    sys.exit(main())
