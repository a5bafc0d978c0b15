import type { Config } from "../../runtime/config.ts";
import { liveIndex } from "../../server/search/opensearch/feed/generations.ts";
import { fedUntil, readState } from "../../server/search/opensearch/feed/state.ts";
import { withIndex } from "./open-index.ts";

interface IndexStatus {
  /** The live index; null before the first one is filled. */
  index: string | null;
  /** Whether it stores jobs as this version does: else the worker fills a new one. */
  isCurrent: boolean;
  /** The version of OpenSearch, and the health of its cluster: green, yellow or red. */
  server: string;
  health: string;
  nodes: number;
  jobs: number;
  megabytes: number;
  /** When the newest change was written that it shows; null before the first. */
  shows: string | null;
  /** Whether a server or a worker feeds it now. */
  isFed: boolean;
}

export const statusOf = (config: Config): Promise<IndexStatus> =>
  withIndex(config, async (client, alias) => {
    const [info, health, live, state, until] = await Promise.all([
      client.info(),
      client.cluster.health(),
      liveIndex(client, alias),
      readState(client, alias),
      fedUntil(client, alias),
    ]);
    const stats = live && (await client.indices.stats({ index: live.index, metric: ["docs", "store"] }));
    const all = stats?.body._all;
    return {
      index: live?.index ?? null,
      isCurrent: live?.isCurrent ?? false,
      server: info.body.version.number,
      health: health.body.status,
      nodes: health.body.number_of_nodes,
      jobs: all?.primaries?.docs?.count ?? 0,
      megabytes: Math.round(Number(all?.total?.store?.size_in_bytes ?? 0) / 1e6),
      shows: state && new Date(state.moment.now).toISOString(),
      isFed: until > Date.now(),
    };
  });

export const countOf = (jobs: number): string => `${jobs} ${jobs === 1 ? "job" : "jobs"}`;

export const statusText = (status: IndexStatus): string =>
  [
    `OpenSearch ${status.server}: ${status.nodes} ${status.nodes === 1 ? "node" : "nodes"}, ${status.health}.`,
    status.index === null
      ? "No index is filled yet."
      : `${status.index} has ${countOf(status.jobs)} in ${status.megabytes} MB, with the changes until ${status.shows}.`,
    ...(status.index !== null && !status.isCurrent
      ? ["It stores jobs as another version does: the worker fills a new one."]
      : []),
    status.isFed ? "It is fed." : "Nothing feeds it: start a server with WORKER=true, or the worker.",
  ].join("\n");
