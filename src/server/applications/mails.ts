import { eq } from "drizzle-orm";
import * as z from "zod";
import type { NotificationId } from "../../contract/account.ts";
import { phoneText } from "../../domain/profile/phone-text.ts";
import { applicationStatusText } from "../../domain/jobs/application-text.ts";
import { rightToWorkOptions } from "../../contract/job-options.ts";
import { seekers } from "../auth/tables.ts";
import type { MailTemplate } from "../platform/mail/branded-mail.ts";
import { defineMail } from "../platform/mail/mail-job.ts";
import { files } from "../uploads/tables.ts";
import { applicationEvents, applications } from "./tables.ts";

const happening = z.enum(["sent", "changed", "withdrawn"]);
/** What can happen to an application. */
export type Happening = z.output<typeof happening>;

/** The mail that a seeker may switch off for what has happened to an application. */
export const notificationOf = (event: Happening): NotificationId =>
  event === "sent" ? "application_sent" : "application_changed";

/** Tells a seeker what has happened to an application, in its state when the mail is sent. */
export const applicationMail = defineMail(
  "application",
  { application: z.int(), event: happening },
  async ({ application, event }, { db, urlOf }) => {
    const [row] = await db
      .select({ sent: applications, cv: files.name, to: seekers.email, muted: seekers.mutedMails })
      .from(applications)
      .innerJoin(files, eq(files.id, applications.cvFileId))
      .innerJoin(seekers, eq(seekers.id, applications.seekerId))
      .where(eq(applications.id, application));
    if (!row || row.muted.includes(notificationOf(event))) return null;
    const { subject, before, after } = texts[event]({ ...row.sent, cv: row.cv });
    return {
      to: row.to,
      template: {
        subject,
        heading: `Your application has been ${event}`,
        before: [`Hello ${row.sent.name},`, ...before],
        link: { label: "What you sent, and where it stands", href: urlOf(`/user/applied/${row.sent.id}`) },
        after,
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
    return {
      to: row.to,
      template: {
        subject: `${from === to ? "A note on" : `${title}:`} your application for ${jobTitle}`,
        heading: from === to ? `${employerName} has written to you` : `Your application: ${title}`,
        before: [
          `Hello ${name},`,
          ...(from === to ? [] : [`${employerName} has changed the status of your application. ${meaning}`]),
          ...(note ? [`${employerName} writes:\n${note}`] : []),
        ],
        link: { label: "Your application, and where it stands", href: urlOf(`/user/applied/${id}`) },
        after: [],
      },
    };
  },
);

/** An application, and the name of its CV. */
type Sent = typeof applications.$inferSelect & { cv: string };
type Words = Pick<MailTemplate, "subject" | "before" | "after">;

const texts: Record<Happening, (sent: Sent) => Words> = {
  sent: ({ jobTitle: title, employerName: employer, cv }) => ({
    subject: `Your application for ${title}`,
    before: [`${employer} has your application for ${title}, with your CV ${cv}.`],
    after: ["Good luck!"],
  }),
  changed: ({ jobTitle: title, employerName: employer, cv, answers, note, phone, rightToWork }) => ({
    subject: `Your changed application for ${title}`,
    before: [
      `${employer} has your application for ${title} as you have changed it:`,
      `CV: ${cv}`,
      ...(phone ? [`Phone: ${phoneText(phone)}`] : []),
      ...rightToWorkOptions.flatMap(({ id, title }) =>
        id === rightToWork ? [`Right to work: ${title}`] : [],
      ),
      ...answers.map(({ question, answer }) => `${question}\n${answer}`),
      note ? `Note to the employer:\n${note}` : "No note to the employer",
    ],
    after: ["Good luck!"],
  }),
  withdrawn: ({ jobTitle: title, employerName: employer }) => ({
    subject: `Your application for ${title} has been withdrawn`,
    before: [`${employer} will no longer consider you for ${title}.`],
    after: ["While the job is open you can apply again."],
  }),
};
