import { and, count, desc, eq, gt, isNull } from "drizzle-orm";
import type * as contract from "../../contract/shared-documents.ts";
import { maxOpenLinks, type SharedLink } from "../../contract/shared-documents.ts";
import { seekers } from "../auth/tables.ts";
import type { Handler } from "../http/context.ts";
import { HttpError, invalid, notFound } from "../platform/http-error.ts";
import { changeProfile } from "../profile/queries.ts";
import { signDownload } from "./download-path.ts";
import { hashOf, newToken } from "./link-token.ts";
import {
  closed,
  countLooks,
  documentsOf,
  openLink,
  ownLink,
  recordLook,
  showableDocuments,
  stateOf,
  type LinkRow,
} from "./queries.ts";
import { sharedLinkLooks, sharedLinks } from "./tables.ts";

/** The most looks in a list. */
const listedLooks = 500;
/** The most links in a list; older ones are left out. */
const listedLinks = 100;

export const shareDocuments: Handler<typeof contract.shareDocuments> = async ({ body }, context) => {
  const { urlOf, origin, seeker } = context;
  const entries = [...new Set(body.documents)];
  const showable = await showableDocuments(context);
  const other = entries.find((id) => !showable.has(id));
  if (other !== undefined)
    throw invalid("documents", `${other} is not the id of a document of yours that others may see.`);
  const token = newToken();
  const row = await changeProfile(context, async ({ db }) => {
    const [open] = await db
      .select({ count: count() })
      .from(sharedLinks)
      .where(
        and(
          eq(sharedLinks.seekerId, seeker.id),
          isNull(sharedLinks.withdrawnAt),
          gt(sharedLinks.expiresAt, new Date()),
        ),
      );
    if (open!.count >= maxOpenLinks)
      throw new HttpError(
        409,
        `You have ${maxOpenLinks} open links, the most at a time. Withdraw one that is no longer needed.`,
      );
    const [inserted] = await db
      .insert(sharedLinks)
      .values({
        seekerId: seeker.id,
        tokenHash: hashOf(token),
        recipient: body.recipient.trim(),
        entries,
        expiresAt: new Date(Date.now() + body.hours * 3_600_000),
      })
      .returning();
    return inserted!;
  });
  return {
    payload: {
      ...linkOf(row, { documents: documentsOf(row, showable), looks: 0, last: null }),
      url: new URL(urlOf(`/shared/${token}`), origin).href,
    },
    message: "The link is ready. Copy it now: it is not shown again.",
  };
};

export const listSharedLinks: Handler<typeof contract.listSharedLinks> = async (_input, context) => {
  const rows = await context.db
    .select()
    .from(sharedLinks)
    .where(eq(sharedLinks.seekerId, context.seeker.id))
    .orderBy(desc(sharedLinks.createdAt))
    .limit(listedLinks);
  const showable = await showableDocuments(context);
  const looks = await countLooks(
    rows.map(({ id }) => id),
    context,
  );
  return {
    payload: rows.map((row) =>
      linkOf(row, {
        documents: documentsOf(row, showable),
        ...(looks.get(row.id) ?? { looks: 0, last: null }),
      }),
    ),
  };
};

export const listLinkLooks: Handler<typeof contract.listLinkLooks> = async ({ params }, context) => {
  const [own] = await context.db
    .select({ id: sharedLinks.id })
    .from(sharedLinks)
    .where(ownLink(params.id, context));
  if (!own) throw notFound("link");
  const rows = await context.db
    .select()
    .from(sharedLinkLooks)
    .where(eq(sharedLinkLooks.linkId, own.id))
    .orderBy(desc(sharedLinkLooks.createdAt), desc(sharedLinkLooks.id))
    .limit(listedLooks);
  return {
    payload: rows.map(({ createdAt, address, what, document }) => ({
      at: createdAt.toISOString(),
      address,
      what,
      document,
    })),
  };
};

export const withdrawSharedLink: Handler<typeof contract.withdrawSharedLink> = async (
  { params },
  context,
) => {
  const withdrawn = await context.db
    .update(sharedLinks)
    .set({ withdrawnAt: new Date() })
    .where(ownLink(params.id, context))
    .returning({ id: sharedLinks.id });
  if (!withdrawn.length) throw notFound("link");
  return { payload: null, message: "The link has been withdrawn. It opens nothing any more." };
};

export const openSharedDocuments: Handler<typeof contract.openSharedDocuments> = async (
  { body },
  context,
) => {
  const { db, limits, address, secret, log } = context;
  const row = await openLink({ tokenHash: hashOf(body.token) }, context).catch(async (error: unknown) => {
    // Only wrong ones count: a link that is opened often is not a guess.
    await limits.link.take(address);
    throw error;
  });
  const [seeker] = await db
    .select({ id: seekers.id, givenName: seekers.givenName, familyName: seekers.familyName })
    .from(seekers)
    .where(eq(seekers.id, row.seekerId));
  if (!seeker) throw closed();
  await recordLook(row, { what: "opened", document: null }, context);
  const documents = documentsOf(row, await showableDocuments({ ...context, db, log, seeker }));
  return {
    payload: {
      name: `${seeker.givenName} ${seeker.familyName}`,
      expires_at: row.expiresAt.toISOString(),
      documents: documents.map(({ id, name, file }) => ({
        id,
        name,
        file_name: file.name,
        size: file.size,
        href: signDownload({ link: row.id, document: id }, secret),
      })),
    },
  };
};

const linkOf = (
  row: LinkRow,
  {
    documents,
    looks,
    last,
  }: { documents: readonly { id: number; name: string }[]; looks: number; last: Date | null },
): SharedLink => ({
  id: row.id,
  recipient: row.recipient,
  state: stateOf(row),
  documents: documents.map(({ id, name }) => ({ id, name })),
  created_at: row.createdAt.toISOString(),
  expires_at: row.expiresAt.toISOString(),
  looks,
  last_look_at: last?.toISOString() ?? null,
});
