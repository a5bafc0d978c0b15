import type { Client } from "@opensearch-project/opensearch";
import { searchAway } from "./search-away.ts";
import type { Clause } from "./clauses.ts";

/** The body of a search. */
export type Body = Record<string, unknown>;

/** A job that was found. */
export interface Hit {
  _id: string;
  sort?: (number | string | null)[];
  matched_queries?: string[];
  fields?: Record<string, unknown[]>;
}

/** What an aggregation gives: its own count, buckets, a value, and aggregations within it by their names. */
export interface Aggregation {
  doc_count?: number;
  value?: number | null;
  buckets?: (Aggregation & { key: string | number })[];
  [name: string]: unknown;
}

/** The answer to a search. */
export interface Answer {
  hits: { total?: { value: number }; hits: Hit[] };
  aggregations?: Record<string, Aggregation>;
}

interface Asked {
  body: Body;
  resolve: (answer: Answer) => void;
  reject: (error: unknown) => void;
}

/** The most searches in one request. */
const most = 100;

/** Asks one index; all that is asked in the same turn of the event loop goes in one `_msearch`. */
export class Questions {
  readonly #client: Client;
  readonly #index: string;
  #waiting: Asked[] = [];
  /** Why OpenSearch cannot be asked; null while it can. Whoever finds that out says so here. */
  away: unknown = null;

  constructor(client: Client, index: string) {
    this.#client = client;
    this.#index = index;
  }

  /** @throws HttpError 503 while OpenSearch cannot be reached. */
  ask(body: Body): Promise<Answer> {
    if (this.away !== null) return Promise.reject(searchAway(this.away));
    return new Promise((resolve, reject) => {
      if (this.#waiting.push({ body, resolve, reject }) === 1) setImmediate(() => void this.#send());
    });
  }

  /** How many jobs a clause finds. @param enough Counts no further than this. */
  async count(query: Clause, enough?: number): Promise<number> {
    const { hits } = await this.ask({ query, size: 0, track_total_hits: enough ?? true });
    return Math.min(hits.total?.value ?? 0, enough ?? Infinity);
  }

  async #send(): Promise<void> {
    const asked = this.#waiting.slice(0, most);
    this.#waiting = this.#waiting.slice(most);
    if (this.#waiting.length) setImmediate(() => void this.#send());
    try {
      const { body } = await this.#client.msearch({
        index: this.#index,
        body: asked.flatMap((one) => [{}, one.body]),
      });
      const responses = (body as unknown as { responses: (Answer & { error?: unknown })[] }).responses;
      for (const [at, { resolve, reject }] of asked.entries()) {
        const answer = responses[at]!;
        if (answer.error) reject(searchAway(new Error(JSON.stringify(answer.error))));
        else resolve(answer);
      }
    } catch (error) {
      for (const { reject } of asked) reject(searchAway(error));
    }
  }
}
