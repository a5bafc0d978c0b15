import type { News } from "../../contract/dashboard.ts";
import { followedBy } from "../catalogue/employers/followed.ts";
import { openSiteEmployers } from "../employers/shown-on-brand.ts";
import type { Context } from "../http/context.ts";
import { shownOn } from "../search/embedded/shown-on.ts";

/**
 * Employers that the seeker follows and that have posted jobs on this site since a moment: how many, and when last.
 * Their members' and clients' jobs count as theirs, as on their pages.
 */
export const followedJobs = async (since: Date, context: Context<"seeker">): Promise<News[]> => {
  const followed = await followedBy(context);
  if (!followed.length) return [];
  const { jobIndex, isShown } = await openSiteEmployers(context);
  const { columns, now } = jobIndex;
  const isLive = shownOn(columns, context.brand, now);
  const owner = columns.filters.employer.values;
  const found = new Map<number, { jobs: number; last: number }>();
  for (let row = 0; row < columns.length; row++) {
    const posted = columns.posted[row]!;
    if (posted <= since.getTime() || !isLive(row)) continue;
    const { jobs, last } = found.get(owner[row]!) ?? { jobs: 0, last: 0 };
    found.set(owner[row]!, { jobs: jobs + 1, last: Math.max(last, posted) });
  }
  return followed.filter(isShown).flatMap(({ id, name, slug, type, group }): News[] => {
    const theirs = group.flatMap((member) => found.get(member) ?? []);
    if (!theirs.length) return [];
    const jobs = theirs.reduce((sum, one) => sum + one.jobs, 0);
    const at = new Date(Math.max(...theirs.map(({ last }) => last))).toISOString();
    return [{ kind: "followed_jobs", id, employer: { name, slug, type }, jobs, at }];
  });
};
