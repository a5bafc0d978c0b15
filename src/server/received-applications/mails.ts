import { and, eq, ne } from "drizzle-orm";
import * as z from "zod";
import { employerLinkDays, receivedPath } from "../../domain/received-applications.ts";
import { applications } from "../applications/tables.ts";
import { employers } from "../catalogue/employers/tables.ts";
import { defineMail } from "../platform/mail/mail-job.ts";
import { linkToken } from "./link-token.ts";
import { employerLinks } from "./tables.ts";

/** Tells an employer about a new application, with the link that opens it; names no seeker, as mail is kept and forwarded. */
export const receivedApplicationMail = defineMail(
  "received-application",
  { application: z.int() },
  async ({ application }, { db, secret, brand, urlOf }) => {
    const [row] = await db
      .select({ link: employerLinks, title: applications.jobTitle, to: employers.applicationsEmail })
      .from(employerLinks)
      .innerJoin(applications, eq(applications.id, employerLinks.applicationId))
      .innerJoin(employers, eq(employers.id, employerLinks.employerId))
      .where(and(eq(applications.id, application), ne(applications.status, "withdrawn")));
    if (!row?.to) return null;
    return {
      to: row.to,
      template: {
        subject: `A new application for ${row.title}`,
        heading: `Somebody has applied for ${row.title}`,
        before: [
          "The link shows what was sent, with the files, and lets you say where it stands. You need no account.",
        ],
        facts: [
          { label: "Job", value: row.title },
          { label: "Sent through", value: brand.name },
        ],
        link: {
          label: "See the application",
          href: urlOf(receivedPath(linkToken(row.link.id, secret))),
        },
        after: [
          `The link opens for ${employerLinkDays} days, for whoever has it: pass it on only to people who choose with you. The applicant sees when it is opened.`,
        ],
      },
    };
  },
);
