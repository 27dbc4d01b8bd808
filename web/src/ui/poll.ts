/** Do something repeatedly while the page is visible, every so many milliseconds. Call the result to stop. */
export function whileVisible(look: () => Promise<void>, every: number | (() => number)): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isLooking = false;
  let isOver = false;

  async function turn(): Promise<void> {
    clearTimeout(timer);
    if (isLooking || isOver || document.visibilityState !== "visible") return;
    isLooking = true;
    try {
      await look();
    } finally {
      isLooking = false;
      if (!isOver) timer = setTimeout(turn, typeof every === "number" ? every : every());
    }
  }

  document.addEventListener("visibilitychange", turn);
  void turn();
  return () => {
    isOver = true;
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", turn);
  };
}
