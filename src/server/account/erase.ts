import { eq, inArray, or, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import { applicationEvents, applications } from "../applications/tables.ts";
import { accountCodes, passwordResets, registrations, seekers } from "../auth/tables.ts";
import { anonymiseEntries, entryMailsAbout } from "../competitions/erase-entries.ts";
import { consultations } from "../consultations/tables.ts";
import { externalIdentities, pendingIdentities } from "../external-sign-in/tables.ts";
import { queueDelivery } from "../hiring/queue-delivery.ts";
import type { Context } from "../http/context.ts";
import { mailSite } from "../http/site-of.ts";
import { rateLimits } from "../http/tables.ts";
import type { Db } from "../platform/database/open.ts";
import { keptKey } from "../platform/files/object-key.ts";
import { outboxOf } from "../platform/mail/open-mailer.ts";
import { removeMailAbout } from "../platform/mail/outbox.ts";
import { sealAddress } from "../platform/mail/sealed-address.ts";
import { forgetMail } from "../platform/queue/forget-mail.ts";
import { savedSearches } from "../saved-searches/tables.ts";
import { supportAnswers, supportMessages } from "../support/tables.ts";
import { stories } from "../stories/tables.ts";
import { files, uploads } from "../uploads/tables.ts";
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
 * go with the account; a table that names seekers in another way needs a line here. Null when the account is gone.
 */
export const eraseSeeker = async (context: Context<"seeker">): Promise<Erased | null> => {
  const { db, config, log, seeker } = context;
  const start = new Date();
  const erased = await db.transaction(async (tx) => {
    // Whatever else adds rows for this seeker comes first, or is refused.
    const [account] = await tx.select().from(seekers).where(eq(seekers.id, seeker.id)).for("update");
    if (!account) return null;
    const emails = [account.email, ...account.formerEmails];
    await noteObjects(tx, seeker.id);
    await forgetMail(tx, await mailsAbout(tx, seeker.id, emails));
    const delivered = await anonymise(tx, context);
    await tx.delete(savedSearches).where(inArray(savedSearches.email, emails));
    await anonymiseEntries(tx, { seekerId: seeker.id, emails });
    await forgetVisitor(tx, seeker.id, emails);
    await tx.delete(seekers).where(eq(seekers.id, seeker.id));
    const to = await sealAddress(account.email, context.secret);
    await context.enqueue(tx, erasedMail, { ...mailSite(context), to, delivered });
    return { email: account.email, emails, delivered };
  });
  if (!erased) return null;
  await deleteErasedObjects(context).catch((error: unknown) =>
    log.warn({ err: error }, "files of an erased account are left for housekeeping"),
  );
  await removeMailAbout(outboxOf(config), erased.emails, start);
  return { email: erased.email, delivered: erased.delivered };
};

/** Notes the seeker's objects, for the store to delete once this is committed. */
const noteObjects = async (tx: Db, seekerId: string): Promise<void> => {
  const keys = await unionAll(
    tx.select({ key: files.key }).from(files).where(eq(files.seekerId, seekerId)),
    tx.select({ key: uploads.key }).from(uploads).where(eq(uploads.seekerId, seekerId)),
  );
  const objects = keys.flatMap(({ key }) => [{ key }, { key: keptKey(key) }]);
  if (objects.length) await tx.insert(erasedObjects).values(objects).onConflictDoNothing();
};

/** The ids that mails about the seeker have in their payloads. */
const mailsAbout = async (tx: Db, seekerId: string, emails: string[]) => ({
  seeker: [seekerId],
  ...(await supportMails(tx, seekerId, emails)),
  ...(await entryMailsAbout(tx, { seekerId, emails })),
  saved_search: idsOf(
    await tx
      .select({ id: savedSearches.id })
      .from(savedSearches)
      .where(or(eq(savedSearches.seekerId, seekerId), inArray(savedSearches.email, emails))),
  ),
  consultation: idsOf(
    await tx.select({ id: consultations.id }).from(consultations).where(eq(consultations.seekerId, seekerId)),
  ),
  identity: idsOf(
    await tx
      .select({ id: externalIdentities.id })
      .from(externalIdentities)
      .where(eq(externalIdentities.seekerId, seekerId)),
  ),
  pending: idsOf(
    await tx
      .select({ id: pendingIdentities.id })
      .from(pendingIdentities)
      .where(inArray(pendingIdentities.email, emails)),
  ),
  application: idsOf(
    await tx.select({ id: applications.id }).from(applications).where(eq(applications.seekerId, seekerId)),
  ),
  reset: idsOf(
    await tx
      .select({ id: passwordResets.id })
      .from(passwordResets)
      .where(eq(passwordResets.seekerId, seekerId)),
  ),
  code: idsOf(
    await tx.select({ id: accountCodes.id }).from(accountCodes).where(eq(accountCodes.seekerId, seekerId)),
  ),
  registration: idsOf(
    await tx.select({ id: registrations.id }).from(registrations).where(inArray(registrations.email, emails)),
  ),
});

const supportMails = async (tx: Db, seekerId: string, emails: string[]) => {
  const messages = await tx
    .select({ id: supportMessages.id })
    .from(supportMessages)
    .where(isWrittenBy(seekerId, emails));
  const message = idsOf(messages);
  const answers = message.length
    ? await tx
        .select({ id: supportAnswers.id })
        .from(supportAnswers)
        .where(inArray(supportAnswers.messageId, message))
    : [];
  return { message, answer: idsOf(answers) };
};

/** Messages to support of a seeker, and those that they wrote without signing in. */
const isWrittenBy = (seekerId: string, emails: string[]) =>
  or(eq(supportMessages.seekerId, seekerId), inArray(sql`lower(${supportMessages.email})`, emails));

const idsOf = <Id>(rows: { id: Id }[]): Id[] => rows.map(({ id }) => id);

/**
 * Removes everything personal from the applications that were delivered, with their timelines, tells hiring sites that
 * they have ended, and returns their number.
 */
const anonymise = async (tx: Db, context: Context<"seeker">): Promise<number> => {
  const seekerId = context.seeker.id;
  const own = await tx
    .select({ id: applications.id, jobId: applications.jobId, status: applications.status })
    .from(applications)
    .where(eq(applications.seekerId, seekerId));
  for (const one of own)
    if (one.status !== "withdrawn") await queueDelivery(tx, one, "application.withdrawn", context);
  if (own.length)
    await tx.delete(applicationEvents).where(inArray(applicationEvents.applicationId, idsOf(own)));
  const delivered = await tx
    .update(applications)
    .set({
      seekerId: null,
      cvFileId: null,
      name: "",
      email: "",
      phone: "",
      rightToWork: null,
      note: "",
      answers: [],
    })
    .where(eq(applications.seekerId, seekerId))
    .returning({ id: applications.id });
  return delivered.length;
};

/** Removes what the same person left without signing in, by the addresses of the account, and counters of limits. */
const forgetVisitor = async (tx: Db, seekerId: string, emails: string[]): Promise<void> => {
  await tx.delete(registrations).where(inArray(registrations.email, emails));
  await tx.delete(pendingIdentities).where(inArray(pendingIdentities.email, emails));
  await tx.delete(supportMessages).where(isWrittenBy(seekerId, emails));
  await tx.delete(stories).where(inArray(sql`lower(trim(${stories.contact}))`, emails));
  // A key is the limit's name, a colon, and whom it counts, with a network or a session after a space.
  const counted = sql`split_part(substr(${rateLimits.key}, strpos(${rateLimits.key}, ':') + 1), ' ', 1)`;
  await tx.delete(rateLimits).where(inArray(counted, [...emails, seekerId]));
};
