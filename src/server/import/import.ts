import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { SingleBar } from "cli-progress";
import { inArray } from "drizzle-orm";
import { ConfigError, readConfig } from "../config.ts";
import { FolderLockedError } from "../db/lock-folder.ts";
import { openDatabase, type Db } from "../db/open.ts";
import { locations } from "../db/schema.ts";
import { help, readCommand, UsageError, type ImportCommand } from "./command.ts";
import { FeedUnreadable } from "./feed-job.ts";
import { importJobs } from "./import-jobs.ts";
import type { MappedJob } from "./map-job.ts";
import { jobsTable, openProblemList, reportText } from "./report-text.ts";

/** Exit codes, as `--help` tells them. */
const allIn = 0;
const someRejected = 1;
const nothingImported = 2;

const run = async (): Promise<number> => {
  const command = readCommand(process.argv.slice(2));
  if (!command) {
    console.log(help);
    return allIn;
  }
  const { size, bytes } = await openInput(command.file);
  const database = await openDatabase(readConfig());
  try {
    return await importInto(database.db, command, bytes, size);
  } finally {
    await database.close();
  }
};

const importInto = async (db: Db, command: ImportCommand, bytes: AsyncIterable<Uint8Array>, size: number) => {
  const bar = new SingleBar({
    format:
      "{bar} {percentage}%  {added} added, {updated} updated, {rejected} rejected  {eta_formatted} left",
    clearOnComplete: true,
    // Nothing is drawn where nobody watches.
    noTTYOutput: false,
    gracefulExit: false,
  });
  const problems = openProblemList((line) => {
    if (process.stderr.isTTY) process.stderr.write("\r\u001b[K");
    console.error(line);
  });
  const counts = { added: 0, updated: 0, rejected: 0 };
  let read = 0;
  const counted = async function* () {
    for await (const chunk of bytes) {
      read += chunk.length;
      bar.update(Math.min(read, size), counts);
      yield chunk;
    }
  };
  if (size) bar.start(size, 0, counts);
  try {
    const report = await importJobs(db, counted(), {
      ...command,
      onProblem: problems.add,
      onProgress: ({ added, updated, rejected }) => Object.assign(counts, { added, updated, rejected }),
    });
    bar.stop();
    for (const line of problems.rest()) console.error(line);
    if (command.dryRun && report.first.length)
      console.log(`${jobsTable(report.first, await placeTitles(db, report.first))}\n`);
    console.log(reportText(report, command.dryRun));
    return report.rejected || report.broken ? someRejected : allIn;
  } finally {
    bar.stop();
  }
};

const openInput = async (file: string): Promise<{ size: number; bytes: AsyncIterable<Uint8Array> }> => {
  if (file === "-") return { size: 0, bytes: process.stdin };
  const found = await stat(file);
  if (found.isDirectory()) throw new UsageError(`${file} is a folder. Name one file in it.`);
  return { size: found.size, bytes: createReadStream(file, { highWaterMark: 256 * 1024 }) };
};

const placeTitles = async (db: Db, jobs: readonly MappedJob[]) => {
  const ids = jobs.flatMap(({ locationIds }) => locationIds ?? []);
  const rows = ids.length ? await db.select().from(locations).where(inArray(locations.id, ids)) : [];
  return new Map(
    rows.map(({ id, suburb, state, postcode }) => [id, [suburb, state, postcode].filter(Boolean).join(" ")]),
  );
};

/** What to tell about an error that the operator can mend; other errors are told in full. */
const toldAs = (error: unknown): unknown => {
  if (error instanceof UsageError) return `${error.message}\nnpm run import -- --help tells more.`;
  if (error instanceof FeedUnreadable) return `The file cannot be imported. ${error.message}`;
  if (error instanceof ConfigError || error instanceof FolderLockedError) return error.message;
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === "ENOENT" || code === "EACCES" || code === "EPERM")
    return `The file cannot be read: ${message}`;
  return code === "ECONNREFUSED" ? "The database of DATABASE_URL does not answer." : error;
};

process.exitCode = await run().catch((error: unknown) => {
  console.error(toldAs(error));
  return nothingImported;
});
