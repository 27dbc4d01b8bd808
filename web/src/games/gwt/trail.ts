/** Great Western Trail with the figures of one table. */

import { COUNTRY } from "$/games/gwt/board/country";
import { BODY, BREED_LOOKS } from "$/games/gwt/breeds";
import type { GwtFigures } from "$/games/gwt/figures";
import layout from "$/games/gwt/layout.json";
import { COUNTS, tasksOf, VERBS, WORKERS } from "$/games/gwt/signs";
import { mapped, TALL, WIDE } from "$/games/trail/map/geometry";
import { SHARED_VERBS } from "$/games/trail/signs";
import { useTrail, type Trail } from "$/games/trail/trail";
import { say } from "$/words/words.svelte";

export interface GwtTrail extends Trail {
  figures: GwtFigures;
}

export function makeTrail(figures: GwtFigures): GwtTrail {
  return {
    id: "gwt",
    figures,
    workers: WORKERS,
    looks: BREED_LOOKS,
    body: BODY,
    verbs: { ...SHARED_VERBS, ...VERBS },
    counts: COUNTS,
    tasks: tasksOf({ looks: BREED_LOOKS, figures }),
    limits: { steps: ["step_money", "step_vp"], hand: ["hand_1", "hand_2"], certificates: ["cert_4", "cert_6"] },
    goalName: () => say("gwt.city.kansas_city"),
    wide: mapped(layout, figures.space, WIDE),
    tall: mapped(layout, figures.space, TALL),
    country: COUNTRY,
  };
}

/** The table's game around a component. */
export const useGwt = (): GwtTrail => useTrail() as GwtTrail;
