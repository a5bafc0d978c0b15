import { setImmediate as otherWork } from "node:timers/promises";
import { metrics } from "../../../platform/metrics.ts";
import { slices } from "../catch-up.ts";
import type { JobIndex } from "../job-index.ts";
import { changesSince } from "../read-jobs.ts";
import { FullTextFile, parts, type Part } from "./full-text-file.ts";
import { lexemeTexts, type LexemeTexts } from "./lexeme-text.ts";
import { matchExpression } from "./match-expression.ts";
import { queryTree } from "./query-tree.ts";
import { readVectors } from "./read-vectors.ts";
import { momentAfter, type StoredMoment } from "../disk/stored-moment.ts";

/** The ids of the jobs that each part of a query finds. */
export type FoundIds = Readonly<Record<Part, Int32Array>>;

/** What a query finds. */
export interface Found {
  ids: FoundIds;
  /** Jobs that it may find as well, which only the database can say. */
  unsure: number[];
}

/** Jobs read from the database at a time: few, because the embedded database does one thing at a time. */
const batch = 1_000;
/** Jobs written before other requests go on: a few milliseconds. */
const atOnce = 50;
/** A lookup waits until so many jobs are written, and asks the database while there are more. */
const soon = 500;
/** So many changed jobs are known by themselves. */
const mostRecent = 1_000;
/** After more changes than this all jobs are written anew. */
const mostChanges = 100_000;
/** How long nothing is written after an error of the database, and of the disk, in milliseconds. */
const pause = { ofDatabase: 5_000, ofDisk: 10 * 60_000 };

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
  /** The jobs that changed last, to bring up to date what was found before. */
  readonly #recent = FullTextFile.create();
  /** The first of the index's changes that are recent, and how many are written. */
  #recentFrom = 0;
  #recentSize = 0;
  #running: Promise<void> | null = null;
  #writing: Promise<unknown> = Promise.resolve();
  #notBefore = 0;
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
  find(query: string): Found | null {
    try {
      return this.#file && findIn(this.#file, query);
    } catch {
      // The next lookup has it written anew.
      this.#drop();
      return null;
    }
  }

  /** The same of the jobs that have changed since it included so many changes; null where these are too many. */
  findChanged(query: string, since: number): Found | null {
    return since < this.#recentFrom ? null : findIn(this.#recent, query);
  }

  /** Writes what is missing, in the background. One run at a time; after one that failed, none for a while. */
  refresh(): Promise<void> {
    if (this.isCurrent || this.#isClosed || Date.now() < this.#notBefore) return Promise.resolve();
    const count = (result: string) => metrics.backgroundWork.inc({ work: "full-text-index", result });
    this.#running ??= this.#catchUp()
      .then(
        () => count("done"),
        () => {
          count("failed");
          this.#notBefore = Math.max(this.#notBefore, Date.now() + pause.ofDatabase);
        },
      )
      .finally(() => (this.#running = null));
    return this.#running;
  }

  async #catchUp(): Promise<void> {
    while (!this.isCurrent) await (this.isComplete ? this.#writeChanged() : this.#writeAll());
  }

  /** Goes on with the file of an earlier process, where there is one of this database. Waits for few changes only. */
  async begin(): Promise<void> {
    const { db, generation, changes } = this.#index;
    const seen = changes.length;
    this.#file = FullTextFile.ofEarlier(this.#prefix!);
    const kept = this.#file?.moment;
    const moment = kept && (await momentAfter(db, kept));
    const changed = moment ? (await changesSince(db, moment, mostChanges + 1)).changed : [];
    const isLost = kept?.later_on && kept.later_on !== moment?.server;
    if (!moment || isLost || changed.length > mostChanges) return this.#drop();
    this.#running = this.#write(changed)
      .then(
        () => {
          this.#generation = generation;
          this.#includes(seen);
        },
        () => this.#drop(),
      )
      .finally(() => (this.#running = null));
    if (changed.length <= soon) await this.#running;
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
    await this.#running;
    await this.#writing.catch(() => undefined);
    if (!this.isComplete) return this.#drop();
    this.#file?.close();
    this.#file = null;
  }

  async #writeChanged(): Promise<void> {
    const { changes } = this.#index;
    const until = changes.length;
    const ids = changes.slice(this.#seen, until);
    const isMany = this.#recentSize + ids.length > mostRecent;
    await this.#write(ids, isMany ? undefined : this.#recent);
    // Others may have been written ahead meanwhile.
    const seen = Math.max(this.#seen, until);
    if (isMany) this.#includes(seen);
    else {
      this.#seen = seen;
      this.#recentSize += ids.length;
    }
  }

  async #writeAll(): Promise<void> {
    const { columns, generation, changes } = this.#index;
    const seen = changes.length;
    this.#drop();
    const file = createdAt(this.#prefix);
    this.#file = file;
    const ids = columns.id.slice(0, columns.length).filter((id) => columns.rowOf(id) !== undefined);
    await this.#write(ids.sort());
    this.#onDisk(() => file.protect());
    this.#generation = generation;
    this.#includes(seen);
  }

  /** Includes so many changes, none of which is known by itself. */
  #includes(seen: number): void {
    this.#seen = seen;
    this.#recent.clear();
    this.#recentFrom = seen;
    this.#recentSize = 0;
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
      this.#notBefore = Date.now() + pause.ofDisk;
      throw error;
    }
  }

  /** Writes jobs as the database has them, after what is being written. @param also Another file for them. */
  #write(ids: Iterable<number>, also?: FullTextFile): Promise<void> {
    const file = this.#file!;
    const write = async () => {
      const { server = "" } = this.#index.seen ?? {};
      for (const some of slices(new Set(ids), batch)) {
        if (this.#isClosed) throw new Error("The index was closed.");
        const jobs = lexemeTexts(await readVectors(this.#index.db, some));
        // A commit to a file that is in use takes longer, and other requests wait for it.
        const together = this.isComplete ? atOnce : batch;
        for (const group of slices(jobs, together)) await this.#commit(group, server, file, also);
      }
    };
    const written = this.#writing.then(write, write);
    this.#writing = written.catch(() => undefined);
    return written;
  }

  /** Writes jobs together, with other work between. */
  async #commit(
    jobs: readonly LexemeTexts[],
    server: string,
    file: FullTextFile,
    also?: FullTextFile,
  ): Promise<void> {
    const write = (work: () => void) => {
      if (this.#file !== file) throw new Error("The file is being written anew.");
      this.#onDisk(work);
    };
    try {
      write(() => file.begin(server));
      for (const few of slices(jobs, atOnce)) {
        write(() => file.write(few));
        also?.begin(server);
        also?.write(few);
        also?.commit();
        await otherWork();
      }
      write(() => file.commit());
    } finally {
      file.rollback();
    }
  }
}

/** An empty file; in memory where there can be none, as in a folder that cannot be written. */
const createdAt = (prefix: string | undefined): FullTextFile => {
  try {
    return FullTextFile.create(prefix);
  } catch {
    return FullTextFile.create();
  }
};

const findIn = (file: FullTextFile, query: string): Found | null => {
  const tree = queryTree(query);
  const expression = tree && matchExpression(tree);
  if (!expression) return null;
  const { all, sure } = expression;
  const [words, core, title] = parts.map((part) => file.find(sure, part)) as [
    Int32Array,
    Int32Array,
    Int32Array,
  ];
  const unsure =
    all === sure ? [] : parts.flatMap((part) => Array.from(file.find(`(${all} NOT ${sure})`, part)));
  return { ids: { words, core, title }, unsure };
};

const ofIndexes = new WeakMap<JobIndex, FullTextIndex>();

/** The words of an index: in memory, unless they were opened with a file. */
export const fullTextOf = (index: JobIndex): FullTextIndex => ofIndexes.get(index) ?? openFullText(index);

/** Opens the words of an index. @param prefix How the paths of their files begin. */
export const openFullText = (index: JobIndex, prefix?: string): FullTextIndex => {
  const fullText = new FullTextIndex(index, prefix);
  ofIndexes.set(index, fullText);
  return fullText;
};
