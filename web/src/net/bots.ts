/** The worker of the bots, as `railherd.local.thinkers.BotWorker` wants it: one at a time, replaced when it is lost. */

const LATER = 2_000; // milliseconds: the first choice of the player comes before the thinking of others
const LIMIT = 20_000; // milliseconds of thinking after which a bot is lost
const STARTS = 120_000;

/** What the worker says: that it is up, or the reply to the job that it has. */
export type FromBots = { kind: "up" } | { kind: "reply"; reply: string } | { kind: "failed"; trouble: string };

type Asked = { job: string; resolve: (reply: string) => void; reject: (trouble: Error) => void };

export class Bots {
  private worker: Worker | null = null;
  private isReady = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** The first one is being thought about. */
  private readonly asked: Asked[] = [];

  constructor(private readonly make: () => Worker = () => new Worker(new URL("./bots.worker.ts", import.meta.url), { type: "module" })) {}

  start(): void {
    if (this.worker === null && this.timer === undefined) this.timer = setTimeout(() => this.begin(), LATER);
  }

  is_up(): boolean {
    return this.isReady;
  }

  ask(job: string): Promise<string> {
    return new Promise((resolve, reject) => {
      this.asked.push({ job, resolve, reject });
      if (this.isReady && this.asked.length === 1) this.next();
    });
  }

  private begin(): void {
    const worker = this.make();
    worker.onmessage = ({ data }: MessageEvent<FromBots>) => this.hear(data);
    worker.onerror = () => this.lose("the worker of the bots ended");
    this.worker = worker;
    this.watch(STARTS);
  }

  private hear(message: FromBots): void {
    if (message.kind === "failed") return this.lose(message.trouble);
    if (message.kind === "up") this.isReady = true;
    else this.asked.shift()?.resolve(message.reply);
    this.next();
  }

  private next(): void {
    clearTimeout(this.timer);
    if (this.asked.length === 0) return;
    this.worker!.postMessage(this.asked[0]!.job);
    this.watch(LIMIT);
  }

  private watch(patience: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.lose("the worker of the bots is silent"), patience);
  }

  /** Whoever waits is told; the next one who asks gets another worker. */
  private lose(trouble: string): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.worker?.terminate();
    this.worker = null;
    this.isReady = false;
    for (const { reject } of this.asked.splice(0)) reject(new Error(trouble));
  }
}
