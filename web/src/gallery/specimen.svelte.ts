/** A fixed moment of a game, for the style sheet and for tests. Choices are only recorded. */

import { Scene } from "$/board/scene.svelte";
import type { GamePage, Happening, View } from "$/contract/game";
import type { Option, Prompt, SeatState } from "$/protocol";

/** A file of `games/<game>/moments`, written by tools/specimens.py. */
export interface Specimen {
  seat: number;
  view: View;
  prompt: Prompt | null;
  events: Happening[];
  scores: { seat: number; total: number; lines: Record<string, number> }[] | null;
  names: string[];
}

export class SpecimenScene extends Scene {
  chosen = $state.raw<Option | null>(null);
  /** The moment that is shown; it may be exchanged, as a table goes on. */
  specimen: Specimen;

  constructor(page: GamePage, specimen: Specimen) {
    super(page);
    this.specimen = $state.raw(specimen);
  }

  override get view(): View {
    return this.specimen.view;
  }

  override get seats(): SeatState[] {
    const nobody = { kind: "guest", bot: "", stand_in: "", present: true, away_since: null };
    return this.specimen.names.map((name) => ({ ...nobody, name }));
  }

  override get me(): number | null {
    return this.specimen.seat;
  }

  override get prompt(): Prompt | null {
    return this.specimen.prompt;
  }

  override get latest(): Happening[] {
    return this.specimen.events;
  }

  override get busy(): boolean {
    return false;
  }

  override choose(option: Option): void {
    this.chosen = option;
  }
}
