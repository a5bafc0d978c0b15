import { randomUUID } from "node:crypto";
import { and, eq, inArray } from "drizzle-orm";
import { maxTries } from "../../contract/code-rules.ts";
import { newCode, tryCode } from "../auth/codes.ts";
import { accountCodes } from "../auth/tables.ts";
import type { Context } from "../http/context.ts";
import { mailSite } from "../http/site-of.ts";
import type { Db } from "../platform/database/open.ts";
import { accountCodeMail } from "./mails.ts";

/** A code that was mailed to a signed-in seeker. */
export type AccountCode = typeof accountCodes.$inferSelect;

/**
 * Makes a new code for a purpose in place of an earlier one, and queues its mail.
 * @param tx a transaction that holds a lock on the seeker.
 */
export const mailCode = async (
  tx: Db,
  { purpose, email }: Pick<AccountCode, "purpose" | "email">,
  context: Context<"seeker">,
): Promise<void> => {
  const id = randomUUID();
  const seekerId = context.seeker.id;
  await tx
    .delete(accountCodes)
    .where(and(eq(accountCodes.seekerId, seekerId), eq(accountCodes.purpose, purpose)));
  await tx
    .insert(accountCodes)
    .values({ id, seekerId, purpose, email, ...newCode({ id, purpose }, context.secret) });
  await context.enqueue(tx, accountCodeMail, { ...mailSite(context), seeker: seekerId, code: id });
};

/** The seeker's code for a purpose if it is the one given; each call counts as a try. */
export const checkCode = async (
  purpose: AccountCode["purpose"],
  given: string,
  context: Context<"seeker">,
): Promise<AccountCode | null> => {
  const [code] = await context.db
    .select()
    .from(accountCodes)
    .where(and(eq(accountCodes.seekerId, context.seeker.id), eq(accountCodes.purpose, purpose)));
  if (!code) return null;
  const isRight = await tryCode(
    { id: code.id, purpose, table: accountCodes },
    given,
    { column: "tries", max: maxTries },
    context,
  );
  return isRight ? code : null;
};

/** Uses codes up; false when one of them was used or replaced meanwhile. */
export const useCodes = async (tx: Db, codes: readonly AccountCode[]): Promise<boolean> => {
  const ids = codes.map(({ id }) => id);
  const used = await tx
    .delete(accountCodes)
    .where(inArray(accountCodes.id, ids))
    .returning({ id: accountCodes.id });
  return used.length === codes.length;
};
