import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join, sep } from "node:path";
import { and, eq, notInArray, sql } from "drizzle-orm";
import type { Logger } from "pino";
import { filesBelow } from "../../runtime/files-below.ts";
import { employersFolder, readEmployers } from "../../site/employers/read-employers.ts";
import { problemText, type Problem } from "../../site/read/problem.ts";
import type { Db } from "../platform/database/open.ts";
import { employers } from "../catalogue/employers/tables.ts";
import { writeEmployers } from "./write-employers.ts";
import type { WriteServices } from "./write-options.ts";
import { lockEmployers } from "./write-rows.ts";

type SyncServices = WriteServices & { log: Pick<Logger, "info" | "warn" | "error"> };

/**
 * Writes the folders of employers to the database, and hides employers whose folder is gone. Several processes may do
 * so at the same time: the second finds the same content, and changes nothing.
 * @param root The folder that has `src/content/employers`: a release, or the project in development.
 */
export const syncFolders = async (services: SyncServices, root: string): Promise<void> => {
  const { brands, log } = services;
  const problems: Problem[] = [];
  const folders = readEmployers(root, brands, problems);
  for (const problem of problems) log.error({ problem: problemText(problem) }, "an employer is not updated");
  const read = async (slug: string, path: string) => {
    const folder = join(root, employersFolder, slug);
    const file = join(folder, path);
    if (!file.startsWith(folder + sep)) throw new Error(`${path} is outside of ${folder}`);
    return readFile(file);
  };
  const report = await writeEmployers(
    services,
    folders.map(({ data }) => data),
    {
      files: {
        origin: "folder",
        read,
        digest: async (slug) => {
          const digest = createHash("sha256");
          for (const name of filesBelow(join(root, employersFolder, slug)))
            digest.update(`${name}\0`).update(await read(slug, name));
          return digest.digest("hex");
        },
      },
      onProblem: ({ slug, path, message }) =>
        log.warn({ employer: slug, field: path.join(".") }, `an employer's folder: ${message}`),
    },
  );
  const broken = problems.map(({ file }) => file.split("/")[3]!);
  const hidden = await hideOthers(services, [...folders.map(({ data }) => data.slug), ...broken]);
  if (report.added || report.updated || hidden)
    log.info({ ...report, hidden }, "employers' folders were read");
};

/** Whether employers' folders were written before. */
export const hasFolders = async (db: Db): Promise<boolean> =>
  (await db.$count(employers, eq(employers.origin, "folder"))) > 0;

/** Hides the employers that came from a folder that is gone, and returns how many. */
const hideOthers = ({ db }: SyncServices, slugs: string[]): Promise<number> =>
  db.transaction(async (tx) => {
    await lockEmployers(tx);
    const rows = await tx
      .update(employers)
      .set({ hidden: true, contentAt: sql`now()` })
      .where(
        and(
          eq(employers.origin, "folder"),
          eq(employers.hidden, false),
          slugs.length ? notInArray(employers.slug, slugs) : undefined,
        ),
      )
      .returning({ id: employers.id });
    return rows.length;
  });

/** Returns a function that syncs the folders below a root, one root after the other; it logs errors and goes on. */
export const openFolderSync = (services: SyncServices) => {
  let running = Promise.resolve();
  return (root: string): Promise<void> =>
    (running = running
      .then(() => syncFolders(services, root))
      .catch((error: unknown) =>
        services.log.error({ err: error }, "the folders of employers could not be read"),
      ));
};
