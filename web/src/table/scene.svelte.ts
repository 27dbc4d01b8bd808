/** A table as it is shown right now, live or from a record: what boards, hands and prompts are painted from. */

import { getContext, setContext } from "svelte";

import type { GamePage, Happening, View } from "$/games/contract";
import { namesOf } from "$/parts/names";
import type { Option, Prompt, SeatState } from "$/protocol";

/** What is pointed at: a place of the view and the element that stands for it. */
export interface Pointed {
  at: string;
  element: Element;
  /** A click on something that cannot be chosen asks why not. */
  asked: boolean;
  /** By what: whatever is held or asked about stays until something else is touched. */
  by: "mouse" | "focus" | "hold" | "click";
}

/** A board that can be looked at more closely. */
export interface Zoomable {
  /** Nearer (over 1), farther (under 1) or, with 0, the whole board. */
  zoom: (factor: number) => void;
  /** Go to a place; false if it is not on this board. */
  goTo: (at: string) => boolean;
}

export abstract class Scene {
  /** Whatever is pointed at, for the inspect card. */
  pointed = $state.raw<Pointed | null>(null);
  /** A place with several options that waits for one of them to be picked. */
  picking = $state.raw<Pointed | null>(null);
  /** The place of an option that is pointed at in a list: it shows itself on the board. */
  hinted = $state<string | null>(null);

  /** The boards on the page. */
  readonly boards = new Set<Zoomable>();

  constructor(readonly page: GamePage) {}

  abstract get view(): View;
  abstract get seats(): SeatState[];
  /** The seat one looks from, null for a spectator. */
  abstract get me(): number | null;
  /** What one is asked, or waits for; null where nobody is asked, as in a replay. */
  abstract get prompt(): Prompt | null;
  /** What happened in the last step, for what moves and what leaves a trace. */
  abstract get latest(): Happening[];
  /** Whether a choice is under way: nothing more can be chosen. */
  abstract get busy(): boolean;
  /** Whether it takes so long that the page shows it. */
  get waits(): boolean {
    return this.busy;
  }

  abstract choose(option: Option): void;

  /** What may be chosen now by whoever looks. */
  get options(): Option[] {
    const prompt = this.prompt;
    return prompt === null || prompt.waits_for != null || this.waits ? [] : (prompt.options ?? []);
  }

  /** What the seats are called. */
  get names(): string[] {
    return namesOf(this.seats);
  }

  private readonly offered = $derived.by(() => byPlace(this.options));

  /** What may be chosen at a place. */
  at(place: string): readonly Option[] {
    return this.offered.get(place) ?? NOTHING;
  }

  /** A click, a tap or Enter at a place. */
  press(at: string, element: Element): void {
    if (this.busy) return;
    const options = this.at(at);
    if (options.length === 1) this.choose(options[0]!);
    else if (options.length > 1) this.picking = { at, element, asked: false, by: "click" };
    else this.pointed = { at, element, asked: true, by: "click" };
  }

  point(at: string, element: Element, by: Pointed["by"]): void {
    if (by === "mouse" && this.isHeld) return;
    if (!this.pointed?.asked || this.pointed.at !== at) this.pointed = { at, element, asked: false, by };
  }

  /** The mouse or the focus has left; without `by` the place itself is gone. */
  unpoint(at: string, by?: Pointed["by"]): void {
    if (this.pointed?.at === at && (by === undefined || this.pointed.by === by)) this.pointed = null;
  }

  /** Put card and picker away. */
  dismiss(): void {
    this.pointed = this.picking = null;
  }

  private get isHeld(): boolean {
    return this.pointed?.by === "hold" || this.pointed?.by === "click";
  }
}

const NOTHING: readonly Option[] = [];

function byPlace(options: readonly Option[]): Map<string, Option[]> {
  const found = new Map<string, Option[]>();
  for (const option of options) {
    if (option.at === null) continue;
    const here = found.get(option.at);
    if (here === undefined) found.set(option.at, [option]);
    else here.push(option);
  }
  return found;
}

const SCENE = Symbol("scene");

export const setScene = (scene: () => Scene): (() => Scene) => setContext(SCENE, scene);

/** The scene of the table around a component. */
export const useScene = (): Scene => (getContext(SCENE) as () => Scene)();
