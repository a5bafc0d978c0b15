import { LRUCache } from "lru-cache";
import type { SearchEngine } from "./engine.ts";

/** Tells what was written of jobs and employers. */
export type Written = Pick<SearchEngine, "generation" | "changeCount" | "changedSince" | "employers">;

/** What one look at a cache of jobs may read and keep. */
export interface OpenJobCache<Value> {
  get: (id: number) => Value | undefined;
  /** Keeps what was read since the cache was opened, unless the job or an employer was written meanwhile. */
  keep: (id: number, value: Value) => void;
}

/** Something that each job has, by the job's id, until the job or any employer is written. */
export class JobCache<Value extends object> {
  readonly #byId: LRUCache<number, Value>;
  /** The writes that it includes. */
  #generation = -1;
  #changes = 0;
  #employers = -1;

  /** @param most jobs; the least recently used are dropped first. */
  constructor(most: number) {
    this.#byId = new LRUCache({ max: most });
  }

  async open(engine: Written): Promise<OpenJobCache<Value>> {
    const { version: employers } = await engine.employers();
    const { generation, changeCount } = engine;
    if (generation !== this.#generation || employers !== this.#employers) this.#byId.clear();
    else for (const id of engine.changedSince(this.#changes)) this.#byId.delete(id);
    [this.#generation, this.#changes, this.#employers] = [generation, changeCount, employers];
    return {
      get: (id) => this.#byId.get(id),
      keep: (id, value) => {
        const isSame = engine.generation === generation && this.#employers === employers;
        if (isSame && !engine.changedSince(changeCount).includes(id)) this.#byId.set(id, value);
      },
    };
  }
}
