import { and, desc, eq } from "drizzle-orm";
import * as z from "zod";
import { alertFrequencies } from "../../contract/saved-searches.ts";
import { jobCount, jobPath, placeText } from "../../domain/jobs/job-text.ts";
import { payWithYear } from "../../domain/jobs/pay-by-year.ts";
import { savedHref, savedSearchLink } from "../../domain/search/saved-search.ts";
import { seekers } from "../auth/tables.ts";
import { jobCards } from "../catalogue/jobs/job-cards.ts";
import { defineMail, type WritingNeeds } from "../platform/mail/mail-job.ts";
import { describeSearch } from "./describe-search.ts";
import { confirmHours, signLink } from "./link-token.ts";
import { stateOf, type SavedSearchRow } from "./queries.ts";
import { rejectAddress, rejectUnconfirmed } from "./reject-address.ts";
import { savedSearches, savedSearchJobs } from "./tables.ts";

/** A saved search and where its mails go. */
const findWithEmail = async (
  id: number,
  { db }: Pick<WritingNeeds, "db">,
): Promise<{ row: SavedSearchRow; to: string } | null> => {
  const [found] = await db
    .select({ row: savedSearches, account: seekers.email })
    .from(savedSearches)
    .leftJoin(seekers, eq(seekers.id, savedSearches.seekerId))
    .where(eq(savedSearches.id, id));
  const to = found?.account ?? found?.row.email;
  return found && to ? { row: found.row, to } : null;
};

const often = (row: SavedSearchRow): string =>
  alertFrequencies.find(({ id }) => id === row.frequency)!.title.toLowerCase();

/** The link that confirms the address of a saved search. Whoever asked for it may be a stranger, who chose the name. */
export const confirmSavedSearchMail = defineMail(
  "saved-search-confirm",
  { saved_search: z.int() },
  async ({ saved_search: id }, needs) => {
    const found = await findWithEmail(id, needs);
    if (!found) return null;
    const { row, to } = found;
    const token = await signLink("confirm", row, needs.secret);
    const described = describeSearch(row.query);
    return {
      to,
      template: {
        subject: `Confirm your job alert: ${described}`,
        heading: "One more step",
        before: [
          `Somebody, probably you, asked us to mail you the new jobs of this search ${often(row)}: ${described}.`,
          "Open the link to confirm it:",
        ],
        link: { label: "Confirm the job alert", href: needs.urlOf(savedSearchLink("confirm", token)) },
        after: [
          `The link is valid for ${confirmHours} hours.`,
          "If it was not you, ignore this email: nothing more is sent, and your address is removed within three days.",
        ],
      },
    };
  },
  { refused: ({ saved_search: id }, needs) => rejectUnconfirmed(id, needs) },
);

/** The new jobs of a saved search. */
export const alertMail = defineMail(
  "saved-search-alert",
  { saved_search: z.int(), round: z.int(), total: z.int() },
  async ({ saved_search: id, round, total }, needs) => {
    const found = await findWithEmail(id, needs);
    if (!found || stateOf(found.row) !== "active") return null;
    const { row, to } = found;
    const jobs = await liveJobsOf(id, round, needs);
    if (!jobs.length) return null;
    // Some may have closed while the mail waited.
    const count = jobCount(Math.max(jobs.length, total > jobs.length ? total : 0));
    const stop = needs.urlOf(savedSearchLink("stop", await signLink("stop", row, needs.secret)));
    const manage = row.seekerId
      ? [{ label: "Your saved searches", href: needs.urlOf("/user/searches") }]
      : [];
    return {
      to,
      ...(URL.canParse(stop) && {
        headers: {
          "List-Id": `<saved-searches.${new URL(stop).hostname}>`,
          "List-Unsubscribe": `<${stop}>`,
          "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
        },
      }),
      template: {
        subject: `${count.replace(" ", " new ")}: ${row.name}`,
        heading: `${count.replace(" ", " new ")} for “${row.name}”`,
        before: [],
        items: jobs.map((job) => ({
          title: job.title,
          href: needs.urlOf(jobPath(job)),
          text: [job.employer.name, placeText(job), payWithYear(job), job.work_type]
            .filter(Boolean)
            .join(" · "),
        })),
        link: { label: "See all jobs of this search", href: needs.urlOf(savedHref(row.query)) },
        after: [
          `You get this email ${often(row)} where there are new jobs, because this search was saved on ${needs.brand.name} with your address.`,
        ],
        links: [...manage, { label: "Stop these emails", href: stop }],
      },
    };
  },
  { refused: ({ saved_search: id }, needs) => rejectAddress(id, needs) },
);

/** The jobs of a mail that are still open, as cards. */
const liveJobsOf = async (id: number, round: number, { db, brand }: WritingNeeds) => {
  const rows = await db
    .select({ id: savedSearchJobs.jobId })
    .from(savedSearchJobs)
    .where(and(eq(savedSearchJobs.savedSearchId, id), eq(savedSearchJobs.round, round)))
    .orderBy(desc(savedSearchJobs.jobId));
  const cards = await jobCards(
    rows.map((row) => row.id),
    { db, brand, seeker: null, resources: [] },
  );
  return cards.filter(({ status }) => status === "live");
};
