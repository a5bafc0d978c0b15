import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { Brand } from "../../src/contract/brand.ts";
import { buildWhenStale } from "../../src/releases/build-when-stale.ts";
import { dist } from "../../src/releases/folders.ts";
import type { Db } from "../../src/server/platform/database/open.ts";
import { open } from "../databases.ts";

/** A server in this process: what it costs is what the process costs. */
export interface Site {
  db: Db;
  database: "pglite" | "postgres";
  brand: Brand;
  port: number;
  close: () => Promise<void>;
}

/** Opens the whole server on a database, as `npm start` does, but for its background work. */
export const openSite = async (env: Record<string, string>): Promise<Site> => {
  const { release: built } = buildWhenStale();
  // React selects its production build by this, so that what loads it comes later.
  process.env["NODE_ENV"] = "production";
  const [{ createApp }, { createListener }, { KeptPages }] = await Promise.all([
    import("../../src/server/app.ts"),
    import("../../src/server/http/listener.ts"),
    import("../../src/server/kept-pages/kept-pages.ts"),
  ]);
  const { openRelease } = await import("../../src/server/releases/open-release.ts");
  const { listShared } = await import("../../src/server/releases/list-shared.ts");
  const { openIndexOnDisk } = await import("../../src/server/search/embedded/disk/index-on-disk.ts");
  const { warmUp } = await import("../../src/server/warm-up.ts");
  const services = await open(env);
  const disk = await openIndexOnDisk(services, 0);
  const release = await openRelease(built.folder, listShared(join(dist, "shared")));
  const pages = new KeptPages(services.db);
  const listener = createListener(createApp(services), services, { current: () => release }, pages);
  await warmUp(services, listener);
  const { port, close } = await listen(listener);
  return {
    db: services.db,
    database: services.database.kind,
    brand: services.brands.find((one) => one.default)!,
    port,
    close: async () => {
      close();
      await disk.close();
      await services.close();
    },
  };
};

/** Listens on a free port of this machine. */
export const listen = async (listener: RequestListener): Promise<{ port: number; close: () => void }> => {
  const server = createServer(listener).listen(0, "127.0.0.1");
  await once(server, "listening");
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { port: (server.address() as AddressInfo).port, close };
};
