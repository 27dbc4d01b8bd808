/** The tables of the railway: stations and their masters, cities, and discs. */

import { DASH, type Cell, type Sheet } from "$/contract/book";
import { FIGURES, positionOf, type Corners } from "$/games/gwt/figures";
import { money, named } from "$/games/gwt/names";
import { headed, signed, word } from "$/games/gwt/rules/words";
import { masterSigns } from "$/games/gwt/signs";
import data from "$/generated/figures/gwt.json";
import { glyph } from "$/ui/icons/tokens";
import { say } from "$/words/words.svelte";

const corners = (which: Corners): string => word(`${which}_corners`);

export function stationSheet(): Sheet {
  const rows = Object.entries(FIGURES.station).map(([id, station]) => [
    headed("station", id),
    named("position", positionOf(station.after)),
    money(station.cost),
    String(station.points),
    corners(station.corners),
  ]);
  return { caption: word("stations"), head: [word("station"), word("where"), say("web.gwt.figure.cost"), say("web.gwt.figure.points"), word("corners")], rows };
}

export function masterSheet(): Sheet {
  const rows = Object.keys(FIGURES.master).map((id): Cell[] => {
    const { at_once: now, scores } = masterSigns(id);
    const side = (signs: typeof now): Cell => [{ signs, text: "" }];
    return [[{ signs: [], text: headed("master", id) }], side(now), side(scores)];
  });
  return { caption: word("masters"), head: [word("master"), word("upper_half"), word("lower_half")], rows };
}

export function citySheet(): Sheet {
  const rows = Object.entries(FIGURES.city).map(([id, city]) => [
    headed("city", id),
    String(city.value),
    corners(city.corners),
    city.repeatable ? word("often") : word("once"),
    city.points === 0 ? DASH : signed(city.points),
  ]);
  return { caption: word("cities"), head: [word("city"), say("web.gwt.figure.value"), word("corners"), word("deliveries"), word("each_disc")], rows };
}

export function arrowSheet(): Sheet {
  const rows = Object.entries(FIGURES.arrow).map(([from, { to, points, objective }]): Cell[] => [
    `${named("city", from)} – ${named("city", to)}`,
    points === 0 ? DASH : signed(points),
    objective ? [{ signs: [glyph("bell")], text: word("one_card") }] : DASH,
  ]);
  return { caption: word("arrows"), head: [word("between"), say("web.gwt.figure.points"), word("objective")], rows };
}

export function discSheet(): Sheet {
  const rows = Object.entries(data.disc).map(([id, disc]) => [headed("disc", id), corners(disc.corners as Corners)]);
  return { caption: word("discs"), head: [word("disc"), word("corners")], rows };
}
