import { closeSync, openSync, writeSync } from "node:fs";
import { setFlagsFromString } from "node:v8";
import { SingleBar } from "cli-progress";
import { readConfig, type Config } from "../../runtime/config.ts";
import { FolderLockedError } from "../../runtime/lock/lock-folder.ts";
import { openDatabase } from "../../server/platform/database/open.ts";
import { formatError, UserFacingError } from "../../runtime/user-facing-error.ts";
import { isDatabaseAway } from "../../server/platform/database/database-away.ts";
import { thousands } from "../../contract/thousands.ts";
import { openStore } from "../../server/platform/files/open-store.ts";
import { printedLine } from "../../server/operator/printed-text.ts";
import { readAddress } from "../../server/operator/operator-channel.ts";
import { FeedUnreadable } from "../../server/import/feed-job.ts";
import { importFile, type FileOptions, type FileReport } from "../../server/import/runs/import-file.ts";
import type { SourceCommand } from "../../server/import/sources/source-command.ts";
import { FetchFault } from "../../server/platform/network/fetch-fault.ts";
import { printable, printableJson } from "../../runtime/printable.ts";
import { UsageError } from "../command-line/usage-error.ts";
import { isAddress, type ImportCommand } from "./import-command.ts";
import { onFeeds } from "./on-feeds.ts";
import { openInput } from "./open-input.ts";
import { stopSignal, untilStopped } from "./until-stopped.ts";
import { say } from "../say.ts";
import { loadBrands } from "../../site/brands.ts";
import { importThroughServer } from "./import-through-server.ts";
import {
  exitCodes,
  jobsTable,
  openProblemList,
  outcomeOf,
  reportText,
} from "../../server/import/runs/report-text.ts";

/**
 * Imports what a command names.
 * @returns the code to end with.
 */
export const importGiven = async (command: ImportCommand): Promise<number> => {
  const { dryRun, closeMissing, report } = command;
  if (isAddress(command.file) && !dryRun && !closeMissing && report === undefined && !command.json)
    return onFeeds(fetchOf(command));
  const config = readConfig();
  // The embedded database is in this process, and takes most of its memory.
  if (!config.DATABASE_URL) setFlagsFromString("--optimize-for-size");
  const stopping = stopSignal();
  // A feed whose import fails must not keep the process until its server ends.
  const ended = new AbortController();
  const { size, bytes } = await openInput(command.file, config, AbortSignal.any([stopping, ended.signal]));
  try {
    const target = await openTarget(config);
    try {
      return await importInto(target, command, bytes, size, stopping);
    } finally {
      await target.close();
    }
  } finally {
    ended.abort();
  }
};

const fetchOf = ({ file, source, every, employer, category, ...options }: ImportCommand): SourceCommand => ({
  action: "fetch",
  name: source,
  url: file,
  every,
  ...(employer !== undefined && { employer }),
  ...(category !== undefined && { category }),
  applyElsewhere: options.applyElsewhere,
  acceptPlaces: options.acceptPlaces,
});

/** Where the file goes: a database that this process opens, or the server that has it open. */
interface Target {
  take: (bytes: AsyncIterable<Uint8Array>, options: FileOptions) => Promise<FileReport>;
  close: () => Promise<void>;
}

const openTarget = async (config: Config): Promise<Target> => {
  try {
    // An import writes much and reads little: more buffers would only take memory.
    const { db, close } = await openDatabase(config, { sharedBuffers: "32MB" });
    // An import signs nothing, so it needs no secret.
    const store = openStore(config, new Uint8Array());
    const services = { db, store, config, brands: loadBrands() };
    const pictures = { store };
    return { take: (bytes, options) => importFile(services, bytes, { ...options, pictures }), close };
  } catch (error) {
    const server = error instanceof FolderLockedError ? await readAddress(config.DATA_DIR, error.id) : null;
    if (!server) throw error;
    return {
      take: (bytes, options) => importThroughServer(server, bytes, options),
      close: async () => undefined,
    };
  }
};

