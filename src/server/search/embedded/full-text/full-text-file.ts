import { randomUUID } from "node:crypto";
import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { open, type FileHandle } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { DatabaseSync, type StatementSync } from "node:sqlite";
import type { LexemeTexts } from "./lexeme-text.ts";
import type { StoredMoment } from "../disk/stored-moment.ts";

/** The vectors of a job that are looked up. */
export const parts = ["words", "core", "title"] as const;
export type Part = (typeof parts)[number];

/** Another layout of the file has another number. */
const version = 2;
/** SQLite's code for a file that another process uses. */
const busy = 5;

/** Every printable ASCII character but letters and digits: lexemes are divided by spaces only. */
const tokenchars = String.fromCharCode(...Array.from({ length: 94 }, (_, at) => 33 + at))
  .replace(/[a-z0-9]/gi, "")
  .replaceAll("'", "''")
  .replaceAll('"', '""');
/** Bytes of words that FTS5 collects before it writes them: twice its default, for a tenth less time. */
const collected = 2 * 1024 * 1024;
const schema = `
  ${parts
    .map(
      (part) => `
        create virtual table ${part} using fts5(lexemes,
          content='', contentless_delete=1, tokenize="ascii tokenchars '${tokenchars}'");
        insert into ${part} (${part}, rank) values ('hashsize', ${collected});`,
    )
    .join("")}
  create table moment (epoch text, source text, snapshot text, later_on text);
  pragma user_version = ${version}`;

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
