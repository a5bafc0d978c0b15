import { and, desc, eq, inArray } from "drizzle-orm";
import type { SupportMessage } from "../../contract/support.ts";
import type { Context } from "../http/context.ts";
import { notFound } from "../platform/http-error.ts";
import type { Db } from "../platform/database/open.ts";
import { files } from "../uploads/tables.ts";
import { supportAnswers, supportMessages } from "./tables.ts";

type MessageRow = typeof supportMessages.$inferSelect;
type AnswerRow = typeof supportAnswers.$inferSelect;
/** A message with its file and answers. */
export interface FullMessage {
  row: MessageRow;
  file: typeof files.$inferSelect | null;
  answers: AnswerRow[];
}

/** The most messages that a seeker's list shows. */
const listed = 100;

/** The seeker's messages to this site, newest first. Two queries, however many rows. */
export const seekersMessages = async ({ db, brand, seeker }: Context<"seeker">): Promise<FullMessage[]> => {
  const rows = await db
    .select({ row: supportMessages, file: files })
    .from(supportMessages)
    .leftJoin(files, eq(files.id, supportMessages.fileId))
    .where(and(eq(supportMessages.seekerId, seeker.id), eq(supportMessages.brand, brand.id)))
    .orderBy(desc(supportMessages.id))
    .limit(listed);
  const answers = await answersTo(
    rows.map(({ row }) => row.id),
    db,
  );
  return rows.map((found) => ({
    ...found,
    answers: answers.filter(({ messageId }) => messageId === found.row.id),
  }));
};

/** A message by its id; null when it has been deleted. */
export const messageById = async (id: number, db: Db): Promise<FullMessage | null> => {
  const [found] = await db
    .select({ row: supportMessages, file: files })
    .from(supportMessages)
    .leftJoin(files, eq(files.id, supportMessages.fileId))
    .where(eq(supportMessages.id, id));
  return found ? { ...found, answers: await answersTo([id], db) } : null;
};

/** A message by its id. @throws HttpError 404 when there is none. */
export const findMessage = async (id: number, db: Db): Promise<FullMessage> => {
  const found = await messageById(id, db);
  if (!found) throw notFound("message");
  return found;
};

const answersTo = (ids: number[], db: Db): Promise<AnswerRow[]> =>
  db.select().from(supportAnswers).where(inArray(supportAnswers.messageId, ids)).orderBy(supportAnswers.id);

/** A message as the API returns it. */
export const messageOf = ({ row, file, answers }: FullMessage): SupportMessage => ({
  id: row.id,
  subject: row.subject,
  message: row.message,
  file_name: file?.name ?? null,
  sent_at: row.createdAt.toISOString(),
  answers: answers.map(({ id, text, createdAt }) => ({ id, text, answered_at: createdAt.toISOString() })),
});
