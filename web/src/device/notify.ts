/** Notifications of the browser. */

/** Whether this browser can show notifications: it needs a secure connection. */
export const canNotify = (): boolean => window.isSecureContext && "Notification" in window;

/** Ask for permission to show notifications; return whether it was given. */
export async function askToNotify(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === "granted";
}

/** Show one, if that is allowed. */
export function notify(title: string, text: string): void {
  if (!canNotify() || Notification.permission !== "granted") return;
  try {
    const shown = new Notification(title, { body: text, tag: "railherd-turn" });
    shown.onclick = () => window.focus();
  } catch (trouble) {
    console.info("railherd: no notice", trouble); // some browsers forbid it outside a service worker
  }
}
