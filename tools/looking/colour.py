"""Colour arithmetic: contrast, difference, and simulated colour vision deficiencies."""

from __future__ import annotations

import math

Colour = tuple[float, float, float]
"""Red, green and blue, each from 0 to 1, as screens take them."""

Matrix = tuple[Colour, Colour, Colour]

# Machado, Oliveira and Fernandes (2009), severity 1.0, on linear light.
VISION: dict[str, Matrix] = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}

_TO_XYZ: Matrix = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)
_WHITE: Colour = (0.95047, 1.0, 1.08883)


def read(text: str) -> Colour:
    """Read a colour written as #rrggbb."""
    return tuple(int(text[start : start + 2], 16) / 255 for start in (1, 3, 5))  # type: ignore[return-value]


def contrast(one: Colour, other: Colour) -> float:
    """Return the WCAG contrast ratio of two colours, 1 to 21."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def luminance(colour: Colour) -> float:
    """Return the relative luminance of a colour, from 0 to 1."""
    red, green, blue = (_linear(part) for part in colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def seen(colour: Colour, vision: str) -> Colour:
    """Return a colour as a person with this kind of vision sees it."""
    light = _times(VISION[vision], (_linear(colour[0]), _linear(colour[1]), _linear(colour[2])))
    red, green, blue = (_screen(min(1.0, max(0.0, part))) for part in light)
    return red, green, blue


def difference(one: Colour, other: Colour) -> float:
    """Return ΔE (1976) of two colours, their distance in L*a*b*; 2 is barely noticeable side by side."""
    return math.dist(lab(one), lab(other))


def lab(colour: Colour) -> Colour:
    """Return a colour in L*a*b*."""
    xyz = _times(_TO_XYZ, (_linear(colour[0]), _linear(colour[1]), _linear(colour[2])))
    x, y, z = (_root(part / white) for part, white in zip(xyz, _WHITE, strict=True))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _root(part: float) -> float:
    return math.cbrt(part) if part > 216 / 24389 else (24389 / 27 * part + 16) / 116


def _times(matrix: Matrix, colour: Colour) -> Colour:
    x, y, z = (sum(factor * part for factor, part in zip(row, colour, strict=True)) for row in matrix)
    return x, y, z


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4


def _screen(part: float) -> float:
    return part * 12.92 if part <= 0.0031308 else 1.055 * part ** (1 / 2.4) - 0.055
