import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

/** A delivery that a hiring site got, taken or not. */
export interface Asked {
  key: string;
  headers: IncomingHttpHeaders;
  body: string;
  taken: boolean;
}

/** How a hiring site behaves: takes what it gets, answers with a status, says nothing, or cuts the connection. */
type Manner = { kind: "takes" | "hangs" | "resets" } | { kind: "answers"; status: number; location?: string };

/** A real hiring site whose manner a test changes. */
export interface HiringPeer {
  url: string;
  set: (manner: Manner) => void;
  /** Everything that arrived, in order. */
  asked: Asked[];
  /** What it took, in order. */
  taken: () => Asked[];
  close: () => Promise<void>;
}

/** Starts one, on a port of its own choice or on one that another had before. */
export const startHiringPeer = async (port = 0): Promise<HiringPeer> => {
  let manner: Manner = { kind: "takes" };
  const asked: Asked[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const taken = manner.kind === "takes";
      asked.push({ key: String(request.headers["webhook-id"]), headers: request.headers, body, taken });
      if (manner.kind === "resets") request.socket.resetAndDestroy();
      if (manner.kind === "answers")
        response.writeHead(manner.status, manner.location ? { location: manner.location } : {}).end();
      if (taken) response.end("thank you".repeat(100_000));
    });
  });
  await once(server.listen(port, "127.0.0.1"), "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    set: (next) => (manner = next),
    asked,
    taken: () => asked.filter(({ taken }) => taken),
    close: async () => {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
};
