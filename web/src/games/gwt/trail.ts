/** Great Western Trail with the figures of one table. */

import { COUNTRY } from "$/games/gwt/board/country";
import { BODY, BREED_LOOKS } from "$/games/gwt/breeds";
import type { GwtFigures } from "$/games/gwt/figures";
import layout from "$/games/gwt/layout.json";
import { cardSign, COUNTS, tasksOf, tileSign, VERBS, WORKERS } from "$/games/gwt/signs";
import { notes } from "$/games/gwt/told/notes";
import { mapped, TALL, WIDE } from "$/games/trail/map/geometry";
import { SHARED_VERBS } from "$/games/trail/signs";
import { type Trail, useTrail } from "$/games/trail/trail";
import { say } from "$/words/words.svelte";

export interface GwtTrail extends Trail {
  figures: GwtFigures;
}

export function makeTrail(figures: GwtFigures): GwtTrail {
  return {
    id: "gwt",
    currency: "$",
    figures,
    workers: WORKERS,
    looks: BREED_LOOKS,
    body: BODY,
    verbs: { ...SHARED_VERBS, ...VERBS },
    gains: () => [],
    ownAction: () => undefined,
    cardSign,
    tileSign,
    spaceSigns: () => [],
    notes,
    counts: COUNTS,
    tasks: tasksOf({ looks: BREED_LOOKS, figures }),
    taskName: (task) => say(`gwt.task.${task}`),
    limits: { steps: ["step_money", "step_vp"], hand: ["hand_1", "hand_2"], certificates: ["cert_4", "cert_6"], permanent: [], wool: [] },
    goalName: () => say("gwt.city.kansas_city"),
    wide: mapped(layout, figures.space, WIDE),
    tall: mapped(layout, figures.space, TALL),
    country: COUNTRY,
  };
}

/** The table's game around a component. */
export const useGwt = (): GwtTrail => useTrail() as GwtTrail;
