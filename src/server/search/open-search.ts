import { randomUUID } from "node:crypto";
import type { Logger } from "pino";
import type { Config } from "../../runtime/config.ts";
import type { Background } from "../platform/background.ts";
import type { Db } from "../platform/database/open.ts";
import { useEngine } from "./open-engine.ts";

interface Around {
  /** Whether this process works in the background. */
  works: boolean;
  background: Background;
  log: Logger;
}

/** Opens the engine that the configuration names; code of OpenSearch is loaded where that is it. */
export const openSearch = async (
  config: Config,
  db: Db,
  { works, background, log }: Around,
): Promise<{ close: () => Promise<void> }> => {
  const { SEARCH_ENGINE, OPENSEARCH_URL } = config;
  if (SEARCH_ENGINE === "embedded" || OPENSEARCH_URL === undefined) return { close: async () => undefined };
  const { openOpenSearch } = await import("./opensearch/open.ts");
  const { engine, feed, close } = openOpenSearch({ ...config, OPENSEARCH_URL }, db);
  useEngine(engine);
  if (works)
    feed(randomUUID(), background, (error) =>
      log.warn({ err: error }, "the search cannot be fed; it is tried again every two seconds"),
    );
  return { close };
};
