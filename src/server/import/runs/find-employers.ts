import { createHash } from "node:crypto";
import { inArray, or, sql } from "drizzle-orm";
import type { EmployerType } from "../../../contract/job-fields.ts";
import { jobSlug } from "../../../domain/jobs/job-slug.ts";
import type { Db } from "../../platform/database/open.ts";
import { employers } from "../../catalogue/employers/tables.ts";
import { feedWords } from "../../../lexicon/feeds/feed-words.ts";

const recruiterWords = new RegExp(String.raw`\b${feedWords.recruiters}\b`, "i");

const typeOf = (name: string): EmployerType => (recruiterWords.test(name) ? "recruiter" : "company");

const plain = (name: string) => name.toLowerCase();

/** The slug of an employer; a hash when the name has no Latin letters. */
const slugOf = (name: string): string =>
  /[a-z0-9]/i.test(name.normalize("NFKD"))
    ? jobSlug(name)
    : `employer-${createHash("sha256").update(plain(name)).digest("hex").slice(0, 10)}`;

/**
 * Finds the ids of employers by name, ignoring case; missing ones are created.
 * @param known Ids by lower-case name, found before.
 * @returns those that were not known.
 */
export const findOrMakeEmployers = async (
  db: Db,
  names: readonly string[],
  known: ReadonlyMap<string, number>,
): Promise<Map<string, number>> => {
  const wanted = new Map(names.filter((name) => !known.has(plain(name))).map((name) => [plain(name), name]));
  if (!wanted.size) return new Map();
  const slugs = new Map([...wanted].map(([key, name]) => [key, slugOf(name)]));
  const there = await find(db, [...wanted.keys()], [...slugs.values()]);
  // In one order, so that two imports that make the same employers do not wait for each other.
  const missing = [...wanted]
    .filter(([key]) => !there.has(key) && !there.has(slugs.get(key)!))
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  if (missing.length) {
    await db
      .insert(employers)
      .values(missing.map(([key, name]) => ({ name, slug: slugs.get(key)!, type: typeOf(name) })))
      .onConflictDoNothing();
  }
  const all = missing.length ? await find(db, [...wanted.keys()], [...slugs.values()]) : there;
  return new Map([...slugs].map(([key, slug]) => [key, (all.get(key) ?? all.get(slug))!]));
};

/** Ids by lower-case name and by slug. */
const find = async (db: Db, names: string[], slugs: string[]) => {
  const rows = await db
    .select({ id: employers.id, slug: employers.slug, name: employers.name })
    .from(employers)
    .where(or(inArray(sql`lower(${employers.name})`, names), inArray(employers.slug, slugs)));
  return new Map([
    ...rows.map(({ id, slug }): [string, number] => [slug, id]),
    ...rows.map(({ id, name }): [string, number] => [plain(name), id]),
  ]);
};
