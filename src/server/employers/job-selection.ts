import { sql } from "drizzle-orm";
import type { JobsFrom } from "../../site/employers/employer-schema.ts";
import type { EmployerIndex, IndexedEmployer } from "../catalogue/employers/employer-index.ts";
import type { Db } from "../platform/database/open.ts";
import { HttpError } from "../platform/http-error.ts";
import type { SearchEngine, Selection } from "../search/engine.ts";
import { makePlan } from "../search/make-plan.ts";

const none: Selection = { kind: "picked", ids: [] };

/** The jobs of some employers. */
export const jobsOf = (employers: readonly number[]): Selection => {
  const [first] = employers;
  if (first === undefined) return none;
  return { kind: "plan", plan: { search: { employer: first }, employers, place: null, words: null } };
};

/** What a section selects; all jobs of the employer when it does not say. */
export const selectionOf = async (
  from: JobsFrom | null,
  employer: IndexedEmployer,
  engine: SearchEngine,
  employers: EmployerIndex,
): Promise<Selection> => {
  if (from === null) return jobsOf(employer.group);
  if ("employers" in from)
    return jobsOf([...new Set(from.employers.flatMap((slug) => employers.bySlug.get(slug)?.group ?? []))]);
  if ("jobs" in from) return { kind: "picked", ids: await pickedIds(from.jobs, engine.db) };
  try {
    // Jobs that only mention the words are not what the section is called after.
    return { kind: "plan", plan: { ...(await makePlan(engine, from.search)), mentionsApart: true } };
  } catch (error) {
    // A place that there is no more has no jobs.
    if (error instanceof HttpError) return none;
    throw error;
  }
};

/** The ids of picked jobs, in the order in which they were picked. */
const pickedIds = async (
  picked: readonly { source: string; reference: string }[],
  db: Db,
): Promise<number[]> => {
  const { rows } = await db.execute(sql`
    select jobs.id from jsonb_to_recordset(${JSON.stringify(picked.map((job, at) => ({ ...job, at })))}::jsonb)
      as picked (source text, reference text, at int)
    join jobs on jobs.source = picked.source and jobs.reference = picked.reference order by picked.at`);
  return rows.map(({ id }) => id as number);
};
