import { and, eq, isNull, lt, or, sql } from "drizzle-orm";
import type { Services } from "../http/context.ts";
import type { Db } from "../platform/database/open.ts";
import { takeContent } from "../releases/registry/open-registry.ts";
import { sharePublished } from "../releases/registry/published-files.ts";
import { runCommand } from "../releases/run-command.ts";
import { changeOf, type Change } from "./change.ts";
import { commitFiles } from "./commit-file.ts";
import { contentRoot, contentRoots, readEntry, writeEntry } from "./content.ts";
import { failureText } from "./failure-text.ts";
import { recordVersion, type PublicationRow } from "./queries.ts";
import { editorDrafts, editorPublications } from "./tables.ts";

type Needs = Pick<Services, "db" | "config" | "store" | "log" | "brands">;

/** How often a build shows that it is under way, and after how long without that it was interrupted, in milliseconds. */
const seenMs = 20_000;
const quietMs = 2 * 60_000;

/** One worker for each database of this process. */
const working = new WeakMap<Db, Promise<void>>();

/**
 * Publishes what waits, beside the running site: one build at a time for all that has come together meanwhile. Returns
 * at once. Called at the start of a server as well, to go on with what an earlier one began.
 */
export const startPublishing = ({ db, config, store, log, brands }: Needs): void => {
  const needs = { db, config, store, log, brands };
  const next = (working.get(db) ?? Promise.resolve())
    .then(() => publishWaiting(needs))
    .catch((error: unknown) => log.warn({ err: error }, "what editors have published could not be built"));
  working.set(db, next);
};

const publishWaiting = async (needs: Needs): Promise<void> => {
  for (let batch = await claim(needs.db); batch.length; batch = await claim(needs.db))
    await publish(batch, needs);
};

/** Takes everything that waits, unless another process is building; it then takes this too. */
const claim = async (db: Db): Promise<PublicationRow[]> => {
  const quietSince = new Date(Date.now() - quietMs);
  const isOpen = and(
    isNull(editorPublications.endedAt),
    or(eq(editorPublications.state, "waiting"), lt(editorPublications.seenAt, quietSince)),
    sql`not exists (select 1 from ${editorPublications} as other
      where other.state = 'building' and other.seen_at >= ${quietSince.toISOString()}::timestamptz)`,
  );
  const taken = await db
    .update(editorPublications)
    .set({ state: "building", says: "Getting ready", seenAt: new Date() })
    .where(isOpen)
    .returning();
  return taken.sort((a, b) => Number(a.createdAt) - Number(b.createdAt));
};

/** Publishes a batch in one build; when it fails, each of the batch in one of its own, as one may be the reason. */
const publish = async (batch: readonly PublicationRow[], needs: Needs): Promise<void> => {
  const { db, config, log } = needs;
  const changes: Change[] = [];
  if (config.SHARED_RELEASES) await takeContent(contentRoots(config), needs, (line) => log.info(line));
  for (const row of batch) changes.push(await changeOf(row, needs));
  for (const { files } of changes) for (const { file, content } of files) writeEntry(config, file, content);
  const says = (text: string) => tell(batch, text, db);
  const timer = setInterval(() => void says("").catch(() => undefined), seenMs);
  const failure = await runCommand(
    "build",
    ["--as-is"],
    (line) => void says(stepOf(line)).catch(() => undefined),
  )
    .catch((error: Error) => error.message)
    .finally(() => clearInterval(timer));
  if (failure === null) {
    // At once: a file of this batch that equals an earlier version of it must not be taken for one.
    if (config.SHARED_RELEASES)
      await sharePublished(
        changes.flatMap(({ files }) => files),
        needs,
      );
    for (const change of changes) await finish(change, needs);
    return;
  }
  for (const { files } of changes.toReversed())
    for (const { file, before } of files) writeEntry(config, file, before);
  if (batch.length > 1) {
    for (const row of batch) await publish([row], needs);
    return;
  }
  log.warn({ says: failure }, "an editor's change could not be built");
  await fail(changes[0]!, failure, needs);
};

const finish = async (change: Change, { db, config, log }: Needs): Promise<void> => {
  const { row, draft, fields, version, files } = change;
  const words = {
    publish: "Published",
    schedule: `Scheduled for ${fields.publish_at}`,
    take_back: "Taken back",
  };
  const action = words[row.action];
  await db.transaction(async (tx) => {
    await tx.update(editorDrafts).set({ publishedVersion: version }).where(eq(editorDrafts.id, draft.id));
    await recordVersion(tx, { draftId: draft.id, version, action, by: row.by, fields });
    await tx
      .update(editorPublications)
      .set({ state: "done", says: "", endedAt: new Date() })
      .where(eq(editorPublications.id, row.id));
  });
  await commitFiles(contentRoot(config), {
    files: files.map(({ file }) => file),
    subject: `${action}: ${fields.title}`,
    by: row.by,
    email: row.email,
  }).catch((error: unknown) => log.warn({ err: error }, "an editor's change could not be committed"));
};

const fail = async ({ row, draft, files }: Change, failure: string, needs: Needs): Promise<void> => {
  const { db, config, brands } = needs;
  const read = (file: string) => {
    const content = files.find((one) => one.file === file)?.content;
    return typeof content === "string" ? content : readEntry(config, file);
  };
  const says = failureText(failure, { file: files[0]!.file, read, brands });
  await db
    .update(editorPublications)
    .set({ state: "failed", says, endedAt: new Date() })
    .where(eq(editorPublications.id, row.id));
  // What was never published may still get another address.
  await db
    .update(editorDrafts)
    .set({ slug: null })
    .where(and(eq(editorDrafts.id, draft.id), eq(editorDrafts.publishedVersion, 0)));
};

/** Shows how far a batch is; an empty text only shows that it is under way. */
const tell = async (batch: readonly PublicationRow[], says: string, db: Db): Promise<void> => {
  for (const { id } of batch)
    await db
      .update(editorPublications)
      .set({ seenAt: new Date(), ...(says && { says }) })
      .where(and(eq(editorPublications.id, id), eq(editorPublications.state, "building")));
};

/** What a build prints after each step, in words for people who write. */
const stepOf = (line: string): string => {
  if (line.startsWith("Pictures of shared pages")) return "Pictures for shared links are drawn";
  if (line.startsWith("Pages made")) return "The pages are made";
  if (line.startsWith("Pictures placed")) return "Nearly there";
  return line.startsWith("Waiting") ? "Another build is running; yours is next" : "";
};
