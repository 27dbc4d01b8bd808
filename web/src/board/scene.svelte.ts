/** A table as it is shown now, live or from a record: the source of boards, hands and prompts. */

import { getContext, setContext } from "svelte";

import { namesOf } from "$/board/names";
import { byPlace, listed, partOf, shortcutsOf } from "$/board/offers";
import { setPage } from "$/board/page";
import { tracesOf } from "$/board/traces";
import type { GamePage, Happening, View } from "$/contract/game";
import type { Option, Problem, Prompt, SeatState } from "$/protocol";

/** What is pointed at: a place of the view and its element. */
export interface Pointed {
  at: string;
  element: Element;
  /** A click on something that cannot be chosen asks why not. */
  asked: boolean;
  /** What is asked about there, if not everything. */
  choice?: string;
  /** The means: what is held or asked about stays until something else is touched. */
  by: "mouse" | "focus" | "hold" | "click";
}

/** The answers to the question, first those that answer what goes on with it too, and what can be done at any time, also while
 * others are asked. */
export interface Offers {
  answer: readonly Option[];
  anytime: readonly Option[];
}

/** Something that can be done besides choosing an option, such as undo. */
export interface Command {
  words: string;
  run: () => void;
}

/** A board that can be zoomed. */
export interface Zoomable {
  /** Zoom in (over 1), out (under 1) or, with 0, to the whole board. */
  zoom: (factor: number) => void;
  /** Move to a place; false if it is not on this board. */
  goTo: (at: string) => boolean;
}

export abstract class Scene<Seen extends View = View> {
  /** What is pointed at, for the inspect card. */
  pointed = $state.raw<Pointed | null>(null);
  /** A place with several options that waits for a pick. */
  picking = $state.raw<Pointed | null>(null);
  /** The place of an option that is pointed at in a list: it is highlighted on the board. */
  hinted = $state<string | null>(null);

  /** The boards on the page. */
  readonly boards = new Set<Zoomable>();

  constructor(readonly page: GamePage) {}

  /** Brings what happened before the events that are known; undefined if there is nothing. */
  get earlierEvents(): (() => void) | undefined {
    return undefined;
  }

  abstract get view(): Seen;
  abstract get seats(): SeatState[];
  /** The viewer's seat, null for a spectator. */
  abstract get me(): number | null;
  /** What the viewer is asked, or waits for; null where there is no question, as in a replay. */
  abstract get prompt(): Prompt | null;
  /** The events of the last step, for animations and traces. */
  abstract get latest(): Happening[];
  /** All events that are known, the newest last. */
  get events(): Happening[] {
    return this.latest;
  }

  /** Why the last request failed. */
  get problem(): Problem | null {
    return null;
  }

  /** What else can be done now. */
  get more(): Command[] {
    return [];
  }

  /** Whether a choice is being sent: nothing more can be chosen. */
  abstract get busy(): boolean;
  /** Whether sending takes so long that the page shows it. */
  get waits(): boolean {
    return this.busy;
  }

  /** How long others' steps stay, as a share of the usual time. */
  get patience(): number {
    return 1;
  }

  abstract choose(option: Option): void;

  /** What the viewer is offered. */
  readonly offers: Offers = $derived.by(() => {
    const prompt = this.prompt;
    const isAsked = prompt !== null && prompt.waits_for == null;
    return { answer: isAsked ? [...(prompt.wholes ?? []), ...listed(prompt.options ?? [])] : [], anytime: prompt?.anytime ?? [] };
  });

  /** All that may be chosen now, in the order of the number keys. */
  readonly options: readonly Option[] = $derived.by(() => (this.waits ? [] : [...this.offers.answer, ...this.offers.anytime]));

  /** The names of the seats. */
  readonly names: string[] = $derived.by(() => namesOf(this.seats));

  /** Several choices that pressing a thing makes at once. */
  readonly shortcuts: readonly Option[] = $derived.by(() => (this.waits ? [] : shortcutsOf(this.prompt)));

  /** Where others have done something since the viewer did. */
  readonly traced: ReadonlySet<string> = $derived.by(() => tracesOf(this.events, this.me, this.page));

  private readonly offered = $derived.by(() => byPlace(this.options, this.shortcuts));

  /** The options at a place. */
  at(place: string): readonly Option[] {
    return this.offered.get(place) ?? NOTHING;
  }

  /** A click, a tap or Enter at a place, or at a part of it that stands for some options there: the texts of these. */
  press(at: string, element: Element, part = ""): void {
    if (this.busy) return;
    const options = partOf(this.at(at), part);
    if (typeof options === "string") this.pointed = { at, element, asked: true, choice: options, by: "click" };
    else if (options.length === 1) this.choose(options[0]!);
    else if (options.length > 1) {
      this.pointed = null; // the picker says it all
      this.picking = { at, element, asked: false, by: "click" };
    } else this.pointed = { at, element, asked: true, by: "click" };
  }

  point(at: string, element: Element, by: Pointed["by"]): void {
    if (by === "mouse" && this.isHeld) return;
    if (!this.pointed?.asked || this.pointed.at !== at) this.pointed = { at, element, asked: false, by };
  }

  /** The mouse or the focus has left; without `by` the place itself is gone. */
  unpoint(at: string, by?: Pointed["by"]): void {
    if (this.pointed?.at === at && (by === undefined || this.pointed.by === by)) this.pointed = null;
  }

  /** Close card and picker. */
  dismiss(): void {
    this.pointed = this.picking = null;
  }

  private get isHeld(): boolean {
    return this.pointed?.by === "hold" || this.pointed?.by === "click";
  }
}

const NOTHING: readonly Option[] = [];

const SCENE = Symbol("scene");

export function setScene(scene: () => Scene): void {
  setPage(() => scene().page);
  setContext(SCENE, scene);
}

/** The scene of the table around a component, whose view is that of its game. */
export const useScene = <Seen extends View = View>(): Scene<Seen> => (getContext(SCENE) as () => Scene<Seen>)();
