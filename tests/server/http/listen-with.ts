import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { Hono } from "hono";
import { createApp } from "../../../src/server/app.ts";
import type { Services } from "../../../src/server/http/context.ts";
import { createListener } from "../../../src/server/http/listener.ts";
import { openRelease } from "../../../src/server/releases/open-release.ts";

export interface Listening {
  port: number;
  close: () => void;
}

/**
 * Listens with a release whose pages are made by a function.
 * @param folder of the release; its files are in `client/<brand>`.
 * @param app the API; the product's unless it is said.
 * @param handler the function's source: `(request, response, next, locals) => …`.
 */
export const listenWith = async (
  services: Services,
  folder: string,
  handler: string,
  app: Hono = createApp(services),
): Promise<Listening> => {
  for (const part of ["client/automotive", "server"]) mkdirSync(join(folder, part), { recursive: true });
  writeFileSync(join(folder, "package.json"), '{"type":"module"}');
  writeFileSync(join(folder, "server/entry.mjs"), `export const handler = async ${handler};`);
  const release = await openRelease(folder);
  const server = createServer(createListener(app, services, { current: () => release }));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return { port: (server.address() as AddressInfo).port, close: () => void server.close() };
};
