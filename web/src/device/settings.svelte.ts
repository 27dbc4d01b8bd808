/** A player's settings for the table, stored in this browser. */

import { store, storedJson } from "$/device/stored";

/** How fast others' steps are shown. */
export const PACES = ["slow", "normal", "fast", "at_once"] as const;
export type Pace = (typeof PACES)[number];

/** What happens where the only thing left is, for example, to end the turn. */
export const ENDINGS = ["ask", "wait", "at_once"] as const;
export type Ending = (typeof ENDINGS)[number];

interface Settings {
  pace: Pace;
  /** Whether a question with one answer is asked, answered after a moment, or answered at once. */
  ending: Ending;
  /** Whether what cannot be undone is asked twice. */
  confirm: boolean;
  /** Soft sounds: it is the player's turn, and what happens at the table. */
  sound: boolean;
  /** A system notification when it is the player's turn and the page is hidden. */
  notices: boolean;
  /** Single keys act at the table. */
  keys: boolean;
}

const STORED = "railherd.table";
const USUAL: Settings = { pace: "normal", ending: "ask", confirm: false, sound: false, notices: false, keys: true };

class TableSettings {
  private now = $state.raw<Settings>(read());

  get pace(): Pace {
    return this.now.pace;
  }

  get ending(): Ending {
    return this.now.ending;
  }

  get confirm(): boolean {
    return this.now.confirm;
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
  const pace = PACES.includes(found.pace) ? found.pace : USUAL.pace;
  return { ...found, pace, ending: ENDINGS.includes(found.ending) ? found.ending : USUAL.ending };
}

export const settings = new TableSettings();
