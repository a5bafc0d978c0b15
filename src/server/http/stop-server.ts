import { once } from "node:events";
import type { RequestListener, Server, ServerResponse } from "node:http";
import { setTimeout as pause } from "node:timers/promises";

/** A listener whose server can be stopped gracefully. */
export interface StoppableListener {
  listener: RequestListener;
  /**
   * Reports at /readyz that no more requests are wanted, serves as before for a while, then finishes the requests
   * in flight. Every response from now on closes its connection.
   * @param delayMs how long a proxy needs to notice /readyz.
   * @param graceMs how long requests in flight may take then before they are cut off.
   */
  stop: (server: Server, delayMs: number, graceMs: number) => Promise<void>;
}

/** Wraps a request listener so that its server can stop without failing a request. */
export const stoppable = (answer: RequestListener): StoppableListener => {
  const inFlight = new Set<ServerResponse>();
  let stopping = false;
  return {
    listener: (request, response) => {
      if (stopping) response.setHeader("connection", "close");
      if (stopping && request.url?.split("?", 1)[0] === "/readyz") return refuse(response);
      answer(request, response);
      if (response.writableEnded) return;
      inFlight.add(response);
      response.once("close", () => inFlight.delete(response));
    },
    stop: async (server, delayMs, graceMs) => {
      stopping = true;
      for (const response of inFlight) if (!response.headersSent) response.setHeader("connection", "close");
      await pause(delayMs);
      const closed = once(server, "close");
      const late = setTimeout(() => server.closeAllConnections(), graceMs);
      server.close();
      // Otherwise the connection of a response that has already begun would wait for a next request.
      server.keepAliveTimeout = 1;
      await closed;
      clearTimeout(late);
    },
  };
};

const refuse = (response: ServerResponse): void =>
  void response
    .writeHead(503, { "content-type": "application/json", "cache-control": "no-store" })
    .end(JSON.stringify({ message: "The server is stopping." }));
