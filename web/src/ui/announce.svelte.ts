/** Announcements for screen readers. App.svelte holds the one live region of the page. */

interface Announcement {
  id: number;
  text: string;
}

const KEPT = 5; // a screen reader that is still speaking finds the earlier ones

class Announcements {
  latest = $state.raw<Announcement[]>([]);
  private count = 0;

  add(text: string): void {
    this.count += 1;
    this.latest = [...this.latest, { id: this.count, text }].slice(-KEPT);
  }
}

export const announcements = new Announcements();

/** Announce something politely, after what is being read. */
export function announce(text: string): void {
  if (text !== "") announcements.add(text);
}
