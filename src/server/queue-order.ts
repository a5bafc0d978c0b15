import * as z from "zod";
import { counted } from "../domain/text/counted.ts";
import type { Db } from "./platform/database/open.ts";
import { countQueue, listQueue, type QueuedMail } from "./platform/queue/inspect-queue.ts";
import { removeMail, retryAll, retryMail } from "./platform/queue/retry-mail.ts";
import type { Queue } from "./platform/queue/open-queue.ts";
import { UserFacingError } from "../runtime/user-facing-error.ts";
import { hiringJob, removeDelivery } from "./hiring/queue-delivery.ts";
import { printedLine } from "./operator/printed-text.ts";
import { json, told } from "./operator/told.ts";

/** A command of `npm run signboard -- queue`. */
export const queueCommand = z.discriminatedUnion("action", [
  z.object({ action: z.literal("list"), json }),
  z.object({ action: z.literal("retry"), id: z.union([z.uuid(), z.literal("all")]) }),
  z.object({ action: z.literal("remove"), id: z.uuid() }),
]);
export type QueueCommand = z.output<typeof queueCommand>;

/** How many mails of each kind a list shows. */
const listed = 50;

/**
 * Runs an operator's command on the queue.
 * @returns the text to print.
 * @throws UserFacingError when there is no such mail.
 */
export const runQueueCommand = async (command: QueueCommand, queue: Queue, db: Db): Promise<string> => {
  if (command.action === "list") return told(command, await readQueue(db), listText);
  const { action, id } = command;
  if (id === "all") {
    const count = await retryAll(queue, db);
    return count ? `${counted(count, "mail")} to be sent now.` : "Nothing waits to be sent again.";
  }
  const done = action === "retry" ? await retryMail(id, queue, db) : await remove(id, queue, db);
  if (!done)
    throw new UserFacingError(
      `No mail with the id ${id}, and no delivery, waits or is a dead letter. npm run signboard -- queue lists them.`,
    );
  return action === "retry" ? `${id} is to be sent now.` : `${id} is removed: it is never sent.`;
};

/** Removes a mail, or a delivery, which the later ones of its employer would otherwise take along. */
const remove = async (id: string, queue: Queue, db: Db): Promise<boolean> => {
  const payload = await removeMail(id, queue, db);
  const delivery = hiringJob.payload.safeParse(payload);
  if (delivery.success) await removeDelivery(delivery.data.delivery, db);
  return payload !== undefined;
};

const readQueue = async (db: Db) => ({ counts: await countQueue(db), ...(await listQueue(db, listed)) });

const listText = ({ counts, ...lists }: Awaited<ReturnType<typeof readQueue>>): string => {
  const { waiting, underWay, sent, dead, deliveries, oldestSeconds } = counts;
  const oldest = waiting ? `, the oldest for ${Math.ceil(oldestSeconds / 60)} min` : "";
  return [
    `${counted(waiting, "mail")} waiting${oldest}; ${underWay} under way; ${sent} sent in the last day; ${counted(dead, "dead letter")}.`,
    ...(deliveries ? [`Deliveries to hiring sites that are not taken yet: ${deliveries}.`] : []),
    ...section("Waiting", lists.waiting),
    ...section(
      "Dead letters: npm run signboard -- queue retry <id> or all, or queue remove <id>",
      lists.dead,
    ),
  ].join("\n");
};

const section = (title: string, mails: readonly QueuedMail[]): string[] =>
  mails.length ? ["", title, ...mails.map(line)] : [];

const line = ({ id, about, since, tries, next, reason }: QueuedMail): string =>
  [
    // The report of a feed has its words.
    `  ${id}  ${short(printedLine(about))}`,
    `asked for ${since}`,
    tries ? `tried ${tries === 1 ? "once" : `${tries} times`}` : "",
    next && tries ? `next ${next}` : "",
    // In the words of a mail server or of a hiring site.
    printedLine(reason ?? ""),
  ]
    .filter(Boolean)
    .join("; ");

/** What is printed of what a mail is about. */
const maxAbout = 300;
const short = (text: string) => (text.length > maxAbout ? `${text.slice(0, maxAbout)}…` : text);
