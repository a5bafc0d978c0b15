import { createHash } from "node:crypto";
import { and, asc, eq } from "drizzle-orm";
import type { Location } from "../../contract/job-fields.ts";
import type { JobsFrom } from "../../site/employers/employer-schema.ts";
import { siteId } from "../../domain/brands/white-label.ts";
import type { Context } from "../http/context.ts";
import { Cache } from "../platform/cache.ts";
import type { LiveJob, SearchEngine, Selection } from "../search/engine.ts";
import type { EmployerIndex, IndexedEmployer } from "../catalogue/employers/employer-index.ts";
import { locationsOf } from "../search/places.ts";
import { selectionOf } from "./job-selection.ts";
import { employerSections } from "../catalogue/employers/tables.ts";

/** A section with jobs. */
export interface JobSection {
  id: number;
  slug: string;
  title: string;
  from: JobsFrom | null;
}

/** The live jobs of a section on a brand's site, now. */
export interface MatchedSection extends JobSection {
  total: number;
  /** Changes with any job that it shows. */
  hash: string;
}

type Site = Pick<Context, "db" | "brand">;
export type SectionRow = typeof employerSections.$inferSelect;

/** By employer, as it was read. */
const cache = new Cache<IndexedEmployer, Promise<unknown>>("employer-jobs", 1_000);
const sections = new WeakMap<IndexedEmployer, Promise<JobSection[]>>();

/** The sections of an employer that have jobs, in its order. */
export const jobSections = (employer: IndexedEmployer, { db }: Pick<Site, "db">): Promise<JobSection[]> =>
  sections.get(employer) ??
  keepJobSections(
    employer,
    db
      .select()
      .from(employerSections)
      .where(and(eq(employerSections.employerId, employer.id), eq(employerSections.kind, "jobs")))
      .orderBy(asc(employerSections.position)),
  );

/** All sections of an employer, in its order; those with jobs are known from then on. */
export const readSections = async (
  employer: IndexedEmployer,
  { db }: Pick<Site, "db">,
): Promise<SectionRow[]> => {
  const rows = await db
    .select()
    .from(employerSections)
    .where(eq(employerSections.employerId, employer.id))
    .orderBy(asc(employerSections.position));
  void keepJobSections(employer, Promise.resolve(rows.filter(({ kind }) => kind === "jobs")));
  return rows;
};

/** Whether it is known which sections of an employer have jobs. */
export const knowsSections = (employer: IndexedEmployer): boolean => sections.has(employer);

const keepJobSections = (
  employer: IndexedEmployer,
  rows: PromiseLike<SectionRow[]>,
): Promise<JobSection[]> => {
  const reading = Promise.resolve(rows).then((found) =>
    found.map(({ id, slug, title, data }) => ({
      ...{ id, slug, title },
      from: (data as { from: JobsFrom | null }).from,
    })),
  );
  sections.set(employer, reading);
  reading.catch(() => sections.delete(employer));
  return reading;
};

/** Where the jobs of an employer's sections are looked up. */
export interface Lookup {
  employer: IndexedEmployer;
  /** Both as they are now. */
  employers: EmployerIndex;
  engine: SearchEngine;
  site: Site;
}

/**
 * Finds something in the jobs that sections select; cached until a job, or an employer, has changed.
 * @param find Gets the selections, which are too large to be cached.
 */
const cached = <Value>(
  name: string,
  chosen: readonly JobSection[],
  { employer, employers, engine, site }: Lookup,
  find: (selections: readonly Selection[]) => Promise<Value>,
): Promise<Value> => {
  // An employer's own host has a brand object of its own.
  const dependsOn = [site.brand, engine.liveVersion, employers.version];
  return cache.get(employer, `${siteId(site.brand)} ${name}`, dependsOn, async () => {
    const selections: Selection[] = [];
    for (const { from } of chosen) selections.push(await selectionOf(from, employer, engine, employers));
    return find(selections);
  }) as Promise<Value>;
};

/** Finds the live jobs of a section. */
export const matchSection = (section: JobSection, lookup: Lookup): Promise<MatchedSection> =>
  cached(String(section.id), [section], lookup, async ([selection]) => {
    const { engine, employers, site } = lookup;
    const sum = new JobsDigest(employers);
    await engine.visit(site.brand, selection!, (job) => sum.add(job));
    return { ...section, total: sum.count, hash: sum.text };
  });

/** The ids of a page of the live jobs of a section, in order, and the place where it looks for them. */
export const sectionPage = async (
  section: JobSection,
  lookup: Lookup,
  range: { from: number; size: number },
): Promise<{ ids: number[]; searched: readonly Location[] }> => {
  const { employer, employers, engine, site } = lookup;
  const selection = await selectionOf(section.from, employer, engine, employers);
  const ids = await engine.select(site.brand, selection, range);
  return { ids, searched: selection.kind === "plan" ? locationsOf(selection.plan.place) : [] };
};

/** How many different live jobs the sections of an aggregation show. */
export const countSectionJobs = async (lookup: Lookup): Promise<number> =>
  cached("live", await jobSections(lookup.employer, lookup.site), lookup, async (selections) => {
    const { engine, site } = lookup;
    const ids = new Set<number>();
    for (const selection of selections) await engine.visit(site.brand, selection, ({ id }) => ids.add(id));
    return ids.size;
  });

/** Finds the live jobs of all sections of an employer. */
export const matchSections = async (lookup: Lookup): Promise<MatchedSection[]> => {
  const found: MatchedSection[] = [];
  for (const section of await jobSections(lookup.employer, lookup.site))
    found.push(await matchSection(section, lookup));
  return found;
};

/** All jobs that an employer shows. */
const allJobs: JobSection = { id: 0, slug: "", title: "", from: null };

/** A digest of what an employer shows on a brand's site: of its content, and of its live jobs. */
export const employerDigest = async (lookup: Lookup): Promise<string> => {
  const digest = createHash("sha256").update(String(lookup.employer.contentAt));
  for (const { hash } of [await matchSection(allJobs, lookup), ...(await matchSections(lookup))])
    digest.update(hash);
  return digest.digest("base64url").slice(0, 27);
};

/** A digest of jobs and of the names beside them, the same in every process: it does not depend on their order. */
class JobsDigest {
  count = 0;
  #sum = 0;
  #other = 0;
  readonly #employers: EmployerIndex;

  constructor(employers: EmployerIndex) {
    this.#employers = employers;
  }

  add({ id, employerId, changedAt }: LiveJob): void {
    const named = this.#employers.byId.get(employerId)?.contentAt ?? 0;
    let mixed = mix(id, changedAt % 0x100000000);
    mixed = mix(mixed, changedAt / 0x100000000);
    mixed = mix(mixed, named % 0x100000000);
    this.count++;
    this.#sum = (this.#sum + mixed) | 0;
    this.#other = (this.#other + mix(mixed, id)) | 0;
  }

  get text(): string {
    return `${this.count}.${this.#sum}.${this.#other};`;
  }
}

/** Mixes a number into a hash of 32 bits (the last steps of MurmurHash3). */
const mix = (hash: number, value: number): number => {
  let mixed = Math.imul(hash ^ value, 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
};
