/** The tables of the trail: buildings, workers, bonus tiles, auxiliary actions. */

import type { Cell, Sheet } from "$/contract/book";
import { actionsOf, doubled, FIGURES, WORKERS } from "$/games/gwt_nz/figures";
import { drawn, headed, signed, source, word } from "$/games/gwt_nz/rules/words";
import { bonusSigns, worker } from "$/games/gwt_nz/signs";
import { say } from "$/words/words.svelte";

const actionCell = (face: string): Cell => actionsOf(face).map((action, i) => drawn(action, `${face}.${i + 1}`));
const isPrivate = (face: string): boolean => FIGURES.face[face]!.craftsmen !== undefined;

export function neutralSheet(): Sheet {
  const rows = Object.entries(FIGURES.face).filter(([face]) => !isPrivate(face)).map(([face, figures]): Cell[] => [headed("face", face), actionCell(face), source(figures)]);
  return { caption: word("neutral"), head: [word("building"), word("actions"), word("source")], rows };
}

export function privateSheet(): Sheet {
  const rows = Object.entries(FIGURES.face).filter(([face]) => isPrivate(face)).map(([face, figures]): Cell[] => [
    headed("face", face), String(figures.craftsmen), signed(figures.points ?? 0), actionCell(face), source(figures),
  ]);
  const head = [word("building"), say("web.gwt_nz.figure.craftsmen"), say("web.gwt_nz.figure.points"), word("actions"), word("source")];
  return { caption: word("private"), head, rows };
}

export function workerSheet(): Sheet {
  const rows = WORKERS.flatMap((kind) =>
    Object.entries(FIGURES.worker[kind]).map(([space, action]): Cell[] => [[{ signs: [worker(kind)], text: headed("worker", kind) }], space, [drawn(action, `${kind}.${space}`)]]),
  );
  return { caption: word("workers"), head: [word("worker"), word("space"), word("brings")], rows };
}

export function bonusSheet(): Sheet {
  const rows = Object.entries(FIGURES.supply).filter(([, { kind }]) => kind === "bonus").map(([tile, figures]): Cell[] => [
    [{ signs: bonusSigns(tile), text: headed("supply", tile) }], signed(figures.points ?? 0), source(figures),
  ]);
  return { caption: word("bonuses"), head: [word("tile"), say("web.gwt_nz.figure.points"), word("source")], rows };
}

export function auxiliarySheet(): Sheet {
  const rows = Object.entries(FIGURES.auxiliary).map(([number, action]): Cell[] => [[drawn(action, `auxiliary.${number}`)], [drawn(doubled(action), `auxiliary.${number}_double`)]]);
  return { caption: word("auxiliary"), head: [word("single"), word("double")], rows };
}

