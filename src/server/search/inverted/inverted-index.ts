import { randomUUID } from "node:crypto";
import { mkdir, readdir, rm, stat, utimes } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { setImmediate as otherWork, setTimeout as pause } from "node:timers/promises";
import { slices } from "../catch-up.ts";
import { parts } from "../jobs-by-word.ts";
import type { JobIndex } from "../job-index.ts";
import { NumberById } from "../number-by-id.ts";
import { findIn, joined, parsed, type Collected, type FoundIds } from "./find-in-segment.ts";
import { readVectors } from "./read-vectors.ts";
import { Segment } from "./segment.ts";
import { SegmentWriter } from "./segment-writer.ts";

/** Jobs whose words are in one file: some 60 MB of memory while it is written. */
const segmentSize = 100_000;
/** Jobs read at a time: few, because the embedded database does one thing at a time. */
const batch = 400;
/** After so many changes the changed jobs are written to a file of their own. */
const manyChanges = 500;
/** With this many files of changed jobs, those become one file. */
const mostSmall = 12;
const small = segmentSize / 4;

/** How long nothing is written after an error, in milliseconds. */
const afterFailure = 10 * 60_000;
const day = 86_400_000;

/** What the next start needs to go on with the files. */
export interface StoredInverted {
  /** Their names, the oldest first: a job is as the last of them has it. */
  segments: string[];
  /** How many of the index's changes they include. */
  seen: number;
}

/**
 * The words of all jobs in files: which jobs have a lexeme, and where. Answers in milliseconds what takes PostgreSQL
 * seconds at a million jobs, because it reads each job that has some words to see whether they are a phrase
 * (docs/decisions/105-search-at-a-million.md).
 */
export class InvertedIndex {
  readonly #index: JobIndex;
  readonly #path: string;
  readonly #fewest: number;
  #segments: readonly Segment[] = [];
  /** The number of the segment that has a job as it is. */
  #owner = new NumberById();
  #generation = -1;
  #seen = 0;
  readonly #replaced = new Set<string>();
  #running: Promise<void> | null = null;
  #notBefore = 0;
  #isClosed = false;

  /**
   * @param path How the paths of its files begin.
   * @param fewest Of how many jobs there are files; the database is as fast for fewer.
   */
  constructor(index: JobIndex, path: string, fewest: number) {
    this.#index = index;
    this.#path = path;
    this.#fewest = fewest;
  }

  /** Whether there are, or will be, files for so many jobs. */
  get isWorthwhile(): boolean {
    return this.#index.columns.length >= this.#fewest;
  }

  /** Whether lookups can be answered from here. */
  get isReady(): boolean {
    return this.#segments.length > 0 && this.#generation === this.#index.generation;
  }

