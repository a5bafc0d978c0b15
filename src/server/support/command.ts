import { desc, eq, isNull } from "drizzle-orm";
import * as z from "zod";
import { maxMessageLength } from "../../contract/support.ts";
import { answerPath } from "../../domain/support-paths.ts";
import type { Services } from "../http/context.ts";
import { signAnswerToken } from "../operator/answer-token.ts";
import { printedLine, printedText } from "../operator/printed-text.ts";
import { siteForLinks } from "../operator/site-for-links.ts";
import { answerMessage } from "./answer-message.ts";
import { findMessage } from "./queries.ts";
import { supportAnswers, supportMessages } from "./tables.ts";

const id = z.coerce.number().int().min(1).max(2_147_483_647);

/** A command of `npm run support`. */
export const supportCommand = z.discriminatedUnion("action", [
  z.strictObject({ action: z.literal("list") }),
  z.strictObject({ action: z.literal("show"), id }),
  z.strictObject({ action: z.literal("answer"), id, text: z.string().trim().min(1).max(maxMessageLength) }),
]);
export type SupportCommand = z.output<typeof supportCommand>;

type Needs = Pick<Services, "db" | "enqueue" | "brands" | "config" | "secret">;

/** How many messages a list shows. */
const listed = 50;

/**
 * Runs an operator's command on the messages to support.
 * @returns the text to print.
 * @throws HttpError 404 when there is no such message.
 */
export const runSupport = async (command: SupportCommand, needs: Needs): Promise<string> => {
  if (command.action === "list") return listText(needs);
  const { row } = await findMessage(command.id, needs.db);
  const site = siteForLinks(row.brand, needs);
  if (command.action === "show") return showText(command.id, site.urlOf, needs);
  await answerMessage(command, { ...needs, origin: site.origin });
  return `The answer is on its way to ${printedLine(row.email)}.`;
};

const listText = async ({ db }: Needs): Promise<string> => {
  const rows = await db
    .select({ message: supportMessages })
    .from(supportMessages)
    .leftJoin(supportAnswers, eq(supportAnswers.messageId, supportMessages.id))
    .where(isNull(supportAnswers.id))
    .orderBy(desc(supportMessages.id))
    .limit(listed);
  if (!rows.length) return "No message waits for an answer.";
  return [
    `Messages without an answer, newest first (at most ${listed}):`,
    ...rows.map(
      ({ message: { id, brand, createdAt, email, subject } }) =>
        `  ${id}  ${brand}  ${createdAt.toISOString()}  ${printedLine(email)}  ${printedLine(subject)}`,
    ),
  ].join("\n");
};

const showText = async (
  id: number,
  urlOf: (path: string) => string,
  { db, secret }: Needs,
): Promise<string> => {
  const { row, file, answers } = await findMessage(id, db);
  return [
    printedLine(row.subject),
    `From ${printedLine(row.name) || "a visitor"} (${row.userType}), ${printedLine(row.email)}, by ${printedLine(row.source)}, on ${row.brand}, ${row.createdAt.toISOString()}`,
    "",
    printedText(row.message),
    ...(file ? ["", `File: ${printedLine(file.name)}; the link below opens it.`] : []),
    ...answers.flatMap(({ text, createdAt }) => [
      "",
      `Answered ${createdAt.toISOString()}:`,
      printedText(text),
    ]),
    "",
    `Answer with npm run support -- answer ${id} "text", or at`,
    urlOf(answerPath("support", await signAnswerToken("support", id, secret))),
  ].join("\n");
};
