import { createHash } from "node:crypto";
import { and, arrayOverlaps, eq, inArray, ne, sql } from "drizzle-orm";
import { employerFaults } from "../../site/employers/employer-faults.ts";
import type { ImportedEmployer } from "../../site/employers/employer-schema.ts";
import type { Db } from "../platform/database/open.ts";
import { openFiles } from "./files/copy-files.ts";
import { prepareEmployer } from "./prepare-employer.ts";
import { employerFiles, employers } from "../catalogue/employers/tables.ts";
import { memberIds, membersIn, writeMembers } from "./write-members.ts";
import type { EmployerProblem, WriteOptions, WriteReport, WriteServices } from "./write-options.ts";
import { lockEmployers, writeRows } from "./write-rows.ts";

type Owner = Pick<ImportedEmployer, "slug" | "members" | "clients">;

/** Changed when the same content is stored differently, so that it is written again. */
const format = 2;

/**
 * Writes employers with their pictures, sections, pages and members, one transaction for each. The same content again
 * changes nothing. A folder is not overwritten by an import. Members may come after the employers that name them.
 */
export const writeEmployers = async (
  services: WriteServices,
  given: Iterable<ImportedEmployer> | AsyncIterable<ImportedEmployer>,
  options: WriteOptions,
): Promise<WriteReport> => {
  const { db, brands } = services;
  const { dryRun = false, onProblem = () => undefined, onProgress } = options;
  const filesOf = openFiles(options.files, services);
  const report: WriteReport = { added: 0, updated: 0, unchanged: 0, kept: 0, rejected: 0 };
  /** Employers that name members, which may come later. */
  const owners: Owner[] = [];
  const seen = new Set<string>();

  const writeOne = async (data: ImportedEmployer): Promise<keyof WriteReport> => {
    const { slug } = data;
    const problemWith =
      (isRejected: boolean) =>
      (path: readonly PropertyKey[], message: string): void =>
        onProblem({ slug, path, message, isRejected } satisfies EmployerProblem);
    const reject = problemWith(true);
    const wrong = employerFaults(data, brands);
    for (const { path, says } of wrong) reject(path, sentence(says));
    if (wrong.length) return "rejected";
    if (seen.has(slug)) {
      reject(["slug"], "An employer before has the same slug; give one of them another.");
      return "rejected";
    }
    seen.add(slug);
    const before = await stored(db, slug);
    if (options.files.origin === "import" && before?.origin === "folder" && !before.hidden) {
      problemWith(false)(
        ["slug"],
        `It comes from the folder src/content/employers/${slug}, which an import does not overwrite; change it there.`,
      );
      return "kept";
    }
    const taken = await takenHosts(db, data);
    for (const { hosts, owner } of taken)
      reject(["hosts"], `${hosts.join(", ")} belongs to ${owner}; remove it from one of them.`);
    if (taken.length) return "rejected";
    const content = await contentDigest(data, options);
    if (before?.digest === content && !before.hidden) return "unchanged";
    if (dryRun) return before ? "updated" : "added";
    const isFolder = options.files.origin === "folder";
    const faults: string[] = [];
    const files = filesOf(slug);
    const rows = await prepareEmployer(data, files, (path, message) => {
      faults.push(path.join("."));
      problemWith(isFolder)(path, message);
    });
    // The build has checked the files of a folder: one that cannot be read now is a fault of this machine.
    if (isFolder && faults.length) return "rejected";
    // Pictures that could not be fetched are fetched again by the next import.
    const digest = [content, ...faults.sort()].join(" ");
    return db.transaction(async (tx) => {
      await lockEmployers(tx);
      const now = await stored(tx, slug);
      // Written before without the same pictures, or by another process in the meantime.
      if (now?.digest === digest && !now.hidden) return "unchanged";
      await writeRows(tx, rows, { origin: options.files.origin, digest });
      await noteFiles(tx, slug, files.copied);
      return now ? "updated" : "added";
    });
  };

  for await (const data of given) {
    const result = await writeOne(data);
    report[result]++;
    if (result === "updated" || (result !== "rejected" && membersIn(data).length)) owners.push(data);
    onProgress?.(report);
  }
  for (const owner of owners) await linkMembers(db, owner, { dryRun, onProblem, seen });
  return report;
};

const stored = async (db: Db, slug: string) => {
  const [row] = await db
    .select({ origin: employers.origin, digest: employers.digest, hidden: employers.hidden })
    .from(employers)
    .where(eq(employers.slug, slug));
  return row;
};

/** Notes which copies of files an employer has now, and from when on it has no others. */
const noteFiles = async (tx: Db, slug: string, copied: ReadonlySet<string>): Promise<void> => {
  const isUsed = inArray(employerFiles.name, [...copied]);
  await tx
    .update(employerFiles)
    .set({
      droppedAt: sql`case when ${isUsed} then null else coalesce(${employerFiles.droppedAt}, now()) end`,
    })
    .where(eq(employerFiles.slug, slug));
};

/** Other employers that have hosts of an employer. */
const takenHosts = async (db: Db, { slug, hosts }: ImportedEmployer) => {
  if (!hosts.length) return [];
  const others = await db
    .select({ owner: employers.slug, theirs: employers.hosts })
    .from(employers)
    .where(and(arrayOverlaps(employers.hosts, hosts), ne(employers.slug, slug), eq(employers.hidden, false)));
  return others.map(({ owner, theirs }) => ({ owner, hosts: hosts.filter((host) => theirs.includes(host)) }));
};

/** Writes the members of an employer once all employers are written, and reports those that do not exist. */
const linkMembers = async (
  db: Db,
  owner: Owner,
  { dryRun, onProblem, seen }: Required<Pick<WriteOptions, "dryRun" | "onProblem">> & { seen: Set<string> },
): Promise<void> => {
  const wanted = membersIn(owner);
  const ids = await memberIds(db, wanted);
  for (const { slug, path } of wanted)
    if (!ids.has(slug) && !(dryRun && seen.has(slug)))
      onProblem({
        slug: owner.slug,
        path,
        message: `There is no employer "${slug}" yet; fix its slug, or add it and write this employer again.`,
        isRejected: false,
      });
  if (dryRun) return;
  await db.transaction(async (tx) => {
    await lockEmployers(tx);
    await writeMembers(tx, owner.slug, wanted, ids);
  });
};

/** A digest of an employer's content: its data, and the bytes of the files of its folder. */
const contentDigest = async (data: ImportedEmployer, { files }: WriteOptions): Promise<string> => {
  const digest = createHash("sha256").update(JSON.stringify([format, files.origin, data]));
  if (files.origin === "folder") digest.update(await files.digest(data.slug));
  return digest.digest("hex");
};

const sentence = (says: string): string => `${says[0]!.toUpperCase()}${says.slice(1)}.`;
