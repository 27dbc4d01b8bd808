/** The tables of the sea routes: posts, harbours, harbourmasters. */

import { type Cell, DASH, type Sheet } from "$/contract/book";
import { FIGURES } from "$/games/gwt_nz/figures";
import { money } from "$/games/gwt_nz/names";
import { drawn, headed, signed, source, word } from "$/games/gwt_nz/rules/words";
import { crest, harbour as kindSign, masterSigns, postSigns } from "$/games/gwt_nz/signs";
import { text } from "$/ui/icons/tokens";
import { say } from "$/words/words.svelte";

export function postSheet(): Sheet {
  const rows = Object.entries(FIGURES.city).map(([post, figures]): Cell[] => {
    const brings = postSigns(post);
    return [
      [{ signs: [crest(figures.value)], text: headed("city", post) }],
      figures.transport ? money(figures.transport) : DASH,
      signed(figures.points),
      brings.length === 0 ? DASH : [{ signs: brings, text: "", label: headed("city", post) }],
      source(figures),
    ];
  });
  const head = [word("post"), say("web.gwt_nz.figure.transport"), say("web.gwt_nz.figure.points"), word("brings"), word("source")];
  return { caption: word("posts"), head, rows };
}

export function harbourSheet(isMedium: boolean): Sheet {
  const rows = Object.entries(FIGURES.harbour).filter(([, { kind }]) => (kind === "medium") === isMedium).map(([name, figures]): Cell[] => [
    [{ signs: [kindSign(figures.kind)], text: headed("harbour", name) }],
    figures.cost ? money(figures.cost) : DASH,
    signed(figures.points),
    figures.action === undefined ? headed("city", figures.post!) : [drawn(figures.action, name)],
    source(figures),
  ]);
  const head = [word("harbour"), say("web.gwt_nz.figure.cost"), say("web.gwt_nz.figure.points"), word("brings"), word("source")];
  return { caption: word("harbours"), head, rows };
}

export function masterSheet(): Sheet {
  const rows = Object.entries(FIGURES.master).map(([name, figures]): Cell[] => {
    const { at_once, scores } = masterSigns(name);
    return [[{ signs: [...at_once, text("·"), ...scores], text: headed("master", name) }], source(figures)];
  });
  return { caption: word("masters"), head: [word("masters"), word("source")], rows };
}
