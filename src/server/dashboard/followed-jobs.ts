import type { News } from "../../contract/dashboard.ts";
import { canonicalPath } from "../../domain/brands/site-url.ts";
import { employerPath } from "../../domain/employers/employer-path.ts";
import { followedBy } from "../catalogue/employers/followed.ts";
import { openSiteEmployers } from "../employers/shown-on-brand.ts";
import type { Context } from "../http/context.ts";

/**
 * Employers that the seeker follows and that have posted jobs on this site since a moment: how many, and when last.
 * Their members' and clients' jobs count as theirs, as on their pages.
 */
export const followedJobs = async (since: Date, context: Context<"seeker">): Promise<News[]> => {
  const followed = await followedBy(context);
  if (!followed.length) return [];
  const { engine, isShown } = await openSiteEmployers(context);
  const found = new Map<number, { jobs: number; last: number }>();
  const plan = { search: { new_since: since.toISOString() }, place: null, words: null };
  await engine.visit(context.brand, { kind: "plan", plan }, ({ employerId, postedAt }) => {
    const { jobs, last } = found.get(employerId) ?? { jobs: 0, last: 0 };
    found.set(employerId, { jobs: jobs + 1, last: Math.max(last, postedAt) });
  });
  return followed.filter(isShown).flatMap(({ id, name, slug, type, group }): News[] => {
    const theirs = group.flatMap((member) => found.get(member) ?? []);
    if (!theirs.length) return [];
    const jobs = theirs.reduce((sum, one) => sum + one.jobs, 0);
    const at = new Date(Math.max(...theirs.map(({ last }) => last))).toISOString();
    const path = canonicalPath(context.brand, employerPath({ type, slug }));
    return [{ kind: "followed_jobs", id, employer: { name, slug, type, path }, jobs, at }];
  });
};
