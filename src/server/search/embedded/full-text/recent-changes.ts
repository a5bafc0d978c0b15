import { findIn, type FoundIds } from "./found-ids.ts";
import { FullTextFile } from "./full-text-file.ts";
import type { LexemeTexts } from "./lexeme-text.ts";

/** So many changed jobs are known by themselves. */
const most = 1_000;

/** The words of the jobs that changed last, to bring up to date what was found before. */
export class RecentChanges {
  readonly #file = FullTextFile.create();
  /** The first of the index's changes that are recent, and how many are written. */
  #from = 0;
  #size = 0;

  hasRoomFor(jobs: number): boolean {
    return this.#size + jobs <= most;
  }

  write(jobs: readonly LexemeTexts[]): void {
    this.#file.begin("");
    this.#file.write(jobs);
    this.#file.commit();
  }

  /** Notes that so many jobs were written. */
  add(jobs: number): void {
    this.#size += jobs;
  }

  /** Forgets all. @param from How many of the index's changes are not recent. */
  clear(from: number): void {
    this.#file.clear();
    this.#from = from;
    this.#size = 0;
  }

  /** What a query finds among the jobs that changed after so many changes; null where these are too many. */
  find(query: string, since: number): FoundIds | null {
    return since < this.#from ? null : findIn(this.#file, query);
  }
}
