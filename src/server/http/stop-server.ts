import { once } from "node:events";
import type { RequestListener, Server, ServerResponse } from "node:http";
import { setTimeout as pause } from "node:timers/promises";

/** A listener that can be told that its server is about to stop. */
export interface StoppableListener {
  listener: RequestListener;
  /**
   * Says at /readyz that no more requests are wanted, goes on for a while as before, then lets what is in flight come
   * to its end. Every answer from now on closes its connection.
   * @param delayMs how long a proxy needs to see what /readyz says.
   * @param graceMs how long what is in flight may take then, before it is cut.
   */
  stop: (server: Server, delayMs: number, graceMs: number) => Promise<void>;
}

/** Wraps what answers the requests of a server that is to stop without a failed request. */
export const stoppable = (answer: RequestListener): StoppableListener => {
  const inFlight = new Set<ServerResponse>();
  let stopping = false;
  return {
    listener: (request, response) => {
      inFlight.add(response);
      response.once("close", () => inFlight.delete(response));
      if (!stopping) return answer(request, response);
      response.setHeader("connection", "close");
      if (request.url?.split("?", 1)[0] === "/readyz") refuse(response);
      else answer(request, response);
    },
    stop: async (server, delayMs, graceMs) => {
      stopping = true;
      for (const response of inFlight) if (!response.headersSent) response.setHeader("connection", "close");
      await pause(delayMs);
      const closed = once(server, "close");
      const late = setTimeout(() => server.closeAllConnections(), graceMs);
      server.close();
      // The connection of an answer that had begun would wait for a next request otherwise.
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
