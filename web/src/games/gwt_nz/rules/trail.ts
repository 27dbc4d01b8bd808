/** The tables of the trail: buildings, workers, bonus tiles, auxiliary actions. */

import type { Cell, Sheet } from "$/contract/book";
import { workersOf } from "$/games/gwt_nz/figures";
import { drawn, headed, signed, source, word } from "$/games/gwt_nz/rules/words";
import { bonusSigns } from "$/games/gwt_nz/signs";
import type { NzTrail } from "$/games/gwt_nz/trail";
import { actionsOf } from "$/games/trail/figures";
import { worker } from "$/games/trail/signs";
import { say } from "$/words/words.svelte";

const actionCell = (trail: NzTrail, face: string): Cell => actionsOf(trail, face).map((action, i) => drawn(trail, action, `${face}.${i + 1}`));
const isPrivate = (trail: NzTrail, face: string): boolean => trail.figures.face[face]!.craftsmen !== undefined;

export function neutralSheet(trail: NzTrail): Sheet {
  const rows = Object.entries(trail.figures.face)
    .filter(([face]) => !isPrivate(trail, face))
    .map(([face, figures]): Cell[] => [headed(trail, "face", face), actionCell(trail, face), source(figures)]);
  return { caption: word("neutral"), head: [word("building"), word("actions"), word("source")], rows };
}

export function privateSheet(trail: NzTrail): Sheet {
  const rows = Object.entries(trail.figures.face)
    .filter(([face]) => isPrivate(trail, face))
    .map(([face, figures]): Cell[] => [
      headed(trail, "face", face),
      String(figures.craftsmen),
      signed(figures.points ?? 0),
      actionCell(trail, face),
      source(figures),
    ]);
  const head = [word("building"), say("web.gwt_nz.figure.craftsmen"), say("web.gwt_nz.figure.points"), word("actions"), word("source")];
  return { caption: word("private"), head, rows };
}

export function workerSheet(trail: NzTrail): Sheet {
  const rows = workersOf(trail).flatMap((kind) =>
    Object.entries(trail.figures.worker[kind]).map(([space, action]): Cell[] => [
      [{ signs: [worker(trail, kind)], text: headed(trail, "worker", kind) }],
      space,
      [drawn(trail, action, `${kind}.${space}`)],
      word(trail.figures.worked.reconstructed.includes("worker") ? "reconstructed" : "verified"),
    ]),
  );
  return { caption: word("workers"), head: [word("worker"), word("space"), word("brings"), word("source")], rows };
}

export function bonusSheet(trail: NzTrail): Sheet {
  const rows = Object.entries(trail.figures.supply)
    .filter(([, { kind }]) => kind === "bonus")
    .map(([tile, figures]): Cell[] => [
      [{ signs: bonusSigns(trail, tile), text: headed(trail, "supply", tile) }],
      signed(figures.points ?? 0),
      source(figures),
    ]);
  return { caption: word("bonuses"), head: [word("tile"), say("web.gwt_nz.figure.points"), word("source")], rows };
}

export function auxiliarySheet(trail: NzTrail): Sheet {
  const rows = Object.entries(trail.figures.auxiliary).map(([number, action]): Cell[] => [
    [drawn(trail, action, `auxiliary.${number}`)],
    [drawn(trail, trail.figures.worked.doubled[number]!, `auxiliary.${number}_double`)],
  ]);
  return { caption: word("auxiliary"), head: [word("single"), word("double")], rows };
}
