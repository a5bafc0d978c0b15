import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeAll } from "vitest";
import { openClient, requestMs } from "../../../src/server/search/opensearch/client.ts";
import { OpenSearchEngine } from "../../../src/server/search/opensearch/engine.ts";
import { feedOnce } from "../../../src/server/search/opensearch/feed/feed.ts";
import type { Feeding } from "../../../src/server/search/opensearch/feed/rebuild.ts";
import { useEngine } from "../../../src/server/search/open-engine.ts";
import { onOneDatabase, type TestApi } from "../test-api.ts";

type Suite = typeof onOneDatabase;

/** The nodes of an OpenSearch for tests; undefined where there is none. */
export const openSearchUrl = process.env["TEST_OPENSEARCH_URL"];

/** An index of a suite's own, and what feeds it; removed at its end. */
export const openFeeding = (api: TestApi): { feeding: Feeding; close: () => Promise<void> } => {
  const OPENSEARCH_INDEX = `test_${randomUUID().replaceAll("-", "")}`;
  const settings = { OPENSEARCH_URL: openSearchUrl!, OPENSEARCH_INDEX, OPENSEARCH_SHARDS: 2 };
  const client = openClient(settings, requestMs.feed);
  return {
    feeding: { client, db: api.db, settings },
    close: async () => {
      await client.indices.delete({ index: `${OPENSEARCH_INDEX}-*` });
      await client.close();
    },
  };
};

/** Shows what was written as soon as it is searched for, as the embedded engine does: feeds without a pause. */
class FedEngine extends OpenSearchEngine {
  readonly #feeding: Feeding;

  constructor(feeding: Feeding) {
    super(feeding.client, feeding.settings.OPENSEARCH_INDEX, feeding.db);
    this.#feeding = feeding;
  }

  override async sync(): Promise<void> {
    do {
      await feedOnce(this.#feeding);
      await super.sync();
      // What the feed has written is read ten times a second.
    } while (this.isBehind && !this.isAway && (await delay(20, true)));
  }
}

/** Runs one suite on every engine: the embedded one, and OpenSearch where TEST_OPENSEARCH_URL is set. */
export const onEachEngine: Suite = (title, define, env) => {
  onOneDatabase(title, define, env);
  if (openSearchUrl)
    onOneDatabase(
      `${title}, in OpenSearch`,
      (api) => {
        let close = async (): Promise<void> => undefined;
        beforeAll(async () => {
          const opened = openFeeding(api);
          close = opened.close;
          const engine = new FedEngine(opened.feeding);
          await engine.sync();
          useEngine(engine);
        });
        afterAll(() => close());
        define(api);
      },
      env,
    );
};
