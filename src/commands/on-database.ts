import type { Config } from "../runtime/config.ts";
import { FolderLockedError } from "../runtime/lock/lock-folder.ts";
import { UserFacingError } from "../runtime/user-facing-error.ts";
import { HttpError } from "../server/platform/http-error.ts";
import { giveOrder } from "../server/operator/give-order.ts";
import { readAddress } from "../server/operator/operator-channel.ts";
import { openDatabase, type Database } from "../server/platform/database/open.ts";

/**
 * Carries out an operator's command on the database; where a running server has the embedded database open, the
 * server does it.
 * @param order the name of the server's order for such commands.
 * @returns the text to print.
 */
export const onDatabase = async (
  order: string,
  command: object,
  config: Config,
  run: (database: Database) => Promise<string>,
  { migrate = false } = {},
): Promise<string> => {
  let database;
  try {
    database = await openDatabase(config, { migrate });
  } catch (error) {
    const server = error instanceof FolderLockedError ? await readAddress(config.DATA_DIR, error.id) : null;
    if (!server) throw error;
    return giveOrder(server, order, JSON.stringify(command));
  }
  try {
    return await run(database);
  } catch (error) {
    if (error instanceof HttpError) throw new UserFacingError(error.message, { cause: error });
    if (isWithoutTables(error))
      throw new UserFacingError(
        "The database is empty. Start the server once, or run this with the server's DATA_DIR or DATABASE_URL.",
        { cause: error },
      );
    throw error;
  } finally {
    await database.close();
  }
};

/** Whether a query failed as its table does not exist (SQLSTATE 42P01). */
const isWithoutTables = (error: unknown): boolean =>
  ((error as Error).cause as { code?: unknown } | undefined)?.code === "42P01";
