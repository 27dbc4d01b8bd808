/** A player's settings for the table, stored in this browser. */

import { store, storedJson } from "$/device/stored";
import { PACES, type Pace } from "$/table/live/pacing.svelte";

interface Settings {
  pace: Pace;
  /** A short sound when it is the player's turn. */
  sound: boolean;
  /** A system notification when it is the player's turn and the page is hidden. */
  notices: boolean;
  /** Single keys act at the table. */
  keys: boolean;
}

const STORED = "railherd.table";
const USUAL: Settings = { pace: "normal", sound: false, notices: false, keys: true };

class TableSettings {
  private now = $state.raw<Settings>(read());

  get pace(): Pace {
    return this.now.pace;
  }

  get sound(): boolean {
    return this.now.sound;
  }

  get notices(): boolean {
    return this.now.notices;
  }

  get keys(): boolean {
    return this.now.keys;
  }

  set(change: Partial<Settings>): void {
    this.now = { ...this.now, ...change };
    store(STORED, JSON.stringify(this.now));
  }
}

function read(): Settings {
  const found = { ...USUAL, ...(storedJson(STORED) as Partial<Settings> | null) };
  return PACES.includes(found.pace) ? found : { ...found, pace: USUAL.pace };
}

export const settings = new TableSettings();
