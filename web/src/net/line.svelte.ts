/** The one socket to the server: it reconnects, and sends unanswered requests again with the same id. */

import { isSite, transport, type Wire } from "$/net/transport";
import type { FromClient, FromServer, Problem } from "$/protocol";

export type Status = "connecting" | "open" | "lost";
type Listener = (message: FromServer) => void;
/** A message that may be sent again: the server recognises its id. */
type Request = Extract<FromClient, { id: string }>;

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const SILENCE = 45_000; // the server pings every 20 seconds
/** How long an answer may take: who has lost the way to the server hears nothing, and should be told soon. A worker of this
 * browser has no way to lose, and may be busy. */
const ANSWER = isSite ? SILENCE : 8_000;
/** Close codes of a server that wants this client to come back later: it asked for too much, or the server is busy. */
const LATER = [4429, 4503];

export class Line {
  status = $state<Status>("connecting");
  /** Whether a newer server answers than the one that sent this page: what the page would load next may be gone. */
  isOutdated = $state(false);
  /** Why the server ended the connection, if it said so; null while connected. */
  refusal = $state.raw<Problem | null>(null);

  private socket: Wire | null = null;
  private readonly listeners = new Set<Listener>();
  private readonly greetings = new Set<() => void>();
  private readonly unanswered = new Map<string, Request>();
  private wait = FIRST_WAIT;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private again: ReturnType<typeof setTimeout> | undefined;
  private watchdog: ReturnType<typeof setTimeout> | undefined;
  private wanted = false;

  constructor(
    private readonly dial: () => Wire = () => transport.dial(),
    private readonly sentBy: () => string | undefined = versionOfPage,
  ) {}

  /** Connect, and stay connected from now on. */
  open(): void {
    if (this.wanted) return;
    this.wanted = true;
    document.addEventListener("visibilitychange", this.wake);
    window.addEventListener("online", this.wake);
    this.connect();
  }

  /** Reconnect after a change of name, language or cookie. */
  renew(): void {
    if (!this.wanted) return;
    this.socket?.close();
    this.wait = FIRST_WAIT;
    if (this.socket === null) this.connect();
  }

  close(): void {
    this.wanted = false;
    document.removeEventListener("visibilitychange", this.wake);
    window.removeEventListener("online", this.wake);
    clearTimeout(this.retry);
    clearTimeout(this.again);
    clearTimeout(this.watchdog);
    this.socket?.close();
  }

  /** Listen to every message; call the result to stop. */
  listen(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Send something at every connection, including the present one: for example what is watched. */
  greet(greeting: () => void): () => void {
    this.greetings.add(greeting);
    if (this.status === "open") greeting();
    return () => this.greetings.delete(greeting);
  }

  /** Send only if connected. */
  send(message: FromClient): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** Send, and send again after each break until it is answered. */
  ask(message: Request): void {
    this.unanswered.set(message.id, message);
    this.send(message);
    if (this.status === "open") this.listenForSilence(ANSWER);
  }

  private connect(): void {
    clearTimeout(this.retry);
    this.status = this.status === "lost" ? "lost" : "connecting";
    const socket = this.dial();
    this.socket = socket;
    socket.onmessage = (frame) => this.hear(JSON.parse(String(frame.data)) as FromServer);
    socket.onclose = ({ code, reason }) => this.lose(socket, code, reason);
    this.listenForSilence();
  }

  private lose(socket: Wire, code: number, reason: string): void {
    if (socket !== this.socket) return;
    this.socket = null;
    clearTimeout(this.watchdog);
    if (!this.wanted) return;
    this.status = "lost";
    if (LATER.includes(code)) {
      this.wait = LONGEST_WAIT;
      this.refusal ??= { key: reason, args: {}, text: "", section: "" };
    }
    this.retry = setTimeout(() => this.connect(), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  private hear(message: FromServer): void {
    this.listenForSilence();
    if (message.type === "ping") return this.send({ type: "pong" });
    if (message.type === "hello") this.welcome(message.version);
    if (message.type === "refused") {
      if (this.status !== "open") this.refusal = message.problem;
      else if (message.problem.key === "server.too_fast") return this.repeatSoon();
    }
    if ("id" in message) this.unanswered.delete(message.id);
    for (const listener of [...this.listeners]) listener(message);
  }

  private welcome(version: string): void {
    this.isOutdated = (this.sentBy() ?? version) !== version;
    this.status = "open";
    this.refusal = null;
    this.wait = FIRST_WAIT;
    this.repeat();
  }

  /** Send again whatever may have been lost: what is watched, and what is not answered. */
  private repeat(): void {
    for (const greeting of [...this.greetings]) greeting();
    for (const message of this.unanswered.values()) this.send(message);
  }

  /** The server refused unread what came too fast: once, however many messages that were. */
  private repeatSoon(): void {
    clearTimeout(this.again);
    this.again = setTimeout(() => this.repeat(), FIRST_WAIT);
  }

  private listenForSilence(most = SILENCE): void {
    clearTimeout(this.watchdog);
    this.watchdog = setTimeout(() => this.giveUp(), most);
  }

  /** A socket whose other end is gone may take long to close: it counts as lost at once. */
  private giveUp(): void {
    const { socket } = this;
    socket?.close();
    if (socket !== null) this.lose(socket, 1006, "");
  }

  /** A tab that slept may hold a dead socket: check at once instead of waiting. */
  private readonly wake = (): void => {
    if (document.visibilityState !== "visible" || !this.wanted) return;
    if (this.socket === null) {
      this.wait = FIRST_WAIT;
      this.connect();
    } else if (this.status === "open") {
      for (const greeting of [...this.greetings]) greeting();
    }
  };
}

/** The version of the server that sent this page; undefined if it came from elsewhere. */
const versionOfPage = (): string | undefined => document.documentElement.dataset.version;

/** The page's socket. */
export const line = new Line();
