import type { Client } from "@opensearch-project/opensearch";
import { Cache } from "../../platform/cache.ts";
import { searchAway } from "./search-away.ts";
import type { Clause } from "./clauses.ts";

/** The body of a search. */
export type Body = Record<string, unknown>;

/** A job that was found. */
export interface Hit {
  /** What it was ordered by: its id comes last in every order. */
  sort: (number | string | null)[];
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

export const idOf = ({ sort }: Hit): number => Number(sort.at(-1));

interface Asked {
  body: Body;
  resolve: (answer: Answer) => void;
  reject: (error: unknown) => void;
}

const most = {
  /** Searches in one request. */
  asked: 100,
  /** Jobs that are counted where some are enough: the answer serves for every smaller number. */
  counted: 1_000,
  /** Hits of an answer that is cached. */
  hits: 100,
};

const answers = new Cache<Questions, Promise<Answer>>("opensearch", 5_000);

/**
 * Asks one index; all that is asked in the same turn of the event loop goes in one `_msearch`. What was asked before is not
 * asked again until the index shows something else: a search with few results asks the same of several places and words.
 */
export class Questions {
  readonly #client: Client;
  readonly #index: string;
  #waiting: Asked[] = [];
  /** What the index shows. */
  version = "";
  /** Why OpenSearch cannot be asked; null while it can. Whoever finds that out says so here. */
  away: unknown = null;

  constructor(client: Client, index: string) {
    this.#client = client;
    this.#index = index;
  }

  /** @throws HttpError 503 while OpenSearch cannot be reached. */
  ask(body: Body): Promise<Answer> {
    if (this.away !== null) return Promise.reject(searchAway(this.away));
    if (Number(body["size"]) > most.hits) return this.#ask(body);
    return answers.get(this, JSON.stringify(body), [this.version], () => this.#ask(body));
  }

  #ask(body: Body): Promise<Answer> {
    return new Promise((resolve, reject) => {
      if (this.#waiting.push({ body, resolve, reject }) === 1) setImmediate(() => void this.#send());
    });
  }

  /** How many jobs a clause finds. @param enough Counts no further than this. */
  async count(query: Clause, enough = Infinity): Promise<number> {
    const upTo = async (total: number | true) => {
      const { hits } = await this.ask({ query, size: 0, track_total_hits: total });
      return hits.total?.value ?? 0;
    };
    const some = await upTo(most.counted);
    const isAll = some < most.counted || enough <= most.counted;
    return Math.min(isAll ? some : await upTo(true), enough);
  }

  async #send(): Promise<void> {
    const asked = this.#waiting.slice(0, most.asked);
    this.#waiting = this.#waiting.slice(most.asked);
    if (this.#waiting.length) setImmediate(() => void this.#send());
    try {
      const { body } = await this.#client.msearch({
        index: this.#index,
        // What is stored of a job is compressed, and would be read for its id alone.
        body: asked.flatMap((one) => [{}, { stored_fields: "_none_", ...one.body }]),
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
