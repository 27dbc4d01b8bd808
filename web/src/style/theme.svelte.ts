/** Light or dark: the system's setting, until a person chooses here. */

import { store, stored } from "$/device/stored";

export type Theme = "light" | "dark";

const STORED = "railherd.theme";
const system = window.matchMedia("(prefers-color-scheme: dark)");

class ThemeChoice {
  now = $state<Theme>("light");

  /** Start, and follow the system until a theme is chosen. */
  start(): void {
    this.show(this.chosen() ?? fromSystem());
    system.addEventListener("change", () => this.show(this.chosen() ?? fromSystem()));
  }

  toggle(): void {
    const next = this.now === "light" ? "dark" : "light";
    store(STORED, next);
    this.show(next);
  }

  private chosen(): Theme | null {
    const found = stored(STORED);
    return found === "light" || found === "dark" ? found : null;
  }

  private show(theme: Theme): void {
    this.now = theme;
    document.documentElement.dataset.theme = theme;
  }
}

function fromSystem(): Theme {
  return system.matches ? "dark" : "light";
}

export const theme = new ThemeChoice();
