import { and, eq, sql } from "drizzle-orm";
import { emailChanged } from "../auth/events.ts";
import { guessSignedIn } from "../auth/guesses.ts";
import { passwordResets, seekers } from "../auth/tables.ts";
import { HttpError } from "../platform/http-error.ts";
import type { Context } from "../http/context.ts";
import { emit } from "../http/events.ts";
import { mailSite } from "../http/site-of.ts";
import { isSqlState, sqlStates } from "../platform/database/sql-state.ts";
import { sealAddress } from "../platform/mail/sealed-address.ts";
import { holdSeeker } from "../uploads/upload-grants.ts";
import { checkCode, useCodes, type AccountCode } from "./account-codes.ts";
import { emailChangedMail } from "./mails.ts";

/** The codes that were typed for a change of the email address. */
interface Codes {
  current_code: string;
  new_code: string;
}

/**
 * Gives the account the address that both codes confirm, and tells the old one.
 * @throws HttpError 422 naming each code that is wrong; 429.
 */
export const confirmNewEmail = async (given: Codes, context: Context<"seeker">): Promise<void> => {
  const wrong: (keyof Codes)[] = [];
  const codes = await guessSignedIn(context, async () => {
    const current = await checkCode("email_current", given.current_code, context);
    const next = await checkCode("email_new", given.new_code, context);
    if (!current) wrong.push("current_code");
    if (!next) wrong.push("new_code");
    return current && next ? { current, next } : null;
  });
  if (!codes) throw wrongCodes(wrong);
  await moveTo(codes, context).catch((error: unknown) => {
    throw isSqlState(error, sqlStates.unique) ? addressTaken() : error;
  });
};

const moveTo = (
  { current, next }: { current: AccountCode; next: AccountCode },
  context: Context<"seeker">,
): Promise<void> =>
  context.db.transaction(async (tx) => {
    const { secret, seeker, enqueue } = context;
    await holdSeeker(tx, seeker.id);
    if (!(await useCodes(tx, [current, next]))) throw wrongCodes(["current_code", "new_code"]);
    const [moved] = await tx
      .update(seekers)
      .set({ email: next.email, formerEmails: sql`array_append(${seekers.formerEmails}, ${seekers.email})` })
      .where(and(eq(seekers.id, seeker.id), eq(seekers.email, current.email)))
      .returning({ id: seekers.id });
    if (!moved) throw wrongCodes(["current_code"]);
    await emit(emailChanged, { id: seeker.id, email: next.email }, tx, context);
    // Their codes were mailed to the old address.
    await tx.delete(passwordResets).where(eq(passwordResets.seekerId, seeker.id));
    const to = await sealAddress(current.email, secret);
    await enqueue(tx, emailChangedMail, { ...mailSite(context), seeker: seeker.id, to });
  });

const wrongCodes = (fields: readonly (keyof Codes)[]) => {
  const message = "This code is wrong, used or too old. Check it, or ask for new codes.";
  return new HttpError(422, message, {
    errors: Object.fromEntries(fields.map((field) => [field, [message]])),
  });
};

const addressTaken = () => {
  const message = "This address has an account already. Erase that account first, or choose another address.";
  return new HttpError(422, message, { errors: { new_code: [message] } });
};
