import type { Client } from "@opensearch-project/opensearch";
import type { Moment } from "../../../platform/database/moment.ts";

/** What the feed has written to the live index; in an index of its own, as jobs' have no source. */
export interface FeedState {
  /** The index that is live: another name after each rebuild. */
  index: string;
  /** The moment of the database whose changes the index shows. */
  moment: Moment;
  /** How many jobs the index had then. */
  jobs: number;
}

/** Where the feed keeps what it knows. */
export const stateIndex = (alias: string): string => `${alias}-feed`;

/** The state of the live index; null before the first one is filled. */
export const readState = async (
  client: Client,
  alias: string,
  options: { requestTimeout?: number; maxRetries?: number } = {},
): Promise<FeedState | null> => {
  const { body, statusCode } = await client.get(
    { index: stateIndex(alias), id: "live" },
    { ignore: [404], ...options },
  );
  return statusCode === 404 ? null : (body._source as unknown as FeedState);
};

export const writeState = async (client: Client, alias: string, state: FeedState): Promise<void> => {
  await openStateIndex(client, alias);
  await client.index({ index: stateIndex(alias), id: "live", body: state });
};

const made = new WeakSet<Client>();
export const openStateIndex = async (client: Client, alias: string): Promise<void> => {
  if (made.has(client)) return;
  const body = {
    settings: { index: { number_of_shards: 1, auto_expand_replicas: "0-1" } },
    mappings: { enabled: false },
  } as const;
  await client.indices.create({ index: stateIndex(alias), body }, { ignore: [400] });
  made.add(client);
};

/** Who feeds: one process at a time, as long as it says so again and again. */
export interface Lease {
  /** Takes or keeps it. @returns whether this process has it. */
  take: () => Promise<boolean>;
  /** Leaves it to another process at once. */
  leave: () => Promise<void>;
}

/** How long a lease lasts without being taken again, in milliseconds. */
const leaseMs = 20_000;

/** Until when the index is fed, in milliseconds: in the past while no process does. */
export const fedUntil = async (client: Client, alias: string): Promise<number> => {
  const { body, statusCode } = await client.get({ index: stateIndex(alias), id: "lease" }, { ignore: [404] });
  return statusCode === 404 ? 0 : (body._source as unknown as { until: number }).until;
};

/** @param owner Names this process. */
export const openLease = (client: Client, alias: string, owner: string): Lease => {
  const index = stateIndex(alias);
  const write = async (until: number): Promise<boolean> => {
    await openStateIndex(client, alias);
    const { body, statusCode } = await client.get({ index, id: "lease" }, { ignore: [404] });
    const held = statusCode === 404 ? null : (body._source as unknown as { owner: string; until: number });
    if (held && held.owner !== owner && held.until > Date.now()) return false;
    const known = held
      ? { if_seq_no: body._seq_no!, if_primary_term: body._primary_term! }
      : { op_type: "create" as const };
    const written = await client.index(
      { index, id: "lease", body: { owner, until }, ...known },
      { ignore: [409] },
    );
    return written.statusCode !== 409;
  };
  let own = 0;
  return {
    take: async () => {
      if (own - Date.now() > leaseMs / 2) return true;
      const until = Date.now() + leaseMs;
      own = (await write(until)) ? until : 0;
      return own > 0;
    },
    leave: async () => {
      own = 0;
      await write(0);
    },
  };
};
