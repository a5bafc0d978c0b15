import type { Services } from "../http/context.ts";
import { sha256 } from "./digest.ts";
import { supportAnswerMail } from "./mails.ts";
import { findMessage } from "./queries.ts";
import { supportAnswers } from "./tables.ts";

/**
 * Stores an operator's answer and mails it to whoever wrote the message; the same answer again changes nothing.
 * @param origin the origin of the site, for links in the mail.
 * @throws HttpError 404 when there is no such message.
 */
export const answerMessage = async (
  { id, text }: { id: number; text: string },
  { db, enqueue, origin }: Pick<Services, "db" | "enqueue"> & { origin: string },
): Promise<void> => {
  const { row } = await findMessage(id, db);
  await db.transaction(async (tx) => {
    const [kept] = await tx
      .insert(supportAnswers)
      .values({ messageId: id, text, digest: sha256(text) })
      .onConflictDoNothing()
      .returning({ id: supportAnswers.id });
    if (kept)
      await enqueue(tx, supportAnswerMail, {
        brand: row.brand,
        ...(row.hostEmployer && { employer: row.hostEmployer }),
        origin,
        answer: kept.id,
      });
  });
};
