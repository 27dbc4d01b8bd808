"""Give component figures to whoever draws a game: as the data files write them, corrected by the overlay."""

from collections.abc import Sequence
from typing import Any

import msgspec

from railherd.core.contract import Json


def as_written(figures: msgspec.Struct, files: Json) -> Json:
    """Return typed figures without what has its default where the files leave it out.

    So a figure that is there means something, and one that an overlay corrected is there.
    """
    written: Json = _written(figures, files)
    return written


def _written(figures: Any, files: Any) -> Any:
    if isinstance(figures, msgspec.Struct):
        return _fields(figures, files if isinstance(files, dict) else {})
    if isinstance(figures, dict):
        return {str(key): _written(value, _in_table(files, str(key))) for key, value in figures.items()}
    if isinstance(figures, list | tuple):
        return [_written(value, _in_list(files, number)) for number, value in enumerate(figures)]
    return figures


def _fields(figures: msgspec.Struct, files: Json) -> Json:
    written: Json = {}
    for field in msgspec.structs.fields(figures):
        name, value = field.encode_name, getattr(figures, field.name)
        if name in files or value != _default(field):
            written[name] = _written(value, files.get(name))
    return written


def _default(field: msgspec.structs.FieldInfo) -> object:
    return field.default if field.default_factory is msgspec.NODEFAULT else field.default_factory()


def _in_table(files: Any, key: str) -> Any:
    return files.get(key) if isinstance(files, dict) else None


def _in_list(files: Any, number: int) -> Any:
    return files[number] if isinstance(files, Sequence) and number < len(files) else None