  /** What is written, where it belongs to the index as it is. */
  get stored(): StoredInverted | null {
    if (!this.isReady) return null;
    return { segments: this.#segments.map(({ path }) => basename(path)), seen: this.#seen };
  }

  /** Goes on with the files of an earlier process. @throws Error where one is missing or damaged. */
  begin({ segments, seen }: StoredInverted): void {
    this.#take(
      segments.map((name) => new Segment(join(dirname(this.#path), basename(name)))),
      seen,
    );
  }

  /**
   * Writes all jobs, or those that have changed since, while lookups go on. One run at a time; after one that failed, as
   * on a full disk, none for a while.
   */
  refresh(): Promise<void> {
    if (this.isReady && this.#index.changes.length - this.#seen < manyChanges) return Promise.resolve();
    if (Date.now() < this.#notBefore) return Promise.resolve();
    this.#running ??= (this.isReady ? this.#writeChanged() : this.#writeAll())
      .catch((error: unknown) => {
        this.#notBefore = Date.now() + afterFailure;
        throw error;
      })
      .finally(() => (this.#running = null));
    return this.#running;
  }

  async #writeChanged(): Promise<void> {
    const { changes } = this.#index;
    const seen = changes.length;
    const { take } = await this.withChanged([]);
    take(seen);
  }

  async #writeAll(): Promise<void> {
    const { columns, generation, changes } = this.#index;
    const seen = changes.length;
    const ids = columns.id.slice(0, columns.length).filter((id) => columns.rowOf(id) !== undefined);
    const segments: Segment[] = [];
    for (const some of slices(Array.from(ids.sort()), segmentSize))
      segments.push(await this.#write(some, true));
    if (this.#index.generation === generation) this.#take(segments, seen);
    else this.#drop(segments);
  }

  /** Writes the jobs that have changed since the last time, and more. */
  async withChanged(more: readonly number[]): Promise<WrittenChanges> {
    const before = this.#segments;
    const { generation, changes } = this.#index;
    const changed = [...changes.slice(this.#seen), ...more];
    const lately = before.filter(({ ids }) => ids.length < small);
    const joined = lately.length < mostSmall ? [] : lately;
    const moved = joined.flatMap((one) => [...one.ids].filter((id) => this.#owner.get(id) === one.number));
    const ids = [...new Set([...moved, ...changed])].sort((a, b) => a - b);
    const segment = await this.#write(ids, false);
    return {
      find: (queries) => findIn(segment, queries.flatMap(parsed)),
      take: (seen) => {
        if (this.#segments !== before || this.#index.generation !== generation) return this.#drop([segment]);
        // A job that is gone must not be found in an older file either.
        for (const id of ids) this.#owner.set(id, undefined);
        for (const id of segment.ids) this.#owner.set(id, segment.number);
        this.#segments = [...before.filter((one) => !joined.includes(one)), segment];
        this.#seen = seen;
        this.#drop(joined);
      },
    };
  }

  /** Writes the words of jobs. @param isSlow Whether requests have priority: pauses for half of the time. */
  async #write(ids: readonly number[], isSlow: boolean): Promise<Segment> {
    const writer = new SegmentWriter();
    for (const some of slices(ids, batch)) {
      if (this.#isClosed) throw new Error("The index was closed.");
      const start = performance.now();
      writer.add(await readVectors(this.#index.db, some));
      if (isSlow) await pause(performance.now() - start);
      else await otherWork();
    }
    const path = `${this.#path}-${randomUUID()}.segment`;
    await mkdir(dirname(path), { recursive: true });
    await writer.write(path);
    return new Segment(path);
  }

  #take(segments: readonly Segment[], seen: number): void {
    this.#drop(this.#segments);
    this.#segments = segments;
    this.#seen = seen;
    this.#generation = this.#index.generation;
    this.#owner = new NumberById();
    for (const { ids, number } of segments) for (const id of ids) this.#owner.set(id, number);
  }

  #drop(segments: readonly Segment[]): void {
    for (const segment of segments) {
      segment.close();
      this.#replaced.add(segment.path);
    }
  }

  /**
   * The jobs that text search queries find, as they were after so many of the index's changes; queries that cannot be
   * answered from here are left out.
   */
  async find(
    queries: readonly string[],
  ): Promise<{ seen: number; found: ReadonlyMap<string, FoundIds> } | null> {
    if (!this.isReady) return null;
    const asked = queries.flatMap(parsed);
    const found = new Map(asked.map(({ text }) => [text, { words: [], core: [], title: [] } as Collected]));
    const segments = this.#segments;
    const seen = this.#seen;
    try {
      for (const segment of segments) {
        for (const [text, ids] of findIn(segment, asked))
          for (const part of parts) found.get(text)![part].push(this.#owned(ids[part], segment));
        await otherWork();
        // Jobs may be in other files now.
        if (this.#segments !== segments) return await this.find(queries);
      }
    } catch (error) {
      if (this.#segments !== segments) return this.find(queries);
      // The files are written anew.
      this.#take([], 0);
      throw error;
    }
    return { seen, found: new Map([...found].map(([text, lists]) => [text, joined(lists)])) };
  }

  /** Those of some jobs in a segment that are as it has them. */
  #owned(ids: Int32Array, { number }: Segment): Int32Array {
    const owned = new Int32Array(ids.length);
    let count = 0;
    for (let at = 0; at < ids.length; at++)
      if (this.#owner.get(ids[at]!) === number) owned[count++] = ids[at]!;
    return owned.subarray(0, count);
  }

  /**
   * Removes files that no later start needs: those that were replaced, and those that another process left a day ago. Call
   * it when the files in use are stored.
   */
  async cleanUp(): Promise<void> {
    const folder = dirname(this.#path);
    const used = new Set(this.#segments.map(({ path }) => basename(path)));
    const now = Date.now();
    for (const name of used) await utimes(join(folder, name), now / 1000, now / 1000);
    for (const name of await readdir(folder)) {
      if (used.has(name) || !name.startsWith(`${basename(this.#path)}-`)) continue;
      const path = join(folder, name);
      if (this.#replaced.has(path) || (await stat(path)).mtimeMs < now - day) await rm(path, { force: true });
    }
    this.#replaced.clear();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#running?.catch(() => undefined);
    for (const segment of this.#segments) segment.close();
    this.#segments = [];
  }
}

/** Changed jobs that were written to a file. */
export interface WrittenChanges {
  /** Which of them queries find; those that cannot be answered from here are left out. */
  find: (queries: readonly string[]) => ReadonlyMap<string, FoundIds>;
  /** Takes the file into use, when the index has that many changes. */
  take: (seen: number) => void;
}

const ofIndexes = new WeakMap<JobIndex, InvertedIndex>();

/** The files of an index, where it has a folder for them and enough jobs. */
export const invertedOf = (index: JobIndex): InvertedIndex | undefined => {
  const inverted = ofIndexes.get(index);
  return inverted?.isWorthwhile ? inverted : undefined;
};

/** Gives an index a folder for its files. */
export const openInverted = (index: JobIndex, path: string, fewest: number): InvertedIndex => {
  const inverted = new InvertedIndex(index, path, fewest);
  ofIndexes.set(index, inverted);
  return inverted;
};
