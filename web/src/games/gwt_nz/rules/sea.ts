/** The tables of the sea routes: posts, harbours, harbourmasters. */

import { type Cell, DASH, type Sheet } from "$/contract/book";
import type { Known } from "$/games/gwt_nz/figures";
import { drawn, headed, signed, source, word } from "$/games/gwt_nz/rules/words";
import { crest, harbour as kindSign, postSigns } from "$/games/gwt_nz/signs";
import type { NzTrail } from "$/games/gwt_nz/trail";
import { money } from "$/games/trail/names";
import { masterSigns } from "$/games/trail/signs";
import { text } from "$/ui/icons/tokens";
import { say } from "$/words/words.svelte";

export function postSheet(trail: NzTrail): Sheet {
  const rows = Object.entries(trail.figures.city).map(([post, figures]): Cell[] => {
    const brings = postSigns(trail, post);
    return [
      [{ signs: [crest(figures.value)], text: headed(trail, "city", post) }],
      figures.transport ? money(trail, figures.transport) : DASH,
      signed(figures.points),
      brings.length === 0 ? DASH : [{ signs: brings, text: "", label: headed(trail, "city", post) }],
      source(figures),
    ];
  });
  const head = [word("post"), say("web.gwt_nz.figure.transport"), say("web.gwt_nz.figure.points"), word("brings"), word("source")];
  return { caption: word("posts"), head, rows };
}

export function harbourSheet(trail: NzTrail, isMedium: boolean): Sheet {
  const rows = Object.entries(trail.figures.harbour)
    .filter(([, { kind }]) => (kind === "medium") === isMedium)
    .map(([name, figures]): Cell[] => [
      [{ signs: [kindSign(figures.kind)], text: headed(trail, "harbour", name) }],
      figures.cost ? money(trail, figures.cost) : DASH,
      signed(figures.points),
      figures.action === undefined ? headed(trail, "city", figures.post!) : [drawn(trail, figures.action, name)],
      source(figures),
    ]);
  const head = [word("harbour"), say("web.gwt_nz.figure.cost"), say("web.gwt_nz.figure.points"), word("brings"), word("source")];
  return { caption: word("harbours"), head, rows };
}

export function masterSheet(trail: NzTrail): Sheet {
  const rows = Object.entries(trail.figures.master).map(([name, figures]): Cell[] => {
    const { at_once, scores } = masterSigns(trail, name);
    return [[{ signs: [...at_once, text("·"), ...scores], text: headed(trail, "master", name) }], source(figures)];
  });
  return { caption: word("masters"), head: [word("masters"), word("source")], rows };
}

/** What two harbours score together, or two neighbouring posts. */
export function linkSheet(trail: NzTrail, kind: "harbour" | "city", links: Record<string, Known & { to: string; points: number }>): Sheet {
  const rows = Object.entries(links).map(([from, link]): Cell[] => [
    headed(trail, kind, from),
    headed(trail, kind, link.to),
    signed(link.points),
    source(link),
  ]);
  const head = [word(kind === "city" ? "post" : "harbour"), word("with"), say("web.gwt_nz.figure.points"), word("source")];
  return { caption: word(kind === "city" ? "arrows" : "links"), head, rows };
}
