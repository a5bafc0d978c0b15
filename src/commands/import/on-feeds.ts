import { readConfig, type Config } from "../../runtime/config.ts";
import { freeClaims } from "../../server/import/sources/claims.ts";
import { feedsOrder } from "../../server/import/sources/feeds-order.ts";
import { runSourceCommand, type SourceCommand } from "../../server/import/sources/source-command.ts";
import { serveOperator } from "../../server/operator/serve-operator.ts";
import type { Database } from "../../server/platform/database/open.ts";
import { openStore } from "../../server/platform/files/open-store.ts";
import { openLog } from "../../server/platform/log.ts";
import { loadBrands } from "../../site/brands.ts";
import { onDatabase } from "../on-database.ts";
import { say } from "../say.ts";
import { stopSignal } from "./until-stopped.ts";

/**
 * Does something with feeds, here or in the process that has the database open.
 * @returns the code to end with.
 */
export const onFeeds = async (command: SourceCommand): Promise<number> => {
  const config = readConfig();
  const answer = await onDatabase(
    "feeds",
    command,
    config,
    (database) => runHere(command, database, config),
    { migrate: true },
  );
  const { text, code } = JSON.parse(answer) as { text: string; code: number };
  say(text);
  return code;
};

/** Runs a command in this process; while it fetches with the embedded database open, it takes other commands in. */
const runHere = async (command: SourceCommand, { db, kind }: Database, config: Config): Promise<string> => {
  // An import signs nothing, so it needs no secret.
  const services = { db, config, store: openStore(config, new Uint8Array()), brands: loadBrands() };
  const stopping = stopSignal();
  const run = () => runSourceCommand(command, services, stopping);
  if (kind !== "pglite" || command.action !== "fetch") return run();
  await freeClaims(db);
  const feeds = feedsOrder({ ...services, log: openLog(config.LOG_LEVEL) });
  const operator = await serveOperator(config, { feeds });
  try {
    return await run();
  } finally {
    await operator.close(!stopping.aborted);
  }
};
