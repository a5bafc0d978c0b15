import { join } from "node:path";
import { expect, it } from "vitest";
import { feedsOf } from "../../../bench/feeds/feed.ts";
import { scoreFeed } from "../../../bench/feeds/score.ts";
import { onEmbeddedDatabase } from "../test-api.ts";

const feeds = await feedsOf(join(import.meta.dirname, "../../../bench/feeds/worked"));

onEmbeddedDatabase("every fact is read of", (api) => {
  it.each(feeds)("$name", async (feed) => {
    expect((await scoreFeed(api.db, feed)).faults).toEqual([]);
  });
});
