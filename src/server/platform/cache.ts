import { LRUCache } from "lru-cache";
import { metrics } from "./metrics.ts";

interface Entry<Value> {
  dependsOn: readonly unknown[];
  value: Value;
}

/**
 * A cache of what is made from something that changes. Each value names what it depends on, such as versions of jobs and
 * employers, or a brand; where one of these is another number or object than when it was made, it is made anew. Values
 * that are promises are shared while they are pending, and forgotten if they fail.
 */
export class Cache<Owner extends object, Value> {
  readonly #name: string;
  readonly #max: number;
  /** An owner that is gone, such as the index of a closed database, takes its values along. */
  readonly #owners = new WeakMap<Owner, LRUCache<string, Entry<Value>>>();

  /**
   * @param name names it in the metric `signboard_cache_requests_total`.
   * @param max the most values of one owner; the least recently used are dropped first.
   */
  constructor(name: string, max: number) {
    this.#name = name;
    this.#max = max;
  }

  get(owner: Owner, key: string, dependsOn: readonly unknown[], make: () => Value): Value {
    const entries = this.#entriesOf(owner);
    const known = entries.get(key);
    const isHit = known?.dependsOn.every((one, at) => one === dependsOn[at]) ?? false;
    metrics.cacheRequests.inc({ cache: this.#name, result: isHit ? "hit" : "miss" });
    if (known && isHit) return known.value;
    const entry = { dependsOn, value: make() };
    entries.set(key, entry);
    if (entry.value instanceof Promise)
      entry.value.catch(() => {
        if (entries.peek(key) === entry) entries.delete(key);
      });
    return entry.value;
  }

  /** Forgets a value, unless it was made anew. */
  forget(owner: Owner, key: string, value: Value): void {
    const entries = this.#entriesOf(owner);
    if (entries.peek(key)?.value === value) entries.delete(key);
  }

  #entriesOf(owner: Owner): LRUCache<string, Entry<Value>> {
    const entries = this.#owners.get(owner) ?? new LRUCache<string, Entry<Value>>({ max: this.#max });
    this.#owners.set(owner, entries);
    return entries;
  }
}
