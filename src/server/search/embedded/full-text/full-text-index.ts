import { setImmediate as otherWork } from "node:timers/promises";
import type { JobIndex } from "../job-index.ts";
import type { StoredMoment } from "../disk/stored-moment.ts";
import { BackgroundRun } from "./background-run.ts";
import { newFile, openEarlier } from "./earlier-file.ts";
import { findIn, type FoundIds } from "./found-ids.ts";
import type { FullTextFile } from "./full-text-file.ts";
import { RecentChanges } from "./recent-changes.ts";
import { writeJobs } from "./write-jobs.ts";

/** A lookup waits until so many jobs are written, and asks the database while there are more. */
const soon = 500;
/** How long nothing is written after an error of the disk, in milliseconds. */
const afterError = 10 * 60_000;

/**
 * Which jobs have the lexemes of a text search query, of all jobs of an index (docs/decisions/126-words-in-fts5.md).
 * Written in the background, and then before each lookup with the jobs that the index says have changed.
 */
export class FullTextIndex {
  readonly #index: JobIndex;
  readonly #prefix: string | undefined;
  #file: FullTextFile | null = null;
  /** The index's generation that the file is complete for. */
  #generation = -1;
  /** How many of the index's changes the file includes. */
  #seen = 0;
  /** The jobs that changed last. */
  readonly recent = new RecentChanges();
  readonly #run = new BackgroundRun();
  #writing: Promise<unknown> = Promise.resolve();
  #isClosed = false;

  /** @param prefix How the paths of its files begin; in memory without. */
  constructor(index: JobIndex, prefix?: string) {
    this.#index = index;
    this.#prefix = prefix;
  }

  /** How many of the index's changes it includes. */
  get seen(): number {
    return this.#seen;
  }

  /** Whether it has all jobs, some of them perhaps as they were. */
  get isComplete(): boolean {
    return this.#file !== null && this.#generation === this.#index.generation;
  }

  /** Whether it has all jobs as the index has them. */
  get isCurrent(): boolean {
    return this.isComplete && this.#seen >= this.#index.changes.length;
  }

  /** Whether lookups can be answered: waits until few jobs are written, and not while there are many. */
  async isReady(): Promise<boolean> {
    const { generation, changes, columns } = this.#index;
    const asked = changes.length;
    const isSoon = (this.isComplete ? asked - this.#seen : columns.length) <= soon;
    const done = this.refresh();
    if (isSoon) await done;
    return this.isComplete && this.#generation === generation && this.#seen >= asked;
  }

  /** What a query finds; null where only the database knows: the query is of another form, or the file damaged. */
  find(query: string): FoundIds | null {
    try {
      return this.#file && findIn(this.#file, query);
    } catch {
      // The next lookup has it written anew.
      this.#drop();
      return null;
    }
  }

  /** Writes what is missing, in the background. One run at a time; after one that failed, none for a while. */
  refresh(): Promise<void> {
    if (this.isCurrent || this.#isClosed) return Promise.resolve();
    return this.#run.start(async () => {
      while (!this.isCurrent) await (this.isComplete ? this.#writeChanged() : this.#writeAll());
    });
  }

  /** Goes on with the file of an earlier process, where there is one of this database. Waits for few changes only. */
  async begin(): Promise<void> {
    const { generation, changes } = this.#index;
    const seen = changes.length;
    const earlier = await openEarlier(this.#index, this.#prefix!);
    if (!earlier) return;
    this.#file = earlier.file;
    const written = this.#run.start(async () => {
      try {
        await this.#write(earlier.changed);
      } catch (error) {
        this.#drop();
        throw error;
      }
      this.#generation = generation;
      this.#includes(seen);
    });
    if (earlier.changed.length <= soon) await written;
  }

  /**
   * Writes jobs that the index is about to have as changed.
   * @returns what says that the index has them; call it in the same tick.
   */
  async writeAhead(changed: readonly number[]): Promise<() => void> {
    const { changes, generation } = this.#index;
    const isWritten =
      this.isComplete &&
      (await this.#write([...changes.slice(this.#seen), ...changed]).then(
        () => true,
        () => false,
      ));
    return () => {
      if (!isWritten || !this.isComplete || this.#generation !== generation) return;
      this.#includes(changes.length);
    };
  }

  /** Notes in the file that it has all jobs as they were at a moment, which it includes. */
  async keep(moment: StoredMoment): Promise<void> {
    await this.#writing;
    if (this.isComplete) await this.#file!.keep(moment);
  }

  /** Stops writing, and closes the file. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#run.ended();
    await this.#writing.catch(() => undefined);
    if (!this.isComplete) return this.#drop();
    this.#file?.close();
    this.#file = null;
  }

  async #writeChanged(): Promise<void> {
    const { changes } = this.#index;
    const until = changes.length;
    const ids = changes.slice(this.#seen, until);
    const also = this.recent.hasRoomFor(ids.length) ? this.recent : undefined;
    await this.#write(ids, also);
    // Others may have been written ahead meanwhile.
    const seen = Math.max(this.#seen, until);
    if (!also) return this.#includes(seen);
    this.#seen = seen;
    also.add(ids.length);
  }

  async #writeAll(): Promise<void> {
    const { columns, generation, changes } = this.#index;
    const seen = changes.length;
    this.#drop();
    const file = newFile(this.#prefix);
    this.#file = file;
    const ids = columns.id.slice(0, columns.length).filter((id) => columns.rowOf(id) !== undefined);
    await this.#write(ids.sort());
    const merging = file.merge();
    while (!this.#isClosed && !this.#onDisk(() => merging.next().done)) await otherWork();
    this.#onDisk(() => file.protect());
    this.#generation = generation;
    this.#includes(seen);
  }

  #includes(seen: number): void {
    this.#seen = seen;
    this.recent.clear(seen);
  }

  #drop(): void {
    this.#generation = -1;
    this.#file?.discard();
    this.#file = null;
  }

  /** Does work of the file. Where that fails, nothing is written for a while. */
  #onDisk<Result>(work: () => Result): Result {
    try {
      return work();
    } catch (error) {
      this.#drop();
      this.#run.pause(afterError);
      throw error;
    }
  }

  /** Writes jobs as the database has them, after what is being written. @param also Writes them there as well. */
  #write(ids: Iterable<number>, also?: RecentChanges): Promise<void> {
    const file = this.#file!;
    const work = (work: () => void) => {
      if (this.#isClosed || this.#file !== file) throw new Error("The file is not written any more.");
      this.#onDisk(work);
    };
    const write = () => writeJobs(this.#index, ids, { file, also, work, isInUse: () => this.isComplete });
    const written = this.#writing.then(write, write);
    this.#writing = written.catch(() => undefined);
    return written;
  }
}
