import { eq, getTableName, inArray } from "drizzle-orm";
import type { Entry } from "../../contract/profile/entry-schemas.ts";
import { sections } from "../../contract/profile/sections.ts";
import { employerPath } from "../../domain/employers/employer-path.ts";
import { jobSlug } from "../../domain/jobs/job-slug.ts";
import { seekers } from "../auth/tables.ts";
import type { Caller, Services } from "../http/context.ts";
import type { RequestSite } from "../http/site-of.ts";
import { isShownEmployer, jobOwners, ownsJob } from "../catalogue/employers/employer-summary.ts";
import { employers } from "../catalogue/employers/tables.ts";
import { jobs } from "../catalogue/jobs/tables.ts";
import type { Db } from "../platform/database/open.ts";
import { readProfile } from "../profile/queries.ts";
import { rowsOf, seekerRows, type Row } from "./seeker-rows.ts";

/** What reading a seeker's data needs. */
export type DataNeeds = Services & RequestSite & { seeker: Caller };

/** Everything that the database has of a seeker. */
export interface SeekerData {
  /** ISO 8601. */
  collected_at: string;
  /** The entries of the profile by section, as the seeker reads them. */
  profile: Record<string, Entry[]>;
  /** The rows of every table, by its name. */
  tables: Record<string, Row[]>;
  /** The jobs that the rows name by id. */
  jobs: { id: number; title: string; employer: string; url: string }[];
  /** The employers that the rows name by id: those that the seeker follows. */
  employers: { id: number; name: string; url: string }[];
}

/** Reads everything that the database has of a seeker, all of one moment. */
export const collectData = async (context: DataNeeds): Promise<SeekerData> =>
  (await context.readDb()).transaction(
    async (tx) => {
      const tables = await seekerRows(tx, context.seeker.id);
      for (const [table, rows] of await unlinkedRows(tx, context))
        tables.set(table, [...(tables.get(table) ?? []), ...rows]);
      const { entries } = await readProfile(sections, { ...context, db: tx });
      const profile = Object.fromEntries(sections.map((section) => [section.name, entries(section)]));
      const shown = new Set(Object.values(profile).flatMap((list) => list.map(({ id }) => id)));
      // Only entries that no section of this release can read stay as they are stored.
      const unread = (tables.get("profile_entries") ?? []).filter(({ id }) => !shown.has(id as number));
      tables.set("profile_entries", unread);
      const rows = [...tables.values()].flat();
      return {
        collected_at: new Date().toISOString(),
        profile,
        tables: Object.fromEntries(tables),
        jobs: await jobsOf(rows, tx, context),
        employers: await employersOf(rows, tx, context),
      };
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );

/** Rows that no foreign key gives to the seeker, such as those that were made without signing in. */
const unlinkedRows = async (
  tx: Db,
  { seeker, resources }: Pick<DataNeeds, "seeker" | "resources">,
): Promise<[table: string, rows: Row[]][]> => {
  const [account] = await tx.select().from(seekers).where(eq(seekers.id, seeker.id));
  if (!account) return [];
  const person = { seekerId: seeker.id, emails: [account.email, ...account.formerEmails] };
  const found: [string, Row[]][] = [];
  for (const [table, condition] of resources.flatMap(({ collect }) => collect?.(person) ?? []))
    found.push([getTableName(table), await rowsOf(table, condition, tx)]);
  return found;
};

const jobsOf = async (
  rows: readonly Row[],
  tx: Db,
  { urlOf }: Pick<RequestSite, "urlOf">,
): Promise<SeekerData["jobs"]> => {
  const ids = idsIn(rows, "job_id");
  if (!ids.length) return [];
  const found = await tx
    .select({ id: jobs.id, title: jobs.title, employer: employers.name })
    .from(jobs)
    .innerJoin(jobOwners, ownsJob)
    .innerJoin(employers, isShownEmployer)
    .where(inArray(jobs.id, ids));
  return found.map((job) => ({ ...job, url: urlOf(`/job/${job.id}/${jobSlug(job.title)}`) }));
};

const employersOf = async (
  rows: readonly Row[],
  tx: Db,
  { urlOf }: Pick<RequestSite, "urlOf">,
): Promise<SeekerData["employers"]> => {
  const ids = idsIn(rows, "employer_id");
  if (!ids.length) return [];
  const found = await tx
    .select({ id: employers.id, name: employers.name, slug: employers.slug, type: employers.type })
    .from(employers)
    .where(inArray(employers.id, ids));
  return found.map(({ id, name, ...employer }) => ({ id, name, url: urlOf(employerPath(employer)) }));
};

/** The ids in a column of some rows, each once. */
const idsIn = (rows: readonly Row[], column: string): number[] => [
  ...new Set(rows.flatMap(({ [column]: id }) => (typeof id === "number" ? [id] : []))),
];
