import { desc, eq, isNull } from "drizzle-orm";
import * as z from "zod";
import { maxMessageLength } from "../../contract/support.ts";
import { answerPath } from "../../domain/support-paths.ts";
import type { Services } from "../http/context.ts";
import { signAnswerToken } from "../operator/answer-token.ts";
import { printedLine, printedText } from "../operator/printed-text.ts";
import { siteForLinks } from "../operator/site-for-links.ts";
import { json, rowId, told } from "../operator/told.ts";
import { answerMessage } from "./answer-message.ts";
import { findMessage } from "./queries.ts";
import { supportAnswers, supportMessages } from "./tables.ts";

/** A command of `npm run signboard -- support`. */
export const supportCommand = z.discriminatedUnion("action", [
  z.strictObject({ action: z.literal("list"), json }),
  z.strictObject({ action: z.literal("show"), id: rowId, json }),
  z.strictObject({
    action: z.literal("answer"),
    id: rowId,
    text: z.string().trim().min(1).max(maxMessageLength),
  }),
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
  if (command.action === "list") return told(command, await readList(needs), listText);
  const { row } = await findMessage(command.id, needs.db);
  const site = siteForLinks(row.brand, needs);
  if (command.action === "show")
    return told(command, await readMessage(command.id, site.urlOf, needs), showText);
  await answerMessage(command, { ...needs, origin: site.origin });
  return `The answer is on its way to ${printedLine(row.email)}.`;
};

const readList = ({ db }: Needs) =>
  db
    .select({
      id: supportMessages.id,
      brand: supportMessages.brand,
      createdAt: supportMessages.createdAt,
      email: supportMessages.email,
      subject: supportMessages.subject,
    })
    .from(supportMessages)
    .leftJoin(supportAnswers, eq(supportAnswers.messageId, supportMessages.id))
    .where(isNull(supportAnswers.id))
    .orderBy(desc(supportMessages.id))
    .limit(listed);

const listText = (rows: Awaited<ReturnType<typeof readList>>): string => {
  if (!rows.length) return "No message waits for an answer.";
  return [
    `Messages without an answer, newest first (at most ${listed}):`,
    ...rows.map(
      ({ id, brand, createdAt, email, subject }) =>
        `  ${id}  ${brand}  ${createdAt.toISOString()}  ${printedLine(email)}  ${printedLine(subject)}`,
    ),
  ].join("\n");
};

const readMessage = async (id: number, urlOf: (path: string) => string, { db, secret }: Needs) => {
  const { row, file, answers } = await findMessage(id, db);
  const { subject, name, userType, email, source, brand, createdAt, message } = row;
  return {
    ...{ id, brand, createdAt, name, email, userType, source, subject, message },
    file: file?.name ?? null,
    answers: answers.map(({ text, createdAt }) => ({ text, createdAt })),
    answerAt: urlOf(answerPath("support", await signAnswerToken("support", id, secret))),
  };
};

const showText = (shown: Awaited<ReturnType<typeof readMessage>>): string => {
  const { id, subject, name, userType, email, source, brand, createdAt, message, file, answers } = shown;
  return [
    printedLine(subject),
    `From ${name ? `${printedLine(name)} (${userType})` : `a ${userType.toLowerCase()}`}, ${printedLine(email)}, by ${printedLine(source)}, on ${brand}, ${createdAt.toISOString()}`,
    "",
    printedText(message),
    ...(file === null ? [] : ["", `File: ${printedLine(file)}; the link below opens it.`]),
    ...answers.flatMap(({ text, createdAt }) => [
      "",
      `Answered ${createdAt.toISOString()}:`,
      printedText(text),
    ]),
    "",
    `Answer with npm run signboard -- support answer ${id} "text", or at`,
    shown.answerAt,
  ].join("\n");
};
