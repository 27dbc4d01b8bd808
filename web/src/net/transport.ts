/** How the page reaches its tables: over the network at a server, or in a worker of this browser, where there is none. */

/** What the page needs of a socket. */
export type Wire = Pick<WebSocket, "readyState" | "send" | "close" | "onmessage" | "onclose">;

export interface Transport {
  /** Open a line for the messages of `protocol.ts`. */
  dial(): Wire;
  /** Answer a request to a path of `rest.ts`; throw if nobody can. */
  request(path: string, request: RequestInit): Promise<Response>;
}

/** Whether this page is a folder of files that plays without a server. */
export const isSite = document.documentElement.dataset.site !== undefined;

const server: Transport = {
  dial: () => new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/socket`),
  request: (path, request) => fetch(`/api${path}`, request),
};

export const transport: Transport = isSite ? (await import("$/net/house")).house : server;
