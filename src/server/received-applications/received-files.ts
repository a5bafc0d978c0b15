import { inArray } from "drizzle-orm";
import { plainFileName } from "../../domain/files/file-name.ts";
import { readDocuments } from "../applications/documents.ts";
import type { ApplicationRow } from "../applications/queries.ts";
import type { Context } from "../http/context.ts";
import { readSharedProfile, type SharedProfile } from "../sharing/shared-profile.ts";
import type { FileRow } from "../uploads/keep-file.ts";
import { files } from "../uploads/tables.ts";

type Needs = Pick<Context, "db" | "log" | "keys" | "store" | "origin">;

/** What an employer may see of a seeker beside the application itself. */
export interface Received {
  profile: SharedProfile;
  /** The CV and the files that were sent beside it, then the shared documents. */
  files: FileRow[];
  /** The ids of those that were sent. */
  sent: readonly string[];
}

/** The files and the parts of the profile that an employer may see with an application. */
export const receivedWith = async (
  { id, cvFileId }: Pick<ApplicationRow, "id" | "cvFileId">,
  seekerId: string,
  needs: Needs,
): Promise<Received> => {
  const profile = await readSharedProfile(id, { ...needs, seeker: { id: seekerId } });
  const documents = await readDocuments(id, needs.db);
  const sent = [cvFileId ?? [], documents.map((file) => file.id)].flat();
  const ids = [...new Set([...sent, ...profile.documents.map(({ file }) => file.id)])];
  const rows = ids.length ? await needs.db.select().from(files).where(inArray(files.id, ids)) : [];
  const known = new Map(rows.filter((row) => row.seekerId === seekerId).map((row) => [row.id, row]));
  return {
    profile,
    sent,
    files: ids.flatMap((file) => {
      const row = known.get(file);
      return row ? [{ ...row, name: plainFileName(row.name) }] : [];
    }),
  };
};
