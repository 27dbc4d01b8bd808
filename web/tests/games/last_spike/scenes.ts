/** The moments of real games used by the tests. */

import { mount, tick, unmount } from "svelte";

import type { Figures } from "$/contract/folder";
import Moment from "$/gallery/Moment.svelte";
import type { Specimen } from "$/gallery/specimen.svelte";
import { page as made } from "$/games/last_spike/page";
import type { SpikeView } from "$/games/last_spike/view";

import { SPIKE } from "../figures";

export const page = made(SPIKE as unknown as Figures);
const files = import.meta.glob<{ default: Specimen }>("../../../src/games/last_spike/moments/*.json", { eager: true });

export const moments: [string, Specimen][] = Object.entries(files).map(([path, file]) => [path.replace(/^.*\/|\.json$/g, ""), file.default]);

export const momentNamed = (name: string): Specimen => moments.find(([other]) => other === name)![1];

/** A view that a test may change. */
export const viewOf = (name: string): SpikeView => structuredClone(momentNamed(name).view) as SpikeView;

/** Show a moment as the style sheet does, use it, and remove it. */
export async function shown(specimen: Specimen, look: (around: HTMLElement) => void | Promise<void>, display = page): Promise<void> {
  const around = document.body.appendChild(document.createElement("div"));
  const moment = mount(Moment, { target: around, props: { page: display, specimen } });
  await tick();
  try {
    await look(around);
  } finally {
    await unmount(moment);
    around.remove();
  }
}
