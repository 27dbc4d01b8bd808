/** What this browser keeps. Where storage is denied or full, it is kept until the page is left. */

const meanwhile = new Map<string, string>();

/** The text kept under a name; null if there is none. */
export function stored(name: string): string | null {
  try {
    return meanwhile.get(name) ?? localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** The value kept under a name; null if there is none, or none that can be read. */
export function storedJson(name: string): unknown {
  try {
    return JSON.parse(stored(name) ?? "null");
  } catch {
    return null;
  }
}

export function store(name: string, text: string): void {
  try {
    localStorage.setItem(name, text);
    meanwhile.delete(name);
  } catch {
    meanwhile.set(name, text);
  }
}

export function unstore(name: string): void {
  meanwhile.delete(name);
  try {
    localStorage.removeItem(name);
  } catch {
    // denied: then nothing was kept
  }
}

/** Keep a mark as long as this tab is open; return whether that is possible and it was not there. */
export function markOnce(name: string, mark: string): boolean {
  try {
    if (sessionStorage.getItem(name) === mark) return false;
    sessionStorage.setItem(name, mark);
    return true;
  } catch {
    return false;
  }
}
