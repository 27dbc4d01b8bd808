"""A sheet of characters to draw a map on, with pieces in their own styles at any place."""

from rich.cells import cell_len
from rich.text import Text


class Sheet:
    """Rows of characters. A piece that would stick out is moved in; where two overlap, the right one shows."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self._rows: list[list[tuple[int, Text]]] = [[] for _ in range(height)]

    def put(self, x: int, y: int, piece: Text) -> None:
        """Write a piece with its left end at a column."""
        room = max(0, self.width - piece.cell_len)
        self._rows[y].append((min(max(x, 0), room), piece))

    def centre(self, x: int, y: int, piece: Text) -> None:
        """Write a piece with its middle at a column."""
        self.put(x - piece.cell_len // 2, y, piece)

    def text(self) -> Text:
        """Return the whole sheet, without blanks at the ends of its lines."""
        lines = [self._line(pieces) for pieces in self._rows]
        return Text("\n", no_wrap=True).join(lines)

    def _line(self, pieces: list[tuple[int, Text]]) -> Text:
        line = Text()
        for x, piece in sorted(pieces, key=lambda placed: placed[0]):
            if cell_len(line.plain) > x:
                line.truncate(x)
            line.append(" " * (x - cell_len(line.plain)))
            line.append_text(piece)
        return line
