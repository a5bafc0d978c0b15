import { eq } from "drizzle-orm";
import * as z from "zod";
import type { Brand } from "../../contract/brand.ts";
import { employerLinkDays, receivedPath } from "../../domain/received-applications.ts";
import { timeText } from "../../domain/text/time-text.ts";
import { applications } from "../applications/tables.ts";
import { zoneOfJob } from "../applications/zones-of-jobs.ts";
import { employers } from "../catalogue/employers/tables.ts";
import type { Db } from "../platform/database/open.ts";
import { defineMail, type WritingNeeds } from "../platform/mail/mail-job.ts";
import { linkToken } from "./link-token.ts";
import { employerLinks } from "./tables.ts";

// These name no seeker, as mail is kept and forwarded.

/** Tells an employer about a new application, with the link that opens it. */
export const receivedApplicationMail = defineMail(
  "received-application",
  { application: z.int() },
  async ({ application }, needs) => {
    const found = await findMailed(application, needs.db);
    if (!found || found.sent.status === "withdrawn") return null;
    return {
      to: found.to,
      template: {
        subject: `A new application for ${found.sent.jobTitle}`,
        heading: `Somebody has applied for ${found.sent.jobTitle}`,
        before: [
          "The link shows what was sent, with the files, and lets you say where it stands. You need no account.",
        ],
        facts: await factsOf(found, needs),
        link: { label: "See the application", href: hrefOf(found, needs) },
        after: [
          `The link opens for ${employerLinkDays} days, for whoever has it: pass it on only to people who choose with you. The applicant sees when it is opened.`,
        ],
      },
    };
  },
);

/** Tells an employer who knows of an application that the applicant has changed or withdrawn it. */
export const receivedApplicationChangeMail = defineMail(
  "received-application-change",
  { application: z.int(), event: z.enum(["changed", "withdrawn"]) },
  async ({ application, event }, needs) => {
    const found = await findMailed(application, needs.db);
    if (!found) return null;
    const { sent, link } = found;
    const isErased = sent.seekerId === null;
    const isWithdrawn = sent.status === "withdrawn" || isErased;
    // It has been withdrawn, or sent again, since.
    if (isWithdrawn !== (event === "withdrawn")) return null;
    const title = sent.jobTitle;
    const facts = await factsOf(found, needs, isErased ? undefined : event);
    if (event === "withdrawn")
      return {
        to: found.to,
        template: {
          subject: `An application for ${title} was withdrawn`,
          heading: `An applicant has withdrawn from ${title}`,
          before: [
            isErased
              ? "They have deleted their account, and with it everything that they sent."
              : "Nothing of theirs is shown any more.",
          ],
          facts,
          after: ["There is nothing that you need to do."],
        },
      };
    // A link opens on the site that it was made for.
    const isHere = link.brand === needs.brand.id;
    return {
      to: found.to,
      template: {
        subject: `A changed application for ${title}`,
        heading: `An applicant has changed an application for ${title}`,
        before: [
          `You have seen this application before. ${isHere ? "The link" : "The link in our first email about it"} shows it as it is now.`,
        ],
        facts,
        ...(isHere && { link: { label: "See the application", href: hrefOf(found, needs) } }),
        after: ["The applicant sees when it is opened."],
      },
    };
  },
);

interface Mailed {
  sent: typeof applications.$inferSelect;
  link: typeof employerLinks.$inferSelect;
  to: string;
}

/** An application that has a link for its employer; null where the employer takes no mails about applications. */
const findMailed = async (application: number, db: Db): Promise<Mailed | null> => {
  const [row] = await db
    .select({ sent: applications, link: employerLinks, to: employers.applicationsEmail })
    .from(employerLinks)
    .innerJoin(applications, eq(applications.id, employerLinks.applicationId))
    .innerJoin(employers, eq(employers.id, employerLinks.employerId))
    .where(eq(applications.id, application));
  return row?.to ? { ...row, to: row.to } : null;
};

const hrefOf = ({ link }: Mailed, { secret, urlOf }: Pick<WritingNeeds, "secret" | "urlOf">): string =>
  urlOf(receivedPath(linkToken(link.id, secret)));

/** What says which application it is; the number is the one of the list as CSV. */
const factsOf = async (
  { sent }: Mailed,
  { db, brand }: { db: Db; brand: Brand },
  event?: "changed" | "withdrawn",
): Promise<{ label: string; value: string }[]> => {
  const zone = await zoneOfJob(sent.jobId, { db, brand });
  const updated = timeText(sent.updatedAt, zone);
  return [
    { label: "Job", value: sent.jobTitle },
    { label: "Sent", value: timeText(sent.submittedAt, zone) },
    ...(event ? [{ label: event === "changed" ? "Changed" : "Withdrawn", value: updated }] : []),
    { label: "Application number", value: String(sent.id) },
    { label: "Sent through", value: brand.name },
  ];
};
