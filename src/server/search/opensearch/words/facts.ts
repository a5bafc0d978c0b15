import { LRUCache } from "lru-cache";
import type { Clause } from "../clauses.ts";
import type { Aggregation, Questions } from "../questions.ts";
import { everything } from "../clauses.ts";

/** More than there are kinds of work. */
const mostKinds = 2_000;

/** What words mean depends on a few facts about all jobs of the index, which change little with few of them. */
export class Facts {
  readonly #questions: Questions;
  readonly #known = new LRUCache<string, Promise<unknown>>({ max: 20_000 });

  constructor(questions: Questions) {
    this.#questions = questions;
  }

  forget(): void {
    this.#known.clear();
  }

  /** Whether any job is found by a clause. */
  has(clause: Clause): Promise<boolean> {
    return this.#ask(
      clause,
      { size: 0, track_total_hits: 1, terminate_after: 1 },
      ({ hits }) => !!hits.total?.value,
    );
  }

  /** How many jobs of each kind of work a clause finds; null stands for all jobs. */
  kinds(clause: Clause | null): Promise<ReadonlyMap<string, number>> {
    const aggs = { kinds: { terms: { field: "sub_category", size: mostKinds } } };
    return this.#ask(clause ?? everything, { size: 0, track_total_hits: false, aggs }, ({ aggregations }) => {
      const { buckets = [] } = aggregations!["kinds"] as Aggregation;
      return new Map(buckets.map(({ key, doc_count = 0 }) => [String(key), doc_count]));
    });
  }

  #ask<Fact>(
    query: Clause,
    how: object,
    read: (answer: Awaited<ReturnType<Questions["ask"]>>) => Fact,
  ): Promise<Fact> {
    const body = { query, ...how };
    const key = JSON.stringify(body);
    const known = this.#known.get(key) as Promise<Fact> | undefined;
    if (known) return known;
    const fact = this.#questions.ask(body).then(read);
    this.#known.set(key, fact);
    // A word that no job has may be that of the next one.
    fact.then((is) => is === false && this.#known.delete(key)).catch(() => this.#known.delete(key));
    return fact;
  }
}
