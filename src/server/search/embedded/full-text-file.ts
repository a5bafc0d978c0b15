import { randomUUID } from "node:crypto";
import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { open, type FileHandle } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { DatabaseSync, type StatementSync } from "node:sqlite";
import type { LexemeTexts } from "./lexeme-text.ts";
import type { StoredMoment } from "./stored-moment.ts";

/** The vectors of a job that are looked up. */
export const parts = ["words", "core", "title"] as const;
export type Part = (typeof parts)[number];

/** Another layout of the file has another number. */
const version = 1;
/** SQLite's code for a file that another process uses. */
const busy = 5;

/** Every printable ASCII character but letters and digits: lexemes are divided by spaces only. */
const tokenchars = String.fromCharCode(...Array.from({ length: 94 }, (_, at) => 33 + at))
  .replace(/[a-z0-9]/gi, "")
  .replaceAll("'", "''")
  .replaceAll('"', '""');
const schema = `
  create virtual table jobs using fts5(words, core, title,
    content='', contentless_delete=1, tokenize="ascii tokenchars '${tokenchars}'");
  create table moment (epoch text, source text, snapshot text, later_on text);
  pragma user_version = ${version}`;

/** The moment whose changes a file has. */
export interface FileMoment extends StoredMoment {
  /** The database server that it has later changes of as well, which are lost where that server is; null without such. */
  later_on: string | null;
}

/**
 * The lexemes of jobs in SQLite's FTS5, in a file or in memory. Every call but `keep` is synchronous, and throws where
 * the file is damaged or the disk full.
 */
export class FullTextFile {
  readonly #db: DatabaseSync;
  readonly #path: string;
  readonly #find: StatementSync;
  readonly #write: StatementSync;
  readonly #remove: StatementSync;
  #hasLater = false;
  /** Closed after the database: closing any handle of a file ends the lock that SQLite has on it. */
  #handle: FileHandle | null = null;

  private constructor(db: DatabaseSync, path: string) {
    this.#db = db;
    this.#path = path;
    this.#find = db.prepare("select rowid from jobs where jobs match ?");
    this.#find.setReturnArrays(true);
    this.#write = db.prepare("insert or replace into jobs (rowid, words, core, title) values (?, ?, ?, ?)");
    this.#remove = db.prepare("delete from jobs where rowid = ?");
  }

  /** An empty one. @param prefix How the path of its file begins; in memory without. */
  static create(prefix?: string): FullTextFile {
    if (!prefix) {
      const db = new DatabaseSync(":memory:");
      db.exec(schema);
      return new FullTextFile(db, "");
    }
    mkdirSync(dirname(prefix), { recursive: true });
    // A new name, because an older file may be in use.
    const path = `${prefix}-${randomUUID()}.sqlite`;
    const db = openLocked(path);
    // Not safe from a crash, but one without a moment is not used again.
    db.exec(`pragma journal_mode = off; pragma synchronous = off; ${schema}`);
    return new FullTextFile(db, path);
  }

  /** The file of an earlier process; null without one. Removes those that were not completed or are damaged. */
  static ofEarlier(prefix: string): FullTextFile | null {
    const folder = dirname(prefix);
    mkdirSync(folder, { recursive: true });
    for (const name of readdirSync(folder)) {
      if (!name.startsWith(`${basename(prefix)}-`)) continue;
      const path = join(folder, name);
      // Words as earlier versions kept them.
      if (name.endsWith(".segment")) rmSync(path);
      if (!name.endsWith(".sqlite")) continue;
      let db: DatabaseSync | null = null;
      try {
        db = openLocked(path);
        const { user_version } = db.prepare("pragma user_version").get()!;
        const file = user_version === version ? new FullTextFile(db, path) : null;
        if (file?.moment) {
          file.protect();
          return file;
        }
        remove(path);
      } catch (error) {
        if ((error as { errcode?: number }).errcode !== busy) remove(path);
      }
      db?.close();
    }
    return null;
  }

  get moment(): FileMoment | undefined {
    return this.#db.prepare("select * from moment").get() as FileMoment | undefined;
  }

  /** Writes jobs as they are now on a server; one without words is removed. */
  write(jobs: readonly LexemeTexts[], server: string): void {
    this.#db.exec("begin");
    try {
      if (!this.#hasLater) this.#db.prepare("update moment set later_on = ?").run(server);
      this.#hasLater = true;
      for (const { id, words, core, title } of jobs)
        if (words) this.#write.run(id, words, core, title);
        else this.#remove.run(id);
      this.#db.exec("commit");
    } catch (error) {
      if (this.#db.isTransaction) this.#db.exec("rollback");
      throw error;
    }
  }

  /** From now on, a crash leaves what was last written. */
  protect(): void {
    this.#db.exec("pragma journal_mode = wal; pragma synchronous = normal");
  }

  /** Notes that it has all changes until a moment. */
  async keep({ epoch, source, snapshot }: StoredMoment): Promise<void> {
    if (!this.#path) return;
    this.#handle ??= await open(this.#path);
    await this.#handle.sync();
    this.#db.exec("begin; delete from moment");
    this.#db
      .prepare("insert into moment (epoch, source, snapshot) values (?, ?, ?)")
      .run(epoch, source, snapshot);
    this.#db.exec("commit");
    this.#hasLater = false;
  }

  /** Removes all jobs. */
  clear(): void {
    this.#db.exec("insert into jobs (jobs) values ('delete-all')");
  }

  /** The ids of the jobs that an expression finds in a part. */
  find(expression: string, part: Part): Int32Array {
    const rows = this.#find.all(`${part} : ${expression}`) as unknown as [number][];
    const ids = new Int32Array(rows.length);
    for (let at = 0; at < rows.length; at++) ids[at] = rows[at]![0];
    return ids;
  }

  close(): void {
    this.#db.close();
    void this.#handle?.close();
  }

  /** Closes and removes it. */
  discard(): void {
    if (this.#path) remove(this.#path);
    this.close();
  }
}

/** @throws where another process has it open. */
const openLocked = (path: string): DatabaseSync => {
  const db = new DatabaseSync(path);
  try {
    db.exec("pragma locking_mode = exclusive; begin exclusive; commit");
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
};

const remove = (path: string): void => {
  for (const ending of ["", "-wal", "-journal"]) rmSync(`${path}${ending}`, { force: true });
};
