import { createHash } from "node:crypto";
import { and, asc, eq } from "drizzle-orm";
import type { Brand } from "../../contract/brand.ts";
import type { JobsFrom } from "../../site/employers/employer-schema.ts";
import type { Context } from "../http/context.ts";
import { openIndex, type JobIndex } from "../search/job-index.ts";
import type { EmployerIndex, IndexedEmployer } from "./employer-index.ts";
import { eachSelected, jobsOf, selectionOf, type Selection } from "./job-selection.ts";
import { employerSections } from "./tables.ts";

/** A section with jobs. */
export interface JobSection {
  id: number;
  slug: string;
  title: string;
  from: JobsFrom | null;
}

/** The live jobs of an employer on a brand's site, now. */
export interface EmployerJobs {
  /** The sections with jobs, in the employer's order. */
  sections: readonly (JobSection & { selection: Selection; total: number })[];
  /** How many different live jobs it has; an aggregation, in all of its sections. */
  live: number;
  /** Changes with the employer's content, and with any job that is shown. */
  digest: string;
}

/** By employer, as it was read, and brand; an employer's own host has a brand object of its own. */
const cached = new WeakMap<
  IndexedEmployer,
  WeakMap<Brand, { found: EmployerJobs; index: JobIndex; isFresh: () => boolean }>
>();
const sections = new WeakMap<IndexedEmployer, Promise<JobSection[]>>();

/** Finds the live jobs of an employer's sections; cached until a job, or an employer, has changed. */
export const employerJobs = async (
  employer: IndexedEmployer,
  employers: EmployerIndex,
  { db, brand }: Pick<Context, "db" | "brand">,
): Promise<{ found: EmployerJobs; index: JobIndex }> => {
  const index = await openIndex(db);
  const byBrand = cached.get(employer) ?? new WeakMap();
  cached.set(employer, byBrand);
  const last = byBrand.get(brand);
  if (last?.index === index && last.isFresh()) return { found: last.found, index };
  const { version } = employers;
  const { generation } = index;
  const own = await jobSections(employer, db);
  const selected: { section: JobSection; selection: Selection }[] = [];
  for (const section of own)
    selected.push({ section, selection: await selectionOf(section.from, employer, index, employers) });
  // Rows belong to other jobs if the index was rebuilt meanwhile.
  if (index.generation !== generation) return employerJobs(employer, employers, { db, brand });
  const found = count(employer, employers, selected, index, brand);
  const isFresh = index.freshness();
  byBrand.set(brand, { found, index, isFresh: () => isFresh() && employers.version === version });
  return { found, index };
};

const jobSections = (employer: IndexedEmployer, db: Context["db"]): Promise<JobSection[]> => {
  const known = sections.get(employer);
  if (known) return known;
  const reading = db
    .select()
    .from(employerSections)
    .where(and(eq(employerSections.employerId, employer.id), eq(employerSections.kind, "jobs")))
    .orderBy(asc(employerSections.position))
    .then((rows) =>
      rows.map(({ id, slug, title, data }) => ({
        ...{ id, slug, title },
        from: (data as { from: JobsFrom | null }).from,
      })),
    );
  sections.set(employer, reading);
  reading.catch(() => sections.delete(employer));
  return reading;
};

const count = (
  employer: IndexedEmployer,
  employers: EmployerIndex,
  selected: readonly { section: JobSection; selection: Selection }[],
  index: JobIndex,
  brand: Brand,
): EmployerJobs => {
  const { columns } = index;
  const digest = createHash("sha256").update(String(employer.contentAt));
  const seen = new Uint8Array(columns.length);
  let live = 0;
  const total = (selection: Selection): number => {
    const sum = new DigestOfRows(index, employers);
    eachSelected(selection, index, brand, (row) => {
      sum.add(row);
      live += 1 - seen[row]!;
      seen[row] = 1;
    });
    digest.update(sum.text);
    return sum.count;
  };
  const all = employer.type === "aggregation" ? null : total(jobsOf(employer.group));
  const sections = selected.map(({ section, selection }) => ({
    ...section,
    selection,
    total: total(selection),
  }));
  return { sections, live: all ?? live, digest: digest.digest("base64url").slice(0, 27) };
};

/** A digest of jobs and of the names beside them, the same in every process: it does not depend on the rows' order. */
class DigestOfRows {
  count = 0;
  #sum = 0;
  #other = 0;
  readonly #index: JobIndex;
  readonly #employers: EmployerIndex;

  constructor(index: JobIndex, employers: EmployerIndex) {
    this.#index = index;
    this.#employers = employers;
  }

  add(row: number): void {
    const { id, changed, filters } = this.#index.columns;
    const at = changed[row]!;
    const named = this.#employers.byId.get(filters.employer.values[row]!)?.contentAt ?? 0;
    let mixed = mix(id[row]!, at % 0x100000000);
    mixed = mix(mixed, at / 0x100000000);
    mixed = mix(mixed, named % 0x100000000);
    this.count++;
    this.#sum = (this.#sum + mixed) | 0;
    this.#other = (this.#other + mix(mixed, id[row]!)) | 0;
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
