/** What only New Zealand says on the cards of its things: what the pathfinder opens, what a hazard brings, how well a figure is known. */

import { sourceLines, unmarked } from "$/games/gwt_nz/told/provenance";
import type { NzTrail } from "$/games/gwt_nz/trail";
import { capital, named } from "$/games/trail/names";
import type { Noted, Trail } from "$/games/trail/trail";
import { say } from "$/words/words.svelte";

const NOTES: Record<Noted, (trail: NzTrail, id: string) => string[]> = {
  space: ({ figures }, space) => {
    const { path } = figures.space[space]!;
    return path === undefined ? [] : [say("web.gwt_nz.card.path_needed", { space: path })];
  },
  tile: (trail, tile) => {
    const figures = trail.figures.supply[tile]!;
    const taken = figures.take === undefined ? [] : [say("web.gwt_nz.card.takes", { what: capital(named(trail, "stock", figures.take)) })];
    return [...taken, ...sourceLines([figures, `supply.${tile}`])];
  },
  face: ({ figures }, face) => sourceLines([figures.face[face]!, `face.${face}`]),
  objective: ({ figures }, card) => sourceLines([figures.objective[card]!, `objective.${card}`]),
  ground: (trail) => sourceLines(unmarked(trail, "space")),
  worker: (trail) => sourceLines(unmarked(trail, "worker")),
  disc: ({ figures }, disc) => sourceLines([figures.disc[disc]!, `disc.${disc}`]),
};

export const notes = (trail: Trail, kind: Noted, id: string): string[] => NOTES[kind](trail as NzTrail, id);
