import type { Background } from "../../platform/background.ts";
import type { Db } from "../../platform/database/open.ts";
import type { SearchEngine } from "../engine.ts";
import { openClient, requestMs, type OpenSearchSettings } from "./client.ts";
import { OpenSearchEngine } from "./engine.ts";
import { keepFeeding } from "./feed/feed.ts";

export interface OpenedSearch {
  engine: SearchEngine;
  /** Feeds the index until the work in the background ends. */
  feed: (owner: string, background: Background, onError: (error: unknown) => void) => void;
  close: () => Promise<void>;
}

/** Opens OpenSearch as the engine of a database; nothing is asked yet. */
export const openOpenSearch = (settings: OpenSearchSettings, db: Db): OpenedSearch => {
  const client = openClient(settings);
  const feeding = openClient(settings, requestMs.feed);
  return {
    engine: new OpenSearchEngine(client, settings.OPENSEARCH_INDEX, db),
    feed: (owner, { stopping, add }, onError) =>
      add(keepFeeding({ client: feeding, db, settings }, owner, { stopping, onError })),
    close: async () => {
      await Promise.all([client.close(), feeding.close()]);
    },
  };
};
