import { and, count, desc, eq, gt, isNull } from "drizzle-orm";
import * as z from "zod";
import type { Brand } from "../../contract/brand.ts";
import { employerLinkDays, receivedPath } from "../../domain/received-applications.ts";
import { UserFacingError } from "../../runtime/user-facing-error.ts";
import type { Services } from "../http/context.ts";
import { brandJobs } from "../catalogue/jobs/job-cards.ts";
import { isShownAs } from "../catalogue/employers/employer-summary.ts";
import { employers } from "../catalogue/employers/tables.ts";
import { jobs } from "../catalogue/jobs/tables.ts";
import { printedLine } from "../operator/printed-text.ts";
import { siteForLinks } from "../operator/site-for-links.ts";
import { json, told } from "../operator/told.ts";
import { countReceived } from "./find-received.ts";
import { linkToken } from "./link-token.ts";
import { makeEmployerLink } from "./links.ts";
import { employerLinks } from "./tables.ts";

const slug = z.string({ error: "name the employer by the end of its page's address" }).min(1).max(200);

/** A command of `npm run signboard -- employer-link`. */
export const employerLinkCommand = z.discriminatedUnion("action", [
  z.strictObject({ action: z.literal("make"), slug, brand: z.string().optional(), json }),
  z.strictObject({ action: z.literal("list"), slug, json }),
  z.strictObject({ action: z.literal("revoke"), id: z.uuid() }),
  z.strictObject({ action: z.literal("mail-to"), slug, email: z.union([z.email(), z.literal("nobody")]) }),
]);
export type EmployerLinkCommand = z.output<typeof employerLinkCommand>;

type Needs = Pick<Services, "db" | "brands" | "config" | "secret">;
type Employer = typeof employers.$inferSelect;

/** How many links a list shows. */
const listed = 50;

/**
 * Runs an operator's command on the links of an employer.
 * @returns the text to print.
 * @throws UserFacingError for an employer, a brand or a link that there is not.
 */
export const runEmployerLink = async (command: EmployerLinkCommand, needs: Needs): Promise<string> => {
  if (command.action === "revoke") return revoke(command.id, needs);
  const employer = await findEmployer(command.slug, needs);
  switch (command.action) {
    case "make":
      return told(command, await make(employer, command.brand, needs), linkText);
    case "list":
      return told(command, await readLinks(employer, needs), listText);
    case "mail-to":
      return setEmail(employer, command.email === "nobody" ? null : command.email, needs);
  }
};

const findEmployer = async (slug: string, { db }: Needs): Promise<Employer> => {
  const [employer] = await db.select().from(employers).where(eq(employers.slug, slug));
  if (!employer)
    throw new UserFacingError(`There is no employer "${slug}". Its page's address ends with its slug.`);
  return employer;
};

const make = async (employer: Employer, wanted: string | undefined, needs: Needs) => {
  const brand = wanted ? needs.brands.find(({ id }) => id === wanted) : await brandFor(employer, needs);
  if (!brand)
    throw new UserFacingError(
      `There is no brand "${wanted}". There are ${needs.brands.map(({ id }) => id).join(", ")}.`,
    );
  const link = await makeEmployerLink({ brand: brand.id, employerId: employer.id }, needs.db);
  return {
    id: link.id,
    employer: employer.name,
    brand: brand.id,
    site: brand.name,
    applications: await countReceived(link, { db: needs.db, brand }),
    expiresAt: link.expiresAt,
    link: siteForLinks(brand.id, needs).urlOf(receivedPath(linkToken(link.id, needs.secret))),
  };
};

const linkText = ({ id, employer, site, applications, expiresAt, link }: Awaited<ReturnType<typeof make>>) =>
  [
    `Applications to ${printedLine(employer)} for jobs on ${site}: ${applications}. Whoever has this link sees them until ${day(expiresAt)} (${employerLinkDays} days):`,
    link,
    `To end it: npm run signboard -- employer-link --revoke ${id}`,
  ].join("\n");

/** The site that shows the most of an employer's jobs; of several, the one with the fewest others. */
const brandFor = async ({ id }: Employer, { db, brands }: Needs): Promise<Brand> => {
  const counts = await Promise.all(
    brands.map(async (brand) => {
      const [row] = await db
        .select({ jobs: count() })
        .from(jobs)
        .where(and(isShownAs(id), brandJobs(brand)));
      const { categories } = brand.jobs;
      return { brand, jobs: row!.jobs, breadth: categories === "all" ? 1000 : categories.length };
    }),
  );
  return counts.sort((a, b) => b.jobs - a.jobs || a.breadth - b.breadth)[0]!.brand;
};

const readLinks = async (employer: Employer, { db }: Needs) => {
  const links = await db
    .select({
      id: employerLinks.id,
      brand: employerLinks.brand,
      applicationId: employerLinks.applicationId,
      expiresAt: employerLinks.expiresAt,
    })
    .from(employerLinks)
    .where(
      and(
        eq(employerLinks.employerId, employer.id),
        isNull(employerLinks.withdrawnAt),
        gt(employerLinks.expiresAt, new Date()),
      ),
    )
    .orderBy(desc(employerLinks.createdAt))
    .limit(listed);
  return { employer: employer.name, mailTo: employer.applicationsEmail, links };
};

const listText = ({ employer, mailTo, links }: Awaited<ReturnType<typeof readLinks>>): string => {
  const mail = mailTo
    ? `New applications are mailed to ${printedLine(mailTo)}.`
    : "New applications are mailed to nobody.";
  if (!links.length) return `${mail}\nNo link of ${printedLine(employer)} opens anything.`;
  return [
    mail,
    `Links that open, newest first (at most ${listed}); npm run signboard -- employer-link --revoke <id> ends one:`,
    ...links.map(
      ({ id, brand, applicationId, expiresAt }) =>
        `  ${id}  ${brand}  ${applicationId === null ? "all applications" : `application ${applicationId}`}  until ${day(expiresAt)}`,
    ),
  ].join("\n");
};

const revoke = async (id: string, { db }: Needs): Promise<string> => {
  const revoked = await db
    .update(employerLinks)
    .set({ withdrawnAt: new Date() })
    .where(eq(employerLinks.id, id))
    .returning({ id: employerLinks.id });
  if (!revoked.length)
    throw new UserFacingError(
      `There is no link ${id}. npm run signboard -- employer-link SLUG --list shows those of an employer.`,
    );
  return `The link ${id} opens nothing any more.`;
};

const setEmail = async ({ id, name }: Employer, email: string | null, { db }: Needs): Promise<string> => {
  await db.update(employers).set({ applicationsEmail: email }).where(eq(employers.id, id));
  return email
    ? `Mails about new applications to ${printedLine(name)} go to ${email}.`
    : `New applications to ${printedLine(name)} are mailed to nobody.`;
};

const day = (moment: Date): string => moment.toISOString().slice(0, 10);
