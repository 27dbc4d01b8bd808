/** The tables of the railway: stations and their masters, cities, and discs. */

import { type Cell, DASH, type Sheet } from "$/contract/book";
import { positionOf } from "$/games/gwt/figures";
import { headed, signed, word } from "$/games/gwt/rules/words";
import type { GwtTrail } from "$/games/gwt/trail";
import type { Corners } from "$/games/trail/figures";
import { money, named } from "$/games/trail/names";
import { masterSigns } from "$/games/trail/signs";
import { glyph } from "$/ui/icons/tokens";
import { say } from "$/words/words.svelte";

const corners = (which: Corners): string => word(`${which}_corners`);

export function stationSheet(trail: GwtTrail): Sheet {
  const rows = Object.entries(trail.figures.station).map(([id, station]) => [
    headed(trail, "station", id),
    named(trail, "position", positionOf(trail, station.after)),
    money(trail, station.cost),
    String(station.points),
    corners(station.corners),
  ]);
  return { caption: word("stations"), head: [word("station"), word("where"), say("web.gwt.figure.cost"), say("web.gwt.figure.points"), word("corners")], rows };
}

export function masterSheet(trail: GwtTrail): Sheet {
  const rows = Object.keys(trail.figures.master).map((id): Cell[] => {
    const { at_once: now, scores } = masterSigns(trail, id);
    const side = (signs: typeof now): Cell => [{ signs, text: "" }];
    return [[{ signs: [], text: headed(trail, "master", id) }], side(now), side(scores)];
  });
  return { caption: word("masters"), head: [word("master"), word("upper_half"), word("lower_half")], rows };
}

export function citySheet(trail: GwtTrail): Sheet {
  const rows = Object.entries(trail.figures.city).map(([id, city]) => [
    headed(trail, "city", id),
    String(city.value),
    corners(city.corners),
    city.repeatable ? word("often") : word("once"),
    city.points === 0 ? DASH : signed(city.points),
  ]);
  return { caption: word("cities"), head: [word("city"), say("web.gwt.figure.value"), word("corners"), word("deliveries"), word("each_disc")], rows };
}

export function arrowSheet(trail: GwtTrail): Sheet {
  const rows = Object.entries(trail.figures.arrow).map(([from, { to, points, objective }]): Cell[] => [
    `${named(trail, "city", from)} – ${named(trail, "city", to)}`,
    points === 0 ? DASH : signed(points),
    objective ? [{ signs: [glyph("bell")], text: word("one_card") }] : DASH,
  ]);
  return { caption: word("arrows"), head: [word("between"), say("web.gwt.figure.points"), word("objective")], rows };
}

export function discSheet(trail: GwtTrail): Sheet {
  const rows = Object.entries(trail.figures.disc).map(([id, disc]) => [headed(trail, "disc", id), corners(disc.corners)]);
  return { caption: word("discs"), head: [word("disc"), word("corners")], rows };
}
