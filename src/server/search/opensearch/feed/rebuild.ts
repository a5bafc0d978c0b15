import type { Client } from "@opensearch-project/opensearch";
import { sql } from "drizzle-orm";
import { readMoment } from "../../../platform/database/moment.ts";
import type { Db } from "../../../platform/database/open.ts";
import { changesSince } from "../../embedded/read-jobs.ts";
import { slices } from "../../embedded/catch-up.ts";
import type { OpenSearchSettings } from "../client.ts";
import { filledSettings, newIndex } from "../index/layout.ts";
import { countOpen, readStates, statesOf } from "../index/read-documents.ts";
import { indicesOf } from "./generations.ts";
import { writeState, type FeedState } from "./state.ts";
import { writeStates } from "./write-states.ts";

/** Jobs read at a time. */
export const batch = 1_000;
/** More changes than are read at once: while so many come, the index is filled. */
const manyChanges = 1_000_000;
/** The most clauses of a query: a kind of work has dozens of names, which a query asks for in several ways. */
const mostClauses = 16_384;

export interface Feeding {
  client: Client;
  db: Db;
  settings: OpenSearchSettings;
  /** Told how far it is. */
  say?: (line: string) => void;
  /** Called between batches: keeps what this process holds; throws to end the work. */
  goOn?: () => Promise<void>;
}

/**
 * Fills a new index beside the live one, compares its count with the database, moves the alias in one step and removes the
 * old one. Where it fails, the new index is removed.
 */
export const rebuild = async (feeding: Feeding): Promise<FeedState> => {
  const { client, settings } = feeding;
  const alias = settings.OPENSEARCH_INDEX;
  const index = `${alias}-${new Date().toISOString().replace(/\D/g, "")}`;
  await allowLargeQueries(client);
  await client.indices.create({ index, body: newIndex(settings.OPENSEARCH_SHARDS) as never });
  try {
    const state = await fill(feeding, index);
    const old = (await indicesOf(client, alias)).filter((name) => name !== index);
    const actions = [
      ...old.map((name) => ({ remove: { index: name, alias, must_exist: false } })),
      { add: { index, alias } },
    ];
    await client.indices.updateAliases({ body: { actions } });
    await writeState(client, alias, state);
    for (const name of old) await client.indices.delete({ index: name }, { ignore: [404] });
    return state;
  } catch (error) {
    await client.indices.delete({ index }, { ignore: [404] }).catch(() => undefined);
    throw error;
  }
};

const fill = async ({ client, db, say, goOn }: Feeding, index: string): Promise<FeedState> => {
  let moment = await readMoment(db);
  let filled = 0;
  for (let last: number | null = 0; last !== null;) {
    const states = await readStates(db, sql`job_id > ${last}`, batch);
    await writeStates(
      client,
      index,
      states.filter(({ document }) => document),
    );
    last = states.length < batch ? null : states.at(-1)!.id;
    filled += states.length;
    if (filled % (50 * batch) === 0) say?.(`${filled} jobs are read.`);
    await goOn?.();
  }
  await client.indices.putSettings({ index, body: filledSettings });
  for (let tries = 0; ; tries++) {
    const { changed, ...next } = await changesSince(db, moment, manyChanges);
    for (const ids of slices(changed, batch)) await writeStates(client, index, await statesOf(db, ids));
    if (changed.length < manyChanges) moment = next;
    await client.indices.refresh({ index });
    const [{ body }, open] = await Promise.all([client.count({ index }), countOpen(db)]);
    if (body.count === open) return { index, moment, jobs: open };
    // Jobs were written meanwhile, or the index is wrong.
    if (tries === 10)
      throw new Error(`The new index has ${body.count} jobs, the database ${open}: the live one stays.`);
    await goOn?.();
  }
};

/** Raises how many clauses a query may have, where the cluster's own limit is less and may be changed. */
const allowLargeQueries = async (client: Client): Promise<void> => {
  const setting = "indices.query.bool.max_clause_count";
  const query = { flat_settings: true, include_defaults: true };
  const { body } = await client.cluster.getSettings(query);
  const { persistent, transient, defaults } = body as Record<string, Record<string, string>>;
  const most = Number(transient?.[setting] ?? persistent?.[setting] ?? defaults?.[setting] ?? 1024);
  if (most < mostClauses)
    await client.cluster.putSettings({ body: { persistent: { [setting]: mostClauses } } });
};
