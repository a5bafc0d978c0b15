import type * as contract from "../../contract/profile/strength.ts";
import { searchHref } from "../../domain/search/job-search-url.ts";
import type { Context, Handler } from "../http/context.ts";
import { countMatches } from "../search/search.ts";
import { readStrength } from "./read-strength.ts";

export const getProfileStrength: Handler<typeof contract.getProfileStrength> = async (_input, context) => {
  const { score, missing, isLocationComplete } = await readStrength(context);
  const payload = [];
  for (const { item, points, label, segment, mention } of missing)
    payload.push({ item, points, label, segment, jobs: mention ? await jobsFor(mention, context) : null });
  return { payload: { score, location_complete: isLocationComplete, missing: payload } };
};

const jobsFor = async (mention: string, { db, brand }: Context<"seeker">) => {
  const count = await countMatches(db, brand, { q: mention });
  return count > 0 ? { count, href: searchHref({ q: mention }), mention } : null;
};
