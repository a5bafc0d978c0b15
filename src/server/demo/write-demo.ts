import { getTableColumns, sql, type SQL } from "drizzle-orm";
import { categoryById } from "../../domain/jobs/categories.ts";
import type { Db } from "../platform/database/open.ts";
import { seekers } from "../auth/tables.ts";
import { employers } from "../catalogue/employers/tables.ts";
import { jobs } from "../catalogue/jobs/tables.ts";
import { hashPassword, ownWork } from "../auth/password.ts";
import type { DemoJob } from "./demo-job.ts";
import type { DemoEmployer } from "./employers.ts";
import { demoPassword, demoSeekers } from "./seekers.ts";

/** Ids by slug. */
export type EmployerIds = ReadonlyMap<string, number>;

const ofJobs = sql`${employers.origin} = 'jobs'`;
/** The invented value, unless a folder or an import says more. */
const invent = (name: string) =>
  sql`${sql.raw(name)} = case when ${ofJobs} then excluded.${sql.raw(name)} else ${employers}.${sql.raw(name)} end`;
const inventedColumns = ["name", "type", "about", "website", "industry", "places"];

/** Adds the employers, or brings them up to date; what a folder or an import says of them stays. */
export const writeEmployers = async (db: Db, invented: readonly DemoEmployer[]): Promise<EmployerIds> => {
  const rows = await db.execute(sql`
    insert into ${employers} (slug, name, type, about, website, industry, places, applications_email)
    select given.*, 'applications@' || left(slug, 60) || '.example.com'
    from jsonb_to_recordset(${JSON.stringify(invented.map(rowOf))}::jsonb)
      as given (slug text, name text, type text, about text, website text, industry text, places text[])
    on conflict (slug) do update set ${sql.join(inventedColumns.map(invent), sql`, `)},
      applications_email = coalesce(${employers}.applications_email, excluded.applications_email)
    returning id, slug`);
  return new Map(rows.rows.map(({ id, slug }) => [slug as string, id as number]));
};

const rowOf = ({ slug, name, type, about, website, company, field }: DemoEmployer) => ({
  slug,
  name,
  type,
  about,
  website,
  industry: field ? categoryById(field.id).title : null,
  places: company?.sites.map(({ suburb, state, postcode }) => `${suburb} ${state} ${postcode}`) ?? [],
});

/** The columns that a demo job fills, as the database names and types them. */
const columns = Object.entries(getTableColumns(jobs)).filter(
  ([, column]) => ![jobs.id.name, jobs.createdAt.name, jobs.updatedAt.name].includes(column.name),
);
const names = columns.map(([, { name }]) => name).join(", ");
const types = columns.map(([, column]) => `${column.name} ${column.getSQLType()}`).join(", ");
const changes = columns.map(([, { name }]) => `${name} = excluded.${name}`).join(", ");

/**
 * Adds jobs, or brings those with the same reference up to date; never removes any. One statement with one
 * parameter: it costs a third of a statement with a parameter for each value.
 */
export const writeJobs = async (db: Db, batch: readonly DemoJob[], ids: EmployerIds): Promise<void> => {
  const rows = batch.map(({ employer, ...job }) => {
    const row: Record<string, unknown> = { ...job, employerId: ids.get(employer) };
    return Object.fromEntries(columns.map(([key, { name }]) => [name, row[key]]));
  });
  await db.execute(insertJobs(JSON.stringify(rows)));
};

const insertJobs = (json: string): SQL => sql`
  insert into ${jobs} (${sql.raw(names)})
  select ${sql.raw(names)} from jsonb_to_recordset(${json}::jsonb) as given (${sql.raw(types)})
  on conflict (source, reference) do update set ${sql.raw(changes)}, updated_at = now()`;

/** Adds the demo seekers; those who are there already keep their passwords. */
export const writeSeekers = async (db: Db): Promise<void> => {
  const passwordHash = await hashPassword(demoPassword, ownWork);
  const verifiedAt = new Date();
  await db
    .insert(seekers)
    .values(demoSeekers.map((seeker) => ({ ...seeker, passwordHash, verifiedAt })))
    .onConflictDoNothing();
};

/** Vacuums and analyses the tables after many inserts, so that queries are planned well and searches stay fast. */
export const tidyUp = (db: Db): Promise<unknown> =>
  db.execute(sql`vacuum (analyze) jobs, job_search, search_words, employers, locations`);
