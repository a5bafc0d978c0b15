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

/**
 * Takes orders of commands while this process has the embedded database open, one of a kind at a time
 * (docs/decisions/017-operator-channel.md). A request without the key gets 404.
 */
export const serveOperator = async (
  config: Pick<Config, "DATA_DIR">,
  orders: Record<string, Order>,
): Promise<{ close: () => Promise<void> }> => {
  const file = addressFile(config.DATA_DIR);
  const lock = readOwner(databaseFolder(config))?.id ?? "";
  const key = randomBytes(32).toString("hex");
  const stopping = new AbortController();
  const running = new Map<string, Promise<void>>();

  const server = createServer((request, response) => {
    const name = orderOf(request, key, orders);
    if (!name) return refuse(response, 404, "There is nothing here.");
    if (running.has(name))
      return refuse(response, 409, `Another ${name} is running. Try again when it is done.`);
    running.set(
      name,
      orders[name]!(request, response, stopping.signal).finally(() => running.delete(name)),
    );
  });
  // No timeout: a large file on a slow machine, or input that somebody types, may take very long.
  server.requestTimeout = 0;
  await once(server.listen(0, operatorHost), "listening");
  const { port } = server.address() as AddressInfo;
  await rm(file, { force: true });
  const address: OperatorAddress = { lock, port, key };
  await writeFile(file, JSON.stringify(address), { flag: "wx", mode: 0o600 });

  return {
    close: async () => {
      stopping.abort(new Error("the server is stopping"));
      await rm(file, { force: true });
      const closed = once(server, "close");
      server.close();
      await Promise.all(running.values());
      const late = setTimeout(() => server.closeAllConnections(), lastWordsMs);
      await closed;
      clearTimeout(late);
    },
  };
};

/** The name of the order in a request; undefined unless it is authorised. */
const orderOf = (
  { method, url = "", headers }: IncomingMessage,
  key: string,
  orders: Record<string, Order>,
): string | undefined =>
  method === "PUT" && timingSafeEqual(digest(headers.authorization ?? ""), digest(`Bearer ${key}`))
    ? Object.keys(orders).find((name) => url.split("?", 1)[0] === orderPath(name))
    : undefined;

const digest = (text: string) => createHash("sha256").update(text).digest();

/** Responds in plain text why an order is not carried out. */
export const refuse = (response: ServerResponse, status: number, message: string): void =>
  void response.writeHead(status, { "content-type": "text/plain; charset=utf-8" }).end(message);
