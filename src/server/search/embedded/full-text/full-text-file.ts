import { randomUUID } from "node:crypto";
import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { open, type FileHandle } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { DatabaseSync, type StatementSync } from "node:sqlite";
import type { StoredMoment } from "../disk/stored-moment.ts";
import type { LexemeTexts } from "./lexeme-text.ts";
import { openLocked, removeDatabase } from "./locked-file.ts";
import { parts, schema, version, type Part } from "./schema.ts";

/** SQLite's code for a file that another process uses. */
const busy = 5;

/** Pages of a part that are merged at a time: about a millisecond. */
const merged = 16;
type Statements = Record<Part, StatementSync>;

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
  readonly #find: Statements;
  readonly #write: Statements;
  readonly #remove: Statements;
  /** The server that changes were written of since `keep`. */
  #laterOn: string | null = null;
  /** Closed after the database: closing any handle of a file ends the lock that SQLite has on it. */
  #handle: FileHandle | null = null;

  private constructor(db: DatabaseSync, path: string) {
    this.#db = db;
    this.#path = path;
    const ofParts = (text: (part: Part) => string) =>
      Object.fromEntries(parts.map((part) => [part, db.prepare(text(part))])) as Statements;
    // Ids as one text: rows cost twice as much.
    this.#find = ofParts(
      (part) => `select json_group_array(rowid) as ids from ${part} where ${part} match ?`,
    );
    this.#write = ofParts((part) => `insert or replace into ${part} (rowid, lexemes) values (?, ?)`);
    this.#remove = ofParts((part) => `delete from ${part} where rowid = ?`);
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
        removeDatabase(path);
      } catch (error) {
        if ((error as { errcode?: number }).errcode !== busy) removeDatabase(path);
      }
      db?.close();
    }
    return null;
  }

  get moment(): FileMoment | undefined {
    return this.#db.prepare("select * from moment").get() as FileMoment | undefined;
  }

  /** Begins to write jobs as they are now on a server. Nothing else is written until `commit` or `rollback`. */
  begin(server: string): void {
    this.#db.exec("begin");
    if (this.#laterOn === null) this.#db.prepare("update moment set later_on = ?").run(server);
    this.#laterOn ??= server;
  }

  /** Writes jobs; one without words is removed. */
  write(jobs: readonly LexemeTexts[]): void {
    for (const job of jobs)
      for (const part of parts)
        if (job[part]) this.#write[part].run(job.id, job[part]);
        else this.#remove[part].run(job.id);
  }

  commit(): void {
    this.#db.exec("commit");
  }

  /** Forgets what was written since `begin`, where that was not committed. */
  rollback(): void {
    if (this.#db.isOpen && this.#db.isTransaction) this.#db.exec("rollback");
  }

  /** From now on, a crash leaves what was last written. */
  protect(): void {
    this.#db.exec("pragma journal_mode = wal; pragma synchronous = normal");
  }

  /** Notes that it has all changes until a moment, unless more are being written. */
  async keep({ epoch, source, snapshot }: StoredMoment): Promise<void> {
    if (!this.#path) return;
    this.#laterOn = null;
    this.#handle ??= await open(this.#path);
    await this.#handle.sync();
    if (this.#db.isTransaction) return;
    this.#db.exec("begin; delete from moment");
    this.#db
      .prepare("insert into moment (epoch, source, snapshot, later_on) values (?, ?, ?, ?)")
      .run(epoch, source, snapshot, this.#laterOn);
    this.#db.exec("commit");
  }

  /**
   * Merges what was written one after the other, which takes lookups a third of their time.
   * @returns something once a few pages of it are merged, until all are.
   */
  *merge(): Generator<void> {
    for (const part of parts) {
      // A negative number begins, others go on; what changes no more than the table's own record is done.
      for (let pages = -merged; ; pages = merged) {
        const before = this.#changes;
        this.#db.exec(`insert into ${part} (${part}, rank) values ('merge', ${pages})`);
        yield;
        if (this.#changes - before < 2) break;
      }
    }
  }

  get #changes(): number {
    return (this.#db.prepare("select total_changes() as changes").get() as { changes: number }).changes;
  }

  /** Removes all jobs. */
  clear(): void {
    for (const part of parts) this.#db.exec(`insert into ${part} (${part}) values ('delete-all')`);
  }

  /** The ids of the jobs that an expression finds in a part. */
  find(expression: string, part: Part): Int32Array {
    const { ids } = this.#find[part].get(expression) as { ids: string };
    return Int32Array.from(JSON.parse(ids) as number[]);
  }

  close(): void {
    this.#db.close();
    void this.#handle?.close();
  }

  /** Closes and removes it. */
  discard(): void {
    if (this.#path) removeDatabase(this.#path);
    this.close();
  }
}
