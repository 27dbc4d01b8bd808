"""A drawing of how a judgement grew: the share of wins of each round against the best before it."""

from railherd.train.course import Round

WIDTH, HEIGHT, EDGE = 480, 240, 36
INK, GOOD, QUIET = "#3b2f26", "#7a5c1e", "#b9ad9a"


def drawing(rounds: list[Round], title: str) -> str:
    """Return an SVG: a dot for each round, full if its weights were kept, with the interval of its share."""
    step = (WIDTH - 2 * EDGE) / max(1, len(rounds))
    marks = [_mark(EDGE + step * (number + 0.5), number, done) for number, done in enumerate(rounds)]
    levels = [_level(share) for share in (0.0, 0.5, 1.0)]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" font-family="sans-serif" '
        f'font-size="11" fill="{INK}"><title>{title}</title>{"".join(levels)}{"".join(marks)}</svg>\n'
    )


def _height(share: float) -> float:
    return HEIGHT - EDGE - share * (HEIGHT - 2 * EDGE)


def _level(share: float) -> str:
    y = _height(share)
    return (
        f'<path d="M{EDGE} {y:.1f}H{WIDTH - EDGE}" stroke="{QUIET}"/>'
        f'<text x="{EDGE - 6}" y="{y + 4:.1f}" text-anchor="end">{share:.0%}</text>'
    )


def _mark(x: float, number: int, done: Round) -> str:
    fill = GOOD if done.is_better else "none"
    return (
        f'<path d="M{x:.1f} {_height(done.low):.1f}V{_height(done.high):.1f}" stroke="{GOOD}" stroke-width="2"/>'
        f'<circle cx="{x:.1f}" cy="{_height(done.share):.1f}" r="5" fill="{fill}" stroke="{GOOD}" stroke-width="2"/>'
        f'<text x="{x:.1f}" y="{HEIGHT - EDGE + 16}" text-anchor="middle">{number + 1}</text>'
    )
