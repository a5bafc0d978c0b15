import { createHash } from "node:crypto";
import { and, arrayOverlaps, eq, inArray, ne, sql } from "drizzle-orm";
import { employerFaults } from "../../site/employers/employer-faults.ts";
import type { ImportedEmployer } from "../../site/employers/employer-schema.ts";
import type { Db } from "../platform/database/open.ts";
import { openFiles } from "./files/copy-files.ts";
import { prepareEmployer } from "./prepare-employer.ts";
import { employerFiles, employers } from "../catalogue/employers/tables.ts";
import { memberIds, membersIn, writeMembers } from "./write-members.ts";
import type {
  EmployerProblem,
  FileSource,
  WriteOptions,
  WriteReport,
  WriteServices,
} from "./write-options.ts";
import { lockEmployers, writeRows } from "./write-rows.ts";

type Problem = Pick<EmployerProblem, "path" | "message">;
type Owner = Pick<ImportedEmployer, "slug" | "members" | "clients">;

/** Changed when the same content is stored differently, so that it is written again. */
const format = 2;

/** What the employers of one run share. */
interface Run extends WriteServices, Required<Omit<WriteOptions, "onProgress">> {
  filesOf: ReturnType<typeof openFiles>;
  /** The slugs so far. */
  seen: Set<string>;
}

/**
 * Writes employers with their pictures, sections, pages and members, one transaction for each. The same content again
 * changes nothing. A folder is not overwritten by an import. Members may come after the employers that name them.
 */
export const writeEmployers = async (
  services: WriteServices,
  given: Iterable<ImportedEmployer> | AsyncIterable<ImportedEmployer>,
  { files, dryRun = false, onProblem = () => undefined, onProgress }: WriteOptions,
): Promise<WriteReport> => {
  const filesOf = openFiles(files, services);
  const run: Run = { ...services, files, dryRun, onProblem, filesOf, seen: new Set() };
  const report: WriteReport = { added: 0, updated: 0, unchanged: 0, kept: 0, rejected: 0 };
  /** Employers that name members, which may come later. */
  const owners: Owner[] = [];
  for await (const data of given) {
    const result = await writeOne(data, run);
    report[result]++;
    if (result === "updated" || (result !== "rejected" && membersIn(data).length)) owners.push(data);
    onProgress?.(report);
  }
  for (const owner of owners) await linkMembers(owner, run);
  return report;
};

const writeOne = async (data: ImportedEmployer, run: Run): Promise<keyof WriteReport> => {
  const { db, files } = run;
  const { slug } = data;
  const reject = (problems: readonly Problem[]) => {
    for (const problem of problems) run.onProblem({ slug, ...problem, isRejected: true });
    return "rejected" as const;
  };
  const wrong = employerFaults(data, run.brands).map(({ path, says }) => ({ path, message: sentence(says) }));
  if (wrong.length) return reject(wrong);
  if (run.seen.has(slug))
    return reject([
      { path: ["slug"], message: "An employer before has the same slug; give one of them another." },
    ]);
  run.seen.add(slug);
  const before = await stored(db, slug);
  if (files.origin === "import" && before?.origin === "folder" && !before.hidden) {
    const message = `It comes from the folder src/content/employers/${slug}, which an import does not overwrite; change it there.`;
    run.onProblem({ slug, path: ["slug"], message, isRejected: false });
    return "kept";
  }
  const taken = await takenHosts(db, data);
  if (taken.length) return reject(taken);
  const content = await contentDigest(data, files);
  if (before?.digest === content && !before.hidden) return "unchanged";
  if (run.dryRun) return before ? "updated" : "added";
  return store(data, content, run);
};

/** Copies the files of an employer and writes its rows, unless they are there. @param content The digest of its content. */
const store = async (data: ImportedEmployer, content: string, run: Run) => {
  const { slug } = data;
  const { origin } = run.files;
  const isFolder = origin === "folder";
  const faults: string[] = [];
  const files = run.filesOf(slug);
  const rows = await prepareEmployer(data, files, (path, message) => {
    faults.push(path.join("."));
    run.onProblem({ slug, path, message, isRejected: isFolder });
  });
  // The build has checked the files of a folder: one that cannot be read now is a fault of this machine.
  if (isFolder && faults.length) return "rejected";
  // Pictures that could not be fetched are fetched again by the next import.
  const digest = [content, ...faults.sort()].join(" ");
  return run.db.transaction(async (tx) => {
    await lockEmployers(tx);
    const now = await stored(tx, slug);
    // Written before without the same pictures, or by another process in the meantime.
    if (now?.digest === digest && !now.hidden) return "unchanged";
    await writeRows(tx, rows, { origin, digest });
    await noteFiles(tx, slug, files.copied);
    return now ? "updated" : "added";
  });
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

/** Hosts of an employer that others have. */
const takenHosts = async (db: Db, { slug, hosts }: ImportedEmployer): Promise<Problem[]> => {
  if (!hosts.length) return [];
  const others = await db
    .select({ owner: employers.slug, theirs: employers.hosts })
    .from(employers)
    .where(and(arrayOverlaps(employers.hosts, hosts), ne(employers.slug, slug), eq(employers.hidden, false)));
  return others.map(({ owner, theirs }) => {
    const both = hosts.filter((host) => theirs.includes(host));
    return {
      path: ["hosts"],
      message: `${both.join(", ")} belongs to ${owner}; remove it from one of them.`,
    };
  });
};

/** Writes the members of an employer once all employers are written, and reports those that do not exist. */
const linkMembers = async (owner: Owner, { db, dryRun, onProblem, seen }: Run): Promise<void> => {
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
const contentDigest = async (data: ImportedEmployer, files: FileSource): Promise<string> => {
  const digest = createHash("sha256").update(JSON.stringify([format, files.origin, data]));
  if (files.origin === "folder") digest.update(await files.digest(data.slug));
  return digest.digest("hex");
};

const sentence = (says: string): string => `${says[0]!.toUpperCase()}${says.slice(1)}.`;
