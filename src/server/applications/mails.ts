import { eq } from "drizzle-orm";
import * as z from "zod";
import type { NotificationId } from "../../contract/account.ts";
import { timeText } from "../../domain/text/time-text.ts";
import { phoneText } from "../../domain/profile/phone-text.ts";
import { applicationStatusText } from "../../domain/jobs/application-text.ts";
import { rightToWorkOptions } from "../../contract/job-options.ts";
import { seekers } from "../auth/tables.ts";
import type { Db } from "../platform/database/open.ts";
import type { MailTemplate } from "../platform/mail/branded-mail.ts";
import { defineMail } from "../platform/mail/mail-job.ts";
import { files } from "../uploads/tables.ts";
import { readDocuments } from "./documents.ts";
import { shownEmployerOf } from "./shown-employer.ts";
import { applicationEvents, applications } from "./tables.ts";
import { zoneOfJob } from "./zones-of-jobs.ts";

const happening = z.enum(["sent", "changed", "withdrawn"]);
/** What can happen to an application. */
export type Happening = z.output<typeof happening>;

/** The mail that a seeker may switch off for what has happened to an application. */
export const notificationOf = (event: Happening): NotificationId =>
  event === "sent" ? "application_sent" : "application_changed";

/** Tells a seeker what has happened to an application, in its state when the mail is sent. */
export const applicationMail = defineMail(
  "application",
  {
    application: z.int(),
    event: happening,
    /** Where the seeker is, if known. */ zone: z.string().optional(),
  },
  async ({ application, event, zone: own }, { db, brand, urlOf }) => {
    const [row] = await db
      .select({ sent: applications, cv: files.name, to: seekers.email, muted: seekers.mutedMails })
      .from(applications)
      .innerJoin(files, eq(files.id, applications.cvFileId))
      .innerJoin(seekers, eq(seekers.id, applications.seekerId))
      .where(eq(applications.id, application));
    if (!row || row.muted.includes(notificationOf(event))) return null;
    const zone = own ?? (await zoneOfJob(row.sent.jobId, { db, brand }));
    const documents = (await readDocuments(application, db)).map(({ name }) => name);
    const { before, after, ...words } = texts[event]({ ...row.sent, cv: row.cv, documents, zone });
    const reply = await replyTo(row.sent, db);
    return {
      ...reply.mail,
      to: row.to,
      template: {
        ...words,
        before: [`Hello ${row.sent.name},`, ...before],
        after: [...after, ...reply.text],
        link: { label: "See your application", href: urlOf(`/user/applied/${row.sent.id}`) },
      },
    };
  },
);

/** Tells a seeker that the employer has changed the status of an application, or has written to them. */
export const applicationStatusMail = defineMail(
  "application-status",
  { application: z.int(), event: z.int() },
  async ({ event }, { db, urlOf }) => {
    const [row] = await db
      .select({ event: applicationEvents, sent: applications, to: seekers.email, muted: seekers.mutedMails })
      .from(applicationEvents)
      .innerJoin(applications, eq(applications.id, applicationEvents.applicationId))
      .innerJoin(seekers, eq(seekers.id, applications.seekerId))
      .where(eq(applicationEvents.id, event));
    if (!row || row.muted.includes("application_status")) return null;
    const { jobTitle, employerName, name, id } = row.sent;
    const { from, to, note } = row.event;
    const { title, meaning } = applicationStatusText[to];
    const isNote = from === to;
    const reply = await replyTo(row.sent, db);
    return {
      ...reply.mail,
      to: row.to,
      template: {
        subject: `${isNote ? "A note on" : `${title}:`} your application for ${jobTitle}`,
        heading: `${employerName} has ${isNote ? "written to you" : "news for you"}`,
        before: [
          `Hello ${name},`,
          ...(isNote ? [] : [meaning.replace("The employer", () => employerName)]),
          ...(note ? [`${employerName} writes:\n${note}`] : []),
        ],
        facts: [
          { label: "Job", value: jobTitle },
          { label: "Employer", value: employerName },
          { label: "Status", value: title },
        ],
        link: { label: "See your application", href: urlOf(`/user/applied/${id}`) },
        after: reply.text,
      },
    };
  },
);

/** Where answers to a mail about an application go, if its employer gave an address for that, and what says so. */
const replyTo = async (
  { jobId, employerName }: typeof applications.$inferSelect,
  db: Db,
): Promise<{ mail: { replyTo?: string }; text: string[] }> => {
  const email = (await shownEmployerOf(jobId, db))?.email;
  return email
    ? { mail: { replyTo: email }, text: [`To write to ${employerName}, reply to this email.`] }
    : { mail: {}, text: [] };
};

/** An application, the names of its CV and of the files beside it, and the time zone of its dates. */
type Sent = typeof applications.$inferSelect & { cv: string; documents: string[]; zone: string };
type Words = Pick<MailTemplate, "subject" | "heading" | "before" | "facts" | "after">;

/** What was sent, as a receipt. */
const receiptOf = (sent: Sent, when: "Sent" | "Changed", at: Date): { label: string; value: string }[] => [
  { label: "Job", value: sent.jobTitle },
  { label: "Employer", value: sent.employerName },
  { label: when, value: timeText(at, sent.zone) },
  { label: "From", value: `${sent.name}, ${sent.email}` },
  { label: "CV", value: sent.cv },
  ...(sent.documents.length ? [{ label: "Other files", value: sent.documents.join("\n") }] : []),
  ...(sent.phone ? [{ label: "Phone", value: phoneText(sent.phone) }] : []),
  ...rightToWorkOptions.flatMap(({ id, title }) =>
    id === sent.rightToWork ? [{ label: "Right to work", value: title }] : [],
  ),
  ...sent.answers.map(({ question, answer }) => ({ label: question, value: answer })),
  { label: "Note", value: sent.note || "None" },
  { label: "Application number", value: String(sent.id) },
];

const canChange =
  "While the job is open and the employer has not decided, you can change your application there. You can withdraw it until it has been turned down.";

const texts: Record<Happening, (sent: Sent) => Words> = {
  sent: (sent) => ({
    subject: `Your application for ${sent.jobTitle} at ${sent.employerName}`,
    heading: `${sent.employerName} has your application`,
    before: ["This is your receipt: exactly what you sent, and when."],
    facts: receiptOf(sent, "Sent", sent.submittedAt),
    after: [canChange],
  }),
  changed: (sent) => ({
    subject: `Your changed application for ${sent.jobTitle} at ${sent.employerName}`,
    heading: `${sent.employerName} has your changes`,
    before: ["This is your receipt: your application as it is now."],
    facts: receiptOf(sent, "Changed", sent.updatedAt),
    after: [canChange],
  }),
  withdrawn: ({ jobTitle: title, employerName: employer, updatedAt, zone }) => ({
    subject: `You withdrew your application for ${title} at ${employer}`,
    heading: "You withdrew your application",
    before: [
      `As you asked, your application to ${employer} is withdrawn. There is nothing else you need to do.`,
    ],
    facts: [
      { label: "Job", value: title },
      { label: "Employer", value: employer },
      { label: "Withdrawn", value: timeText(updatedAt, zone) },
    ],
    after: ["Changed your mind? You can apply again while the job is open."],
  }),
};
