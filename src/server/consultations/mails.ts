import { eq } from "drizzle-orm";
import * as z from "zod";
import { operatorEmail } from "../../domain/brands/operator-email.ts";
import { oneLine } from "../../domain/text/one-line.ts";
import { timeText } from "../../domain/text/time-text.ts";
import { answerPath } from "../../domain/support-paths.ts";
import { seekers } from "../auth/tables.ts";
import { linkDays, signAnswerToken } from "../operator/answer-token.ts";
import { defineMail } from "../platform/mail/mail-job.ts";
import { consultationNotes, consultations } from "./tables.ts";

/** What has happened to a consultation. */
export const consultationEvents = ["requested", "changed", "confirmed", "cancelled", "noted"] as const;
type Event = (typeof consultationEvents)[number];

/** Tells the seeker or the site's operators what has happened, in the consultation's state when the mail is sent. */
export const consultationMail = defineMail(
  "consultation",
  {
    consultation: z.int(),
    to: z.enum(["seeker", "operator"]),
    event: z.enum(consultationEvents),
    /** The note that belongs to the event. */
    note: z.nullable(z.int()),
  },
  async ({ consultation: id, to, event, note: noteId }, { db, secret, brand, urlOf }) => {
    const [found] = await db
      .select({ row: consultations, seeker: seekers })
      .from(consultations)
      .innerJoin(seekers, eq(seekers.id, consultations.seekerId))
      .where(eq(consultations.id, id));
    if (!found) return null;
    const { row, seeker } = found;
    const [note] = noteId
      ? await db.select().from(consultationNotes).where(eq(consultationNotes.id, noteId))
      : [];
    const name = `${seeker.givenName} ${seeker.familyName}`.trim();
    const isToSeeker = to === "seeker";
    const zone = isToSeeker ? row.timeZone : brand.timezone;
    const facts = [{ label: "Topic", value: row.topic }, timesOf(row, zone)];
    if (note) facts.push({ label: "Note", value: note.text });
    return isToSeeker
      ? {
          to: seeker.email,
          template: {
            subject: toSeeker[event],
            heading: toSeeker[event],
            before: [`Hello ${seeker.givenName},`],
            facts,
            link: {
              label: row.status === "cancelled" ? "See it" : "See, change or cancel it",
              href: urlOf(`/user/consultations/${id}`),
            },
            after: [],
          },
        }
      : {
          to: operatorEmail(brand),
          template: {
            subject: `${oneLine(name)} ${toOperator[event]} (no. ${id})`,
            heading: `${name} ${toOperator[event]}`,
            before: [`${name}, ${seeker.email}`, ...(row.details ? [row.details] : [])],
            facts,
            link: {
              label: "Read and answer",
              href: urlOf(answerPath("consultation", await signAnswerToken("consultation", id, secret))),
            },
            after: [`The link is valid for ${linkDays} days.`],
          },
        };
  },
);

/** When it takes place or should have, or when it could. */
const timesOf = (
  {
    status,
    startsAt,
    minutes,
    times,
  }: Pick<typeof consultations.$inferSelect, "status" | "startsAt" | "minutes" | "times">,
  zone: string,
) =>
  startsAt && status !== "requested"
    ? {
        label: status === "confirmed" ? "Time" : "Was planned for",
        value: `${timeText(startsAt, zone)}, ${minutes} minutes`,
      }
    : { label: "Times that suit", value: times.map((time) => timeText(time, zone)).join("\n") };

const toSeeker: Record<Event, string> = {
  requested: "We have your request for a consultation",
  changed: "We have your changed request for a consultation",
  confirmed: "Your consultation is confirmed",
  cancelled: "Your consultation has been cancelled",
  noted: "There is a new note on your consultation",
};
const toOperator: Record<Event, string> = {
  requested: "asks for a consultation",
  changed: "has changed a request for a consultation",
  confirmed: "has a confirmed consultation",
  cancelled: "has cancelled a consultation",
  noted: "has added a note to a consultation",
};
