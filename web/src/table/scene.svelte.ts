/** A table as it is shown right now, live or from a record: what boards, hands and prompts are painted from. */

import { getContext, setContext } from "svelte";

import type { GamePage, Happening, View } from "$/games/contract";
import type { Option, Prompt, SeatState } from "$/protocol";

/** What is pointed at: a place of the view and the element that stands for it. */
export interface Pointed {
  at: string;
  element: Element;
  /** A click on something that cannot be chosen asks why not. */
  asked: boolean;
}

export abstract class Scene {
  /** Whatever is pointed at, for the inspect card. */
  pointed = $state.raw<Pointed | null>(null);
  /** A place with several options that waits for one of them to be picked. */
  picking = $state.raw<Pointed | null>(null);
  /** The place of an option that is pointed at in a list: it shows itself on the board. */
  hinted = $state<string | null>(null);

  constructor(readonly page: GamePage) {}

  abstract get view(): View;
  abstract get seats(): SeatState[];
  /** The seat one looks from, null for a spectator. */
  abstract get me(): number | null;
  /** What one is asked, or waits for; null where nobody is asked, as in a replay. */
  abstract get prompt(): Prompt | null;
  /** What happened in the last step, for what moves and what leaves a trace. */
  abstract get latest(): Happening[];
  /** Whether a choice is under way. */
  abstract get busy(): boolean;

  abstract choose(option: Option): void;

  /** What may be chosen now by whoever looks. */
  get options(): Option[] {
    const prompt = this.prompt;
    return prompt === null || prompt.waits_for != null || this.busy ? [] : (prompt.options ?? []);
  }

  get names(): string[] {
    return this.seats.map((seat) => seat.name);
  }

  /** What may be chosen at a place. */
  at(place: string): Option[] {
    return this.options.filter((option) => option.at === place);
  }

  /** A click, a tap or Enter at a place. */
  press(at: string, element: Element): void {
    const options = this.at(at);
    if (options.length === 1) this.choose(options[0]!);
    else if (options.length > 1) this.picking = { at, element, asked: false };
    else this.pointed = { at, element, asked: true };
  }

  point(at: string, element: Element): void {
    if (!this.pointed?.asked || this.pointed.at !== at) this.pointed = { at, element, asked: false };
  }

  unpoint(at: string): void {
    if (this.pointed?.at === at) this.pointed = null;
  }
}

const SCENE = Symbol("scene");

export const setScene = (scene: () => Scene): (() => Scene) => setContext(SCENE, scene);

/** The scene of the table around a component. */
export const useScene = (): Scene => (getContext(SCENE) as () => Scene)();
