import { and, count, eq, inArray, max } from "drizzle-orm";
import { recordAccess } from "../access-log/access-log.ts";
import { document } from "../../contract/profile/document.ts";
import { resume } from "../../contract/profile/resume.ts";
import type { UploadedFile } from "../../contract/profile/uploaded-file.ts";
import type { LinkLook, SharedLink } from "../../contract/shared-documents.ts";
import { linkClosed } from "../../contract/shared-documents.ts";
import { isPrivateDocument } from "../../domain/profile/private-document.ts";
import type { Context } from "../http/context.ts";
import { networkOf } from "../http/network-of.ts";
import { HttpError } from "../platform/http-error.ts";
import type { Own } from "../profile/own.ts";
import { readProfile } from "../profile/queries.ts";
import { sharedLinkLooks, sharedLinks } from "./tables.ts";

/** A link as it is stored. */
export type LinkRow = typeof sharedLinks.$inferSelect;

/** A document or CV of the profile that may be shown to others. */
export interface Showable {
  id: number;
  name: string;
  file: UploadedFile;
  visible_to?: string;
}

/** The refusal of every link that does not open: it does not say why. */
export const closed = (): HttpError => new HttpError(404, linkClosed);

/** The documents and CVs of a seeker that may be shown to others, by id. */
export const showableDocuments = async (own: Own): Promise<ReadonlyMap<number, Showable>> => {
  const { entries } = await readProfile([document, resume], own);
  const all = [...entries(document), ...entries(resume)] as unknown as Showable[];
  return new Map(all.filter((one) => !isPrivateDocument(one)).map((one) => [one.id, one]));
};

/** The documents that a link shows now, in the order in which they were chosen. */
export const documentsOf = (
  { entries }: Pick<LinkRow, "entries">,
  showable: ReadonlyMap<number, Showable>,
): Showable[] => entries.flatMap((id) => showable.get(id) ?? []);

/** Whether a link still opens. */
export const stateOf = ({ withdrawnAt, expiresAt }: LinkRow, now = new Date()): SharedLink["state"] => {
  if (withdrawnAt) return "withdrawn";
  return expiresAt <= now ? "ended" : "open";
};

/** How often each link was looked at, and when last. */
export const countLooks = async (
  ids: readonly string[],
  { db }: Pick<Context, "db">,
): Promise<ReadonlyMap<string, { looks: number; last: Date | null }>> => {
  if (!ids.length) return new Map();
  const rows = await db
    .select({ id: sharedLinkLooks.linkId, looks: count(), last: max(sharedLinkLooks.createdAt) })
    .from(sharedLinkLooks)
    .where(inArray(sharedLinkLooks.linkId, [...ids]))
    .groupBy(sharedLinkLooks.linkId);
  return new Map(rows.map(({ id, ...row }) => [id, row]));
};

/**
 * An open link.
 * @throws HttpError 404, the same for one that is unknown, has ended or was withdrawn.
 */
export const openLink = async (
  by: { id: string } | { tokenHash: string },
  { db }: Pick<Context, "db">,
): Promise<LinkRow> => {
  const [row] = await db
    .select()
    .from(sharedLinks)
    .where("id" in by ? eq(sharedLinks.id, by.id) : eq(sharedLinks.tokenHash, by.tokenHash));
  if (!row || stateOf(row) !== "open") throw closed();
  return row;
};

/** Records a look at a link, also in the seeker's log of accesses. @throws HttpError 429 for too many from one network. */
export const recordLook = async (
  link: Pick<LinkRow, "id" | "seekerId">,
  look: Pick<LinkLook, "what" | "document">,
  { db, limits, address }: Pick<Context, "db" | "limits" | "address">,
): Promise<void> => {
  await limits.look.take(`${link.id} ${networkOf(address)}`);
  const what =
    look.document === null ? "The documents that you share by a link" : `Your document ${look.document}`;
  await db.transaction(async (tx) => {
    await tx.insert(sharedLinkLooks).values({ linkId: link.id, ...look, address });
    await recordAccess(tx, { seekerId: link.seekerId, who: "Somebody with your link", what, address });
  });
};

/** The seeker's own link with this id. */
export const ownLink = (id: string, { seeker }: Pick<Context<"seeker">, "seeker">) =>
  and(eq(sharedLinks.id, id), eq(sharedLinks.seekerId, seeker.id));
