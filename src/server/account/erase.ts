import { eq, inArray, sql } from "drizzle-orm";
import { seekers } from "../auth/tables.ts";
import type { Context } from "../http/context.ts";
import type { Person } from "../http/resource.ts";
import { mailSite } from "../http/site-of.ts";
import { rateLimits } from "../http/tables.ts";
import type { Db } from "../platform/database/open.ts";
import { keptKey } from "../platform/files/object-key.ts";
import { outboxOf } from "../platform/mail/open-mailer.ts";
import { removeMailAbout } from "../platform/mail/outbox.ts";
import { sealAddress } from "../platform/mail/sealed-address.ts";
import { forgetMail } from "../platform/queue/forget-mail.ts";
import { erasedMail } from "./mails.ts";
import { deleteErasedObjects } from "./erased-objects.ts";
import { erasedObjects } from "./tables.ts";

/** What an erasure reports. */
interface Erased {
  email: string;
  /** Applications that employers keep; here they are anonymous. */
  delivered: number;
}

/**
 * Erases a seeker: rows, waiting and sent mails, files and captured mail. Rows of every table that refers to the seeker
 * go with the account; a resource that names seekers in another way erases that itself (`Resource`). Null when the
 * account is gone.
 */
export const eraseSeeker = async (context: Context<"seeker">): Promise<Erased | null> => {
  const { db, config, log, seeker } = context;
  const start = new Date();
  const erased = await db.transaction(async (tx) => {
    // Whatever else adds rows for this seeker comes first, or is refused.
    const [account] = await tx.select().from(seekers).where(eq(seekers.id, seeker.id)).for("update");
    if (!account) return null;
    const person = { seekerId: seeker.id, emails: [account.email, ...account.formerEmails] };
    await forgetElsewhere(tx, person, context);
    let delivered = 0;
    for (const { anonymise, erase } of context.resources) {
      delivered += (await anonymise?.(tx, person, context)) ?? 0;
      for (const [table, condition] of erase?.(person) ?? []) await tx.delete(table).where(condition);
    }
    await forgetLimits(tx, person);
    await tx.delete(seekers).where(eq(seekers.id, seeker.id));
    const to = await sealAddress(account.email, context.secret);
    await context.enqueue(tx, erasedMail, { ...mailSite(context), to, delivered });
    return { email: account.email, emails: person.emails, delivered };
  });
  if (!erased) return null;
  await deleteErasedObjects(context).catch((error: unknown) =>
    log.warn({ err: error }, "files of an erased account are left for housekeeping"),
  );
  await removeMailAbout(outboxOf(config), erased.emails, start);
  return { email: erased.email, delivered: erased.delivered };
};

/** Notes the person's objects, for the store to delete once this is committed, and forgets the mails about the person. */
const forgetElsewhere = async (
  tx: Db,
  person: Person,
  { resources }: Pick<Context, "resources">,
): Promise<void> => {
  const mails: Record<string, (string | number)[]> = { seeker: [person.seekerId] };
  for (const { objects, mailsAbout } of resources) {
    for (const [table, condition] of objects?.(person) ?? []) {
      const rows = await tx.select({ key: table.key }).from(table).where(condition);
      const keys = rows.flatMap(({ key }) => [{ key: String(key) }, { key: keptKey(String(key)) }]);
      if (keys.length) await tx.insert(erasedObjects).values(keys).onConflictDoNothing();
    }
    for (const [field, [table, condition]] of Object.entries(mailsAbout?.(person) ?? {}))
      mails[field] = (await tx.select({ id: table.id }).from(table).where(condition)).map(
        ({ id }) => id as string | number,
      );
  }
  await forgetMail(tx, mails);
};

/** Removes counters of limits. A key is the limit's name, a colon, and whom it counts, with a network or a session after a space. */
const forgetLimits = async (tx: Db, { seekerId, emails }: Person): Promise<void> => {
  const counted = sql`split_part(substr(${rateLimits.key}, strpos(${rateLimits.key}, ':') + 1), ' ', 1)`;
  await tx.delete(rateLimits).where(inArray(counted, [...emails, seekerId]));
};
