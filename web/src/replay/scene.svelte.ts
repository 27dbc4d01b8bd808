/** A moment of a played game, for the boards: nothing can be chosen there. */

import { Scene } from "$/board/scene.svelte";
import type { GamePage, Happening, View } from "$/contract/game";
import type { Prompt, SeatState } from "$/protocol";
import type { Player } from "$/replay/player.svelte";
import { words } from "$/words/words.svelte";

export class ReplayScene extends Scene {
  constructor(
    page: GamePage,
    private readonly player: Player,
    /** The seats, if the table is known; a record only has names. */
    private readonly sitting: SeatState[] | null,
  ) {
    super(page);
  }

  override get view(): View {
    return this.player.frame!.view;
  }

  override get seats(): SeatState[] {
    return this.sitting ?? this.player.names.map(seatOf);
  }

  override get me(): number | null {
    return this.player.eyes.seat;
  }

  override get prompt(): Prompt | null {
    return null;
  }

  override get latest(): Happening[] {
    return this.player.frame?.events ?? [];
  }

  override get events(): Happening[] {
    return this.player.events;
  }

  override get busy(): boolean {
    return false;
  }

  override choose(): void {
    throw new Error("nothing can be chosen in a game that was played");
  }
}

/** A seat of which only the name is known; in records bots and automas have their own names. */
function seatOf(name: string): SeatState {
  const isBot = words.has(`web.bot.${name}`);
  const kind = isBot ? "bot" : words.has(`core.automa.${name}`) ? "automa" : "guest";
  return { kind, name, bot: isBot ? name : "", stand_in: "", present: true, away_since: null };
}