const importInto = async (
  target: Target,
  { file: _file, every: _every, report: reportFile, json, ...options }: ImportCommand,
  bytes: AsyncIterable<Uint8Array>,
  size: number,
  stopping: AbortSignal,
) => {
  const bar = new SingleBar({
    format:
      "{bar} {percentage}%  {added} added, {updated} updated, {rejected} rejected  {eta_formatted} left",
    clearOnComplete: true,
    // No progress line unless a terminal shows it.
    noTTYOutput: false,
    gracefulExit: false,
  });
  const full = reportFile === undefined ? null : openReport(reportFile);
  const problems = openProblemList(
    (line) => {
      if (process.stderr.isTTY) process.stderr.write("\r\u001b[K");
      console.error(line);
    },
    { ...(full && { tellAll: full.add }) },
  );
  if (size) bar.start(size, 0, { added: 0, updated: 0, rejected: 0 });
  let written = 0;
  try {
    const report = await target.take(untilStopped(bytes, stopping), {
      ...options,
      onProblem: problems.add,
      onProgress: ({ bytes: read, added, updated, unchanged, rejected }) => {
        written = added + updated + unchanged;
        bar.update(Math.min(read, size), { added, updated, rejected });
      },
    });
    bar.stop();
    const rest = problems.rest();
    for (const line of rest) console.error(line);
    if (full) console.error(`Every problem is in ${reportFile}.`);
    else if (rest.length) console.error("--report FILE writes all of them to a file.");
    if (json) say(printableJson(report));
    else say(textOf(report, options.dryRun));
    if (stopping.aborted) (json ? console.error : console.log)(goesOn);
    return exitCodes[outcomeOf(report)];
  } catch (error) {
    if (!isDatabaseAway(error) || !written) throw error;
    throw new UserFacingError(
      `The database went away after ${thousands(written)} jobs, which stay as they are. ${goesOn}`,
      { cause: error },
    );
  } finally {
    bar.stop();
    full?.close();
  }
};

/** What is said of an import: of a dry run its first jobs as well. */
const textOf = (report: FileReport, dryRun: boolean): string =>
  [
    ...(dryRun && report.format !== "employers" && report.first.length ? [jobsTable(report.first), ""] : []),
    reportText(report, dryRun),
  ].join("\n");

const openToWrite = (file: string): number => {
  try {
    return openSync(file, "w");
  } catch (error) {
    throw new UsageError(`The file of --report cannot be written: ${(error as Error).message}.`);
  }
};

/** A file of lines, written as they come; one that cannot be written fails before anything is imported. */
const openReport = (file: string) => {
  const handle = openToWrite(file);
  let lines: string[] = [];
  const flush = () => {
    writeSync(handle, lines.map((line) => `${line}\n`).join(""));
    lines = [];
  };
  return {
    add: (line: string): void => {
      if (lines.push(line) >= 1000) flush();
    },
    close: (): void => {
      flush();
      closeSync(handle);
    },
  };
};

const goesOn = "Run the same command again: it goes on with what is missing.";

/** An error that the operator can fix as a plain message; other errors are printed in full. */
const toldOnImport = (error: unknown): string => {
  if (error instanceof FetchFault) return `The feed ${error.message}.`;
  if (error instanceof FeedUnreadable) return printedLine(`The file cannot be imported. ${error.message}`);
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === "ENOENT" || code === "EACCES" || code === "EPERM")
    return `The file cannot be read: ${message}`;
  return code === "ECONNREFUSED" ? "The database of DATABASE_URL does not answer." : formatError(error);
};

/**
 * Runs an import, and prints why it fails.
 * @returns the code to end with.
 * @throws UsageError
 */
export const ending = async (run: () => Promise<number>): Promise<number> => {
  try {
    return await run();
  } catch (error) {
    if (error instanceof UsageError) throw error;
    console.error(printable(toldOnImport(error)));
    return exitCodes.none;
  }
};
