import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import { once } from "node:events";
import { rm, writeFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Config } from "../../runtime/config.ts";
import { readOwner } from "../../runtime/lock/lock-owner.ts";
import { databaseFolder } from "../platform/database/open.ts";
import { addressFile, operatorHost, orderPath, type OperatorAddress } from "./operator-channel.ts";

/** How long a stop waits until clients have read their responses, in milliseconds. */
const lastWordsMs = 2000;

/** Carries out one kind of order; `stopping` is aborted when the server stops. */
export type Order = (
  request: IncomingMessage,
  response: ServerResponse,
  stopping: AbortSignal,
) => Promise<void>;

/** Orders of which several of a kind run at once: feeds claim what they fetch, and one that hangs must hold up no other. */
const concurrent = new Set(["feeds"]);

/** A process that takes orders. */
export interface OperatorServer {
  /** Takes no more orders, and waits for those that run, which are told to stop unless `isPatient`. */
  close: (isPatient?: boolean) => Promise<void>;
}

/**
 * Takes orders of commands while this process has the embedded database open, one of a kind at a time unless they may run
 * at once (docs/decisions/017-operator-channel.md). A request without the key gets 404.
 */
export const serveOperator = async (
  config: Pick<Config, "DATA_DIR">,
  orders: Record<string, Order>,
): Promise<OperatorServer> => {
  const file = addressFile(config.DATA_DIR);
  const lock = readOwner(databaseFolder(config))?.id ?? "";
  const key = randomBytes(32).toString("hex");
  const stopping = new AbortController();
  const running = new Map<Promise<void>, string>();

  const server = createServer((request, response) => {
    const name = orderOf(request, key);
    const order = name !== null && Object.hasOwn(orders, name) ? orders[name] : undefined;
    if (name === null) return refuse(response, 404, "There is nothing here.");
    if (!order)
      return refuse(
        response,
        404,
        "The process that has the database open cannot do this. Try again when it has ended.",
      );
    if (!concurrent.has(name) && [...running.values()].includes(name))
      return refuse(response, 409, `Another ${name} is running. Try again when it is done.`);
    const done = order(request, response, stopping.signal).finally(() => running.delete(done));
    running.set(done, name);
  });
  // No timeout: a large file on a slow machine, or input that somebody types, may take very long.
  server.requestTimeout = 0;
  await once(server.listen(0, operatorHost), "listening");
  const { port } = server.address() as AddressInfo;
  await rm(file, { force: true });
  const address: OperatorAddress = { lock, port, key };
  await writeFile(file, JSON.stringify(address), { flag: "wx", mode: 0o600 });

  return {
    close: async (isPatient = false) => {
      if (!isPatient) stopping.abort(new Error("the server is stopping"));
      await rm(file, { force: true });
      const closed = once(server, "close");
      server.close();
      await Promise.all(running.keys());
      const late = setTimeout(() => server.closeAllConnections(), lastWordsMs);
      await closed;
      clearTimeout(late);
    },
  };
};

/** The name of the order in a request; null unless it is authorised. */
const orderOf = ({ method, url = "", headers }: IncomingMessage, key: string): string | null => {
  if (method !== "PUT" || !timingSafeEqual(digest(headers.authorization ?? ""), digest(`Bearer ${key}`)))
    return null;
  const [path = ""] = url.split("?", 1);
  return path.startsWith(orderPath("")) ? path.slice(orderPath("").length) : null;
};

const digest = (text: string) => createHash("sha256").update(text).digest();

/** Responds in plain text why an order is not carried out. */
export const refuse = (response: ServerResponse, status: number, message: string): void =>
  void response.writeHead(status, { "content-type": "text/plain; charset=utf-8" }).end(message);
