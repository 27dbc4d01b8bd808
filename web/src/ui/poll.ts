/** Do something repeatedly while the page is visible. Call the result to stop. */
export function whileVisible(look: () => Promise<void>, every: number): () => void {
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
      if (!isOver) timer = setTimeout(turn, every);
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
