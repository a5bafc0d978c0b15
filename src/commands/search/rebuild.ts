import { setTimeout as delay } from "node:timers/promises";
import type { Config } from "../../runtime/config.ts";
import { UserFacingError } from "../../runtime/user-facing-error.ts";
import { readOrder, writeOrder } from "../../server/search/opensearch/feed/orders.ts";
import { fedUntil, readState } from "../../server/search/opensearch/feed/state.ts";
import { countOf } from "./status.ts";
import { withIndex } from "./open-index.ts";

/** Asks whoever feeds the index to fill it anew, and waits for it. @throws UserFacingError where nobody does, or it fails. */
export const rebuild = (config: Config): Promise<string> =>
  withIndex(config, async (client, alias) => {
    if ((await fedUntil(client, alias)) < Date.now())
      throw new UserFacingError("Nothing feeds the index: start a server with WORKER=true, or the worker.");
    await writeOrder(client, alias, { state: "asked" });
    for (;;) {
      const order = await readOrder(client, alias);
      if (order?.state === "failed") throw new UserFacingError(`The live index stays: ${order.message}`);
      if (!order) break;
      await delay(500);
    }
    const state = await readState(client, alias);
    return `${state?.index} is live, with ${countOf(state?.jobs ?? 0)}.`;
  });
