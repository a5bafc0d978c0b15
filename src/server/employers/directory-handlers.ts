import { and, eq } from "drizzle-orm";
import type * as contract from "../../contract/employers.ts";
import type { Context, Handler } from "../http/context.ts";
import { listPageSize, pageOf } from "../http/paging.ts";
import { answered } from "./cached-answers.ts";
import { searchDirectory } from "./directory.ts";
import { employerCards, liveJobsOf } from "./employer-cards.ts";
import { followedBy } from "../catalogue/employers/followed.ts";
import { findEmployer, openSiteEmployers, type SiteEmployers } from "./shown-on-brand.ts";
import { followedEmployers } from "../catalogue/employers/tables.ts";

/** Employers on a page of the directory. */
const directoryPageSize = 24;

export const listEmployers: Handler<typeof contract.listEmployers> = async (
  { query: { page, ...search } },
  context,
) => {
  const site = await openSiteEmployers(context);
  return answered(context, directoryStamp(site), async () => {
    const { found, letters } = await searchDirectory(search, await withoutEmpty(site, context), context);
    const size = directoryPageSize;
    const cards = await employerCards(found.slice((page - 1) * size, page * size), site, context);
    return { ...pageOf(cards, found.length, page, size, context.url), letters };
  });
};

/** The site without collections of jobs that have none here now: their pages would be empty. */
const withoutEmpty = async (site: SiteEmployers, context: Context): Promise<SiteEmployers> => {
  const empty = new Set<number>();
  for (const employer of site.index.sorted)
    if (
      employer.type === "aggregation" &&
      site.isShown(employer) &&
      !(await liveJobsOf(employer, site, context))
    )
      empty.add(employer.id);
  return { ...site, isShown: (employer) => !empty.has(employer.id) && site.isShown(employer) };
};

/** A number for each state of a site's jobs. */
const numbers = new WeakMap<SiteEmployers["counts"], number>();
let last = 0;

/** The stamp of answers that depend on every employer and every job of the site. */
const directoryStamp = ({ index, counts }: SiteEmployers): string => {
  const number = numbers.get(counts) ?? ++last;
  numbers.set(counts, number);
  return `${index.version} ${number}`;
};

export const followEmployer: Handler<typeof contract.followEmployer> = async ({ params, body }, context) => {
  const { employer } = await findEmployer({ id: params.id }, context);
  const own = { seekerId: context.seeker.id, employerId: employer.id };
  const followed = await context.db.transaction(async (tx) => {
    if (body.followed !== true) {
      const removed = await tx
        .delete(followedEmployers)
        .where(
          and(eq(followedEmployers.seekerId, own.seekerId), eq(followedEmployers.employerId, own.employerId)),
        )
        .returning({ id: followedEmployers.employerId });
      if (removed.length || body.followed === false) return false;
    }
    await tx.insert(followedEmployers).values(own).onConflictDoNothing();
    return true;
  });
  return {
    payload: { id: employer.id, followed },
    message: followed ? `You follow ${employer.name}.` : `You no longer follow ${employer.name}.`,
  };
};

export const listFollowedEmployers: Handler<typeof contract.listFollowedEmployers> = async (
  { query: { page } },
  context,
) => {
  const site = await openSiteEmployers(context);
  const shown = (await followedBy(context)).filter(site.isShown);
  const size = listPageSize;
  const cards = await employerCards(shown.slice((page - 1) * size, page * size), site, context);
  return { payload: pageOf(cards, shown.length, page, size, context.url) };
};
