import { eq } from "drizzle-orm";
import { employerLinkDays } from "../../domain/received-applications.ts";
import { HttpError } from "../platform/http-error.ts";
import type { Context } from "../http/context.ts";
import type { Db } from "../platform/database/open.ts";
import { readLinkToken } from "./link-token.ts";
import { employerLinks } from "./tables.ts";

export type LinkRow = typeof employerLinks.$inferSelect;

/** When a link that is made now ends. */
const newEnd = (): Date => new Date(Date.now() + employerLinkDays * 24 * 3_600_000);

/** Makes a link to all applications of an employer on a site. */
export const makeEmployerLink = async (
  link: Pick<LinkRow, "brand" | "employerId">,
  db: Db,
): Promise<LinkRow> => {
  const [row] = await db
    .insert(employerLinks)
    .values({ ...link, expiresAt: newEnd() })
    .returning();
  return row!;
};

/** Makes the link to one application; an application that is sent again gets the same link for as long again. */
export const makeApplicationLink = async (
  link: Pick<LinkRow, "brand" | "employerId" | "applicationId">,
  tx: Db,
): Promise<LinkRow> => {
  const values = { ...link, expiresAt: newEnd(), withdrawnAt: null };
  const [row] = await tx
    .insert(employerLinks)
    .values(values)
    .onConflictDoUpdate({ target: employerLinks.applicationId, set: values })
    .returning();
  return row!;
};

const advice = (email: string) => `Write to ${email} for a new one.`;

/**
 * The link with a token, for a request to its site.
 * @throws HttpError 404 for a token that is wrong or another site's, 410 for a link that has ended; both say what to do.
 */
export const findLink = async (
  token: string,
  { db, secret, brand }: Pick<Context, "db" | "secret" | "brand">,
): Promise<LinkRow> => {
  const id = readLinkToken(token, secret);
  const [row] = id ? await db.select().from(employerLinks).where(eq(employerLinks.id, id)) : [];
  if (!row || row.brand !== brand.id)
    throw new HttpError(
      404,
      `This link is wrong. Open it from the mail again, in full; or ${lower(advice(brand.email))}`,
    );
  refuseEnded(row, brand.email);
  return row;
};

/** @throws HttpError 410 when the link has been withdrawn or has expired. */
export const refuseEnded = ({ withdrawnAt, expiresAt }: LinkRow, email: string): void => {
  if (withdrawnAt) throw new HttpError(410, `This link has been withdrawn. ${advice(email)}`);
  if (expiresAt <= new Date())
    throw new HttpError(
      410,
      `This link has expired: it opens for ${employerLinkDays} days. ${advice(email)}`,
    );
};

const lower = (sentence: string): string => sentence.charAt(0).toLowerCase() + sentence.slice(1);
