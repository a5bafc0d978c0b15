import type { Config } from "../../../runtime/config.ts";
import type { FeedRequest } from "../../platform/network/fetch-feed.ts";

/** What the configuration says about feeds. */
export type FeedConfig = Pick<
  Config,
  "FEED_NETWORKS" | "FEED_IDLE_SECONDS" | "FEED_SECONDS" | "FEED_UNPACKED_MB"
>;

/** How feeds are requested by the configuration. */
export const requestBy = ({
  FEED_NETWORKS: networks,
  FEED_IDLE_SECONDS,
  FEED_SECONDS,
}: FeedConfig): FeedRequest => ({ networks, idleMs: FEED_IDLE_SECONDS * 1000, totalMs: FEED_SECONDS * 1000 });
