import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { sql } from "drizzle-orm";
import type { Services } from "../../http/context.ts";
import type { Db } from "../../platform/database/open.ts";
import { sha256 } from "./manifest.ts";
import { channel } from "./registry.ts";
import { publishedFiles } from "./tables.ts";

type Needs = Pick<Services, "db" | "store">;

/** A file that an editor has published; `before` is what it replaced. */
export interface PublishedFile {
  file: string;
  content: string | Uint8Array;
  before: string | undefined;
}

/** The largest file of the content, in bytes. */
const largest = 16 * 1024 * 1024;
const keyOf = (digest: string): string => `kept/published/${digest}`;
/** The digest of a file's content; empty where there is none. */
const digestOf = (content: string | Uint8Array | undefined): string =>
  content === undefined ? "" : sha256(content);

/** Stores files that were published, records them, and tells other machines. */
export const sharePublished = async (
  files: readonly PublishedFile[],
  { db, store }: Needs,
): Promise<void> => {
  const changed = files.map(({ file, content, before }) => ({
    bytes: Buffer.from(content as Uint8Array),
    row: { file, digest: sha256(content), replaces: [digestOf(before)] },
  }));
  for (const { bytes, row } of changed)
    await store.write(keyOf(row.digest), bytes, "application/octet-stream");
  await db.transaction(async (tx) => {
    for (const { row } of changed)
      await tx
        .insert(publishedFiles)
        .values(row)
        .onConflictDoUpdate({
          target: publishedFiles.file,
          set: {
            digest: row.digest,
            replaces: sql`${publishedFiles.replaces} || ${publishedFiles.digest} || excluded.replaces`,
            version: sql`${publishedFiles.version} + 1`,
          },
        });
    await tx.execute(sql`select pg_notify(${channel}, '')`);
  });
};

/** A number that grows with each published file. */
export const publishedVersion = async (db: Db): Promise<number> => {
  const [row] = await db
    .select({ all: sql<string>`coalesce(sum(${publishedFiles.version}), 0)` })
    .from(publishedFiles);
  return Number(row!.all);
};

/**
 * Brings the checkouts of this machine to what was published on others. A file that was changed here otherwise is newer,
 * as after a deployment, and stays.
 * @param roots the folders of the checkouts.
 * @returns the files that were written.
 */
export const takePublished = async (
  roots: readonly string[],
  { db, store }: Needs,
): Promise<{ written: string[]; kept: string[] }> => {
  const result = { written: [] as string[], kept: [] as string[] };
  for (const { file, digest, replaces } of await db.select().from(publishedFiles))
    for (const root of roots) {
      const path = join(root, file);
      const found = digestOf(existsSync(path) ? readFileSync(path) : undefined);
      if (found === digest) continue;
      if (!replaces.includes(found)) {
        result.kept.push(file);
        continue;
      }
      const content = await store.read(keyOf(digest), largest);
      if (!content || sha256(content) !== digest)
        throw new Error(`${file} as it was published is missing or damaged in the object store`);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, content);
      result.written.push(file);
    }
  return result;
};
