import { createReadStream } from "node:fs";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import type { Db } from "../../../src/server/platform/database/open.ts";
import { employers } from "../../../src/server/catalogue/employers/tables.ts";
import { jobs } from "../../../src/server/catalogue/jobs/tables.ts";
import { locations } from "../../../src/server/catalogue/locations/tables.ts";
import { importJobs } from "../../../src/server/import/runs/import-jobs.ts";
import type { ImportOptions, Problem } from "../../../src/server/import/runs/import-report.ts";

/** A Wednesday after every date of the fixtures but two closing dates. */
export const now = new Date("2026-11-18T02:00:00Z");

export const fixture = (name: string): string => join(import.meta.dirname, "fixtures", name);

/** Imports a fixture, or a text when it is no file's name, as the command does. */
export const importFile = async (
  db: Db,
  input: { file: string } | { text: string | Uint8Array },
  options: Partial<ImportOptions> = {},
) => {
  const problems: Problem[] = [];
  const bytes = "file" in input ? createReadStream(fixture(input.file)) : pieces(input.text);
  const report = await importJobs(db, bytes, {
    source: "test",
    now,
    onProblem: (problem) => problems.push(problem),
    ...options,
  });
  const { added, updated, unchanged, rejected } = report;
  return { report, counts: { added, updated, unchanged, rejected }, problems };
};

/** Small pieces, so that words and characters are cut anywhere. */
async function* pieces(text: string | Uint8Array) {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += 1000) yield bytes.subarray(at, at + 1000);
}

/** The jobs of a source by reference, each with its employer and the names of its places. */
export const jobsOf = async (db: Db, source: string) => {
  const rows = await db
    .select()
    .from(jobs)
    .innerJoin(employers, eq(jobs.employerId, employers.id))
    .where(eq(jobs.source, source));
  const places = new Map((await db.select().from(locations)).map(({ id, search }) => [id, search]));
  return Object.fromEntries(
    rows.map(({ jobs: job, employers: employer }) => [
      job.reference,
      {
        ...job,
        employer: employer.name,
        employerType: employer.type,
        places: job.locationIds.map((id) => places.get(id)),
      },
    ]),
  );
};
