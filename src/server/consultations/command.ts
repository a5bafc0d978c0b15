import { desc, ne } from "drizzle-orm";
import * as z from "zod";
import { maxNoteLength } from "../../contract/consultations.ts";
import { momentIn } from "../../domain/articles/publish-at.ts";
import { timeText } from "../../domain/text/time-text.ts";
import { answerPath } from "../../domain/support-paths.ts";
import { UserFacingError } from "../../runtime/user-facing-error.ts";
import type { Services } from "../http/context.ts";
import { signAnswerToken } from "../operator/answer-token.ts";
import { printedLine, printedText } from "../operator/printed-text.ts";
import { siteForLinks, type SiteForLinks } from "../operator/site-for-links.ts";
import { json, rowId, told } from "../operator/told.ts";
import { decide } from "./decide.ts";
import { caseForOperator, findConsultation, isOpen, type ConsultationRow } from "./queries.ts";
import { consultations } from "./tables.ts";

const text = z.string().trim().max(maxNoteLength);

/** A command of `npm run signboard -- consultations`. */
export const consultationCommand = z.discriminatedUnion("action", [
  z.strictObject({ action: z.literal("list"), json }),
  z.strictObject({ action: z.literal("show"), id: rowId, json }),
  /** A time of the site's clocks, "2026-12-01 09:30", or one with an offset. */
  z.strictObject({ action: z.literal("confirm"), id: rowId, time: z.string().max(40) }),
  z.strictObject({ action: z.literal("note"), id: rowId, text: text.min(1) }),
  z.strictObject({ action: z.literal("cancel"), id: rowId, text: text.default("") }),
]);
export type ConsultationCommand = z.output<typeof consultationCommand>;

type Needs = Pick<Services, "db" | "enqueue" | "brands" | "config" | "secret" | "store">;

/** How many consultations a list shows. */
const listed = 100;

/**
 * Runs an operator's command on the consultations.
 * @returns the text to print.
 * @throws HttpError 404 when there is no such consultation, 409 when it is past or cancelled, 422 for a wrong time.
 */
export const runConsultations = async (command: ConsultationCommand, needs: Needs): Promise<string> => {
  if (command.action === "list") return told(command, await readList(needs), (rows) => listText(rows, needs));
  const row = await findConsultation(command.id, needs.db);
  const site = siteForLinks(row.brand, needs);
  if (command.action === "show")
    return told(command, await readCase(row.id, site, needs), (read) => showText(read, site));
  const decision =
    command.action === "confirm"
      ? { action: command.action, starts_at: timeOf(command.time, site.brand.timezone) }
      : { action: command.action, text: command.text };
  await decide({ id: row.id, decision }, { ...needs, origin: site.origin });
  return "Done. The seeker is told by email.";
};

const timeOf = (written: string, zone: string): string => {
  const moment = momentIn(zone, written);
  if (!isNaN(moment)) return new Date(moment).toISOString();
  throw new UserFacingError(`"${written}" is no date and time. Write it as "2026-12-01 09:30", in ${zone}.`);
};

const readList = async (needs: Needs): Promise<ConsultationRow[]> => {
  const rows = await needs.db
    .select()
    .from(consultations)
    .where(ne(consultations.status, "cancelled"))
    .orderBy(desc(consultations.id))
    .limit(listed);
  return rows.filter(isOpen);
};

const listText = (open: readonly ConsultationRow[], needs: Needs): string => {
  if (!open.length) return "No consultation is open.";
  return [
    "Consultations that are neither past nor cancelled, newest first:",
    ...open.map((row) => line(row, siteForLinks(row.brand, needs).brand.timezone)),
  ].join("\n");
};

const line = ({ id, brand, status, topic, startsAt, times }: ConsultationRow, zone: string): string =>
  `  ${id}  ${brand}  ${status}  ${startsAt ? timeText(startsAt, zone) : times.map((time) => timeText(time, zone)).join(", or ")}  ${printedLine(topic)}`;

const readCase = async (id: number, { brand, origin, urlOf }: SiteForLinks, needs: Needs) => ({
  ...(await caseForOperator(id, { ...needs, brand, origin })),
  answerAt: urlOf(answerPath("consultation", await signAnswerToken("consultation", id, needs.secret))),
});

const showText = (shown: Awaited<ReturnType<typeof readCase>>, { brand }: SiteForLinks): string => {
  const { topic, status, name, email, details, date, time, times, notes } = shown;
  return [
    `${printedLine(topic)}: ${status}`,
    `${printedLine(name)}, ${printedLine(email)}`,
    ...(date
      ? [`Time: ${timeText(`${date}T${time}Z`, brand.timezone)}`]
      : ["Times that suit:", ...times.map((one) => `  ${timeText(one, brand.timezone)}`)]),
    ...(details ? ["", printedText(details)] : []),
    ...notes.flatMap(({ by, text, file, added_at }) => [
      "",
      `Note by the ${by}, ${added_at}:`,
      printedText(text),
      ...(file ? [`File: ${printedLine(file.name)}; the link below opens it.`] : []),
    ]),
    "",
    "Answer with npm run signboard -- consultations, or at",
    shown.answerAt,
  ].join("\n");
};
