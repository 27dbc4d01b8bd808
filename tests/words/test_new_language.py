"""A language is one file: its catalogue, whose header says all that is known of it."""

from __future__ import annotations

import shutil
from pathlib import Path

from railherd.words.catalogue import LANGUAGES, Catalogue, languages_in
from tests.words.po import LOCALES
from tools.page import chapters, languages_as_typescript

HEADER = {"Language: en": "Language: eo_XX", "X-Native-Name: English": "X-Native-Name: Esperanto"}


def test_a_fifth_language_is_added_by_one_file(tmp_path: Path) -> None:
    for file in LOCALES.glob("*.po"):
        shutil.copy(file, tmp_path)
    text = (LOCALES / "en.po").read_text(encoding="utf-8")
    for english, other in HEADER.items():
        assert english in text
        text = text.replace(english, other, 1)
    (tmp_path / "eo.po").write_text(text, encoding="utf-8")
    found = languages_in(tmp_path)
    assert found == ("en", "eo", *LANGUAGES[1:])
    catalogues = [Catalogue(language, tmp_path) for language in found]
    written = languages_as_typescript(catalogues)
    assert 'eo: { name: "Esperanto", tag: "eo-XX", direction: "ltr"' in written
    assert '["en", "eo", ' in written
    assert chapters(catalogues[1])["base"] == chapters(catalogues[0])["base"]
