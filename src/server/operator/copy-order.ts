import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "../../runtime/config.ts";
import type { Services } from "../http/context.ts";
import { lockFolder } from "../../runtime/lock/lock-folder.ts";
import type { Database } from "../platform/database/open.ts";
import { giveOrder } from "./give-order.ts";
import type { OperatorAddress } from "./operator-channel.ts";
import { refuse, type Order } from "./serve-operator.ts";

/** Where a running server puts a copy of the embedded database for a backup; the backup removes it. */
export const copyFolder = ({ DATA_DIR }: Pick<Config, "DATA_DIR">): string => join(DATA_DIR, "db-copy");

/** Copies the embedded database for `npm run signboard -- backup`, which cannot open a folder that this process has open. */
export const copyOrder =
  ({ config, database, log }: Pick<Services, "config" | "log"> & { database: Database }): Order =>
  async (_request, response) => {
    try {
      await copyTo(copyFolder(config), database);
      response.end();
    } catch (error) {
      log.error({ err: error }, "copying the database failed");
      refuse(response, 500, `The server could not copy its database: ${(error as Error).message}`);
    }
  };

/** Removes a copy that an earlier backup left, unless that backup is still reading it. */
const copyTo = async (target: string, database: Database): Promise<void> => {
  const unlock = await lockFolder(target);
  try {
    await rm(target, { recursive: true, force: true });
    await database.copyTo!(target);
  } finally {
    await unlock();
  }
};

/** Makes the server that has the embedded database open copy it to `copyFolder`. */
export const copyThroughServer = async (server: OperatorAddress): Promise<void> =>
  void (await giveOrder(server, "copy"));
