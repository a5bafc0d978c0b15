import { sql, type SQL } from "drizzle-orm";
import type { EmployerType } from "../../../contract/job-fields.ts";
import { changedSince, continues, momentColumns, type Moment } from "../../platform/database/moment.ts";
import type { Db } from "../../platform/database/open.ts";
import { onceInReading } from "../../platform/one-reading.ts";
import { wordsOf } from "../../../lexicon/text/word-forms.ts";

/** What is kept in memory of an employer. */
export interface IndexedEmployer {
  id: number;
  slug: string;
  name: string;
  type: EmployerType;
  /** Not hidden, and not a client that may not be named. */
  hasPage: boolean;
  /** Ids of the brands that show it; null for those that show its jobs. */
  brands: readonly string[] | null;
  /** Itself, and the members or clients whose jobs its page shows. */
  group: readonly number[];
  /** Where it says that it works: words in lower case without accents. */
  places: readonly string[];
  /** When its content last changed, in milliseconds. */
  contentAt: number;
  /** Name, tagline and industry: words in lower case without accents. */
  words: string;
}

type Row = Omit<IndexedEmployer, "group" | "words"> & {
  members: number[] | null;
  tagline: string | null;
  industry: string | null;
};

/**
 * A copy in memory of what finds employers and lists them, updated from the table by `sync` before every use, as the
 * index of jobs is. Writing what belongs to an employer writes its row as well.
 */
export class EmployerIndex {
  readonly byId = new Map<number, IndexedEmployer>();
  readonly bySlug = new Map<string, IndexedEmployer>();
  /** How often employers have changed since the start. */
  version = 0;
  readonly db: Db;
  #seen: Moment | null = null;
  #running: Promise<void> = Promise.resolve();
  #next: Promise<void> | null = null;
  #sorted: { version: number; list: IndexedEmployer[] } | null = null;

  constructor(db: Db) {
    this.db = db;
  }

  /** Applies every change that was committed before this call. One query; within one reading it is done once. */
  sync(): Promise<void> {
    return onceInReading(this, () => this.#sync());
  }

  #sync(): Promise<void> {
    // A running sync may have missed the newest commit; waiting callers share the next one.
    this.#next ??= this.#running
      .catch(() => undefined)
      .then(() => {
        this.#next = null;
        this.#running = this.#catchUp();
        return this.#running;
      });
    return this.#next;
  }

  /** Employers with a page, by name. */
  get sorted(): readonly IndexedEmployer[] {
    if (this.#sorted?.version !== this.version) {
      const { compare } = new Intl.Collator("en-AU", { sensitivity: "base", numeric: true });
      const list = [...this.byId.values()].filter(({ hasPage }) => hasPage);
      this.#sorted = {
        version: this.version,
        list: list.sort((a, b) => compare(a.name, b.name) || a.id - b.id),
      };
    }
    return this.#sorted.list;
  }

  async #catchUp(): Promise<void> {
    const seen = this.#seen;
    const { rows, ...moment } = await this.#read(seen ? changedSince(seen) : sql`true`);
    if (seen && !continues(seen, moment)) return this.#readAll();
    if (rows?.length) this.version++;
    for (const row of rows ?? []) this.#set(row);
    this.#seen = moment;
  }

  /** Another server may lack the last changes, and have others under the same ids. */
  async #readAll(): Promise<void> {
    const { rows, ...moment } = await this.#read(sql`true`);
    this.byId.clear();
    this.bySlug.clear();
    for (const row of rows ?? []) this.#set(row);
    this.version++;
    this.#seen = moment;
  }

  async #read(condition: SQL): Promise<Moment & { rows: Row[] | null }> {
    const { rows } = await this.db.execute(sql`
      select ${momentColumns}, (
        select json_agg(json_build_object(
          'id', id, 'slug', slug, 'name', name, 'type', type, 'hasPage', not hidden and shown_as is null,
          'brands', brands, 'places', places, 'tagline', tagline, 'industry', industry,
          'contentAt', floor(extract(epoch from content_at) * 1000),
          'members', (select array_agg(member_id order by position) from employer_members
            where owner_id = employers.id and named and employers.type in ('association', 'recruiter'))))
        from employers where ${condition}) as rows`);
    return rows[0] as unknown as Moment & { rows: Row[] | null };
  }

  #set({ members, tagline, industry, ...row }: Row): void {
    const employer: IndexedEmployer = {
      ...row,
      places: row.places.map(plain),
      group: [row.id, ...(members ?? [])],
      words: plain([row.name, tagline, industry].join(" ")),
    };
    const before = this.byId.get(row.id);
    if (before && before.slug !== row.slug) this.bySlug.delete(before.slug);
    this.byId.set(row.id, employer);
    this.bySlug.set(row.slug, employer);
  }
}

const plain = (text: string): string => wordsOf(text).join(" ");

const indexes = new WeakMap<Db, EmployerIndex>();

/** The index of a database, which may not be up to date. */
export const employersIn = (db: Db): EmployerIndex => {
  const index = indexes.get(db) ?? new EmployerIndex(db);
  indexes.set(db, index);
  return index;
};

/** The index of a database, up to date. */
export const openEmployers = async (db: Db): Promise<EmployerIndex> => {
  const index = employersIn(db);
  await index.sync();
  return index;
};
