import type { Config } from "../runtime/config.ts";
import type { OrderServices } from "../server/orders.ts";
import type { Database } from "../server/platform/database/open.ts";
import { openStore } from "../server/platform/files/open-store.ts";
import { openQueue } from "../server/platform/queue/open-queue.ts";
import { secretOf } from "../server/secret-of.ts";
import { loadBrands } from "../site/brands.ts";

/** Runs a command with services over an open database; the mail that it causes is sent by a server or a worker. */
export const withServices = async <Result>(
  config: Config,
  database: Database,
  run: (services: OrderServices) => Promise<Result>,
): Promise<Result> => {
  const queue = await openQueue(database);
  const secret = await secretOf(config);
  const { db } = database;
  try {
    return await run({
      db,
      queue,
      enqueue: queue.enqueue,
      brands: loadBrands(),
      config,
      secret,
      store: openStore(config, secret),
    });
  } finally {
    await queue.close();
  }
};
