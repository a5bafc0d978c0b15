import { and, count, desc, eq, inArray, isNull, max, or, sql } from "drizzle-orm";
import * as z from "zod";
import { counted } from "../../domain/text/counted.ts";
import { notFound } from "../platform/http-error.ts";
import { bannedSources, jobs } from "../catalogue/jobs/tables.ts";
import { printedLine, printedText } from "../operator/printed-text.ts";
import { json, rowId, told } from "../operator/told.ts";
import type { Db } from "../platform/database/open.ts";
import { hideJobs, restoreJobs } from "./hide-jobs.ts";
import { reasonTitle } from "./mails.ts";
import { sourcesNamed } from "./sources-named.ts";
import { jobReports } from "./tables.ts";

const source = z.string().trim().min(1).max(100);

/** A command of `npm run signboard -- moderation`. */
export const moderationCommand = z.discriminatedUnion("action", [
  z.strictObject({ action: z.literal("list"), json }),
  z.strictObject({ action: z.literal("show"), id: rowId, json }),
  z.strictObject({ action: z.literal("hide"), id: rowId }),
  z.strictObject({ action: z.literal("restore"), id: rowId }),
  z.strictObject({ action: z.literal("ban"), source }),
  z.strictObject({ action: z.literal("unban"), source }),
]);
export type ModerationCommand = z.output<typeof moderationCommand>;

/** How many jobs a list shows. */
const listed = 50;

/**
 * Runs an operator's command on reported jobs and their sources.
 * @returns the text to print.
 * @throws HttpError 404 when there is no such job or source.
 */
export const runModeration = async (command: ModerationCommand, { db }: { db: Db }): Promise<string> => {
  switch (command.action) {
    case "list":
      return told(command, await readList(db), listText);
    case "show":
      return told(command, await readJob(await findJob(command.id, db), db), showText);
    case "hide":
    case "restore":
      return decide(await findJob(command.id, db), command.action, db);
    case "ban":
      return ban(command.source, db);
    case "unban":
      return unban(command.source, db);
  }
};

type Job = typeof jobs.$inferSelect;

const findJob = async (id: number, db: Db): Promise<Job> => {
  const [job] = await db.select().from(jobs).where(eq(jobs.id, id));
  if (!job) throw notFound("job");
  return job;
};

const stateOf = ({ hiddenBy }: Pick<Job, "hiddenBy">) =>
  hiddenBy ? `hidden (${hiddenBy === "reports" ? "reported" : hiddenBy})` : "shown";

const readList = async (db: Db) => {
  const open = sql<number>`count(${jobReports.id}) filter (where ${jobReports.settledAt} is null)::int`;
  const reported = await db
    .select({ id: jobs.id, title: jobs.title, source: jobs.source, hiddenBy: jobs.hiddenBy, open })
    .from(jobs)
    .leftJoin(jobReports, eq(jobReports.jobId, jobs.id))
    .where(or(isNull(jobReports.settledAt), sql`${jobs.hiddenBy} is not null`))
    .groupBy(jobs.id)
    .having(or(sql`${open} > 0`, and(sql`${jobs.hiddenBy} is not null`, sql`${jobs.hiddenBy} <> 'ban'`)))
    .orderBy(desc(max(jobReports.id)))
    .limit(listed);
  const banned = await db
    .select({ source: bannedSources.source })
    .from(bannedSources)
    .orderBy(bannedSources.source);
  return { jobs: reported, bannedSources: banned.map(({ source }) => source) };
};

const listText = ({ jobs: rows, bannedSources: banned }: Awaited<ReturnType<typeof readList>>): string =>
  [
    rows.length
      ? `Reported and hidden jobs, the last reported first (at most ${listed}):`
      : "No job waits for a decision.",
    ...rows.map(
      (row) =>
        `  ${row.id}  ${stateOf(row)}  ${row.open} open  ${printedLine(row.source)}  ${printedLine(row.title)}`,
    ),
    ...(banned.length ? [`Banned sources: ${banned.map(printedLine).join(", ")}`] : []),
  ].join("\n");

const readJob = async ({ id, title, source, hiddenBy }: Job, db: Db) => {
  const reports = await db
    .select({
      createdAt: jobReports.createdAt,
      brand: jobReports.brand,
      reason: jobReports.reason,
      text: jobReports.text,
      settledAt: jobReports.settledAt,
    })
    .from(jobReports)
    .where(eq(jobReports.jobId, id))
    .orderBy(jobReports.id);
  return { id, title, source, hiddenBy, reports };
};

const showText = ({ reports, ...job }: Awaited<ReturnType<typeof readJob>>): string =>
  [
    printedLine(job.title),
    `Job ${job.id} of ${printedLine(job.source)}, ${stateOf(job)}. ${counted(reports.length, "report")}.`,
    ...reports.flatMap(({ createdAt, brand, reason, text, settledAt }) => [
      "",
      `${createdAt.toISOString()} on ${brand}: ${reasonTitle(reason)}${settledAt ? " (decided)" : ""}`,
      ...(text ? [printedText(text)] : []),
    ]),
  ].join("\n");

const decide = async (job: Job, action: "hide" | "restore", db: Db): Promise<string> =>
  db.transaction(async (tx) => {
    const only = eq(jobs.id, job.id);
    if (action === "hide") await hideJobs(tx, only, "operator");
    else await restoreJobs(tx, only);
    await tx
      .update(jobReports)
      .set({ settledAt: sql`now()` })
      .where(and(eq(jobReports.jobId, job.id), isNull(jobReports.settledAt)));
    return `Job ${job.id} is ${action === "hide" ? "hidden" : "shown"}.`;
  });

const ban = async (source: string, db: Db): Promise<string> =>
  db.transaction(async (tx) => {
    const names = await sourcesNamed(source, tx);
    await tx
      .insert(bannedSources)
      .values(names.map((name) => ({ source: name })))
      .onConflictDoNothing();
    const hidden = await hideJobs(tx, inArray(jobs.source, names), "ban");
    return `${printedLine(names.join(", "))} is banned: ${hidden} of its jobs are now hidden, and imports of it are refused.`;
  });

const unban = async (source: string, db: Db): Promise<string> =>
  db.transaction(async (tx) => {
    const names = await sourcesNamed(source, tx, "banned");
    await tx.delete(bannedSources).where(inArray(bannedSources.source, names));
    const shown = await restoreJobs(tx, and(inArray(jobs.source, names), eq(jobs.hiddenBy, "ban"))!);
    const [all] = await tx
      .select({ total: count() })
      .from(jobs)
      .where(and(inArray(jobs.source, names), sql`${jobs.hiddenBy} is not null`));
    return `${printedLine(names.join(", "))} is no longer banned: ${shown} of its jobs are shown again, ${all?.total ?? 0} stay hidden.`;
  });
