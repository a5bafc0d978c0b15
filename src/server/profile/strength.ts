import type * as contract from "../../contract/profile/strength.ts";
import { sections } from "../../contract/profile/sections.ts";
import { searchHref } from "../../domain/search/job-search-url.ts";
import type { Context, Handler } from "../http/context.ts";
import { countMatches } from "../search/search.ts";
import { readProfile } from "./queries.ts";
import { strengthIn } from "./profile-strength.ts";

export const getProfileStrength: Handler<typeof contract.getProfileStrength> = async (_input, context) => {
  const { entries } = await readProfile(sections, context);
  const { score, missing, isLocationComplete } = strengthIn(entries);
  const payload = [];
  for (const { item, points, label, segment, mention } of missing)
    payload.push({ item, points, label, segment, jobs: mention ? await jobsFor(mention, context) : null });
  return { payload: { score, location_complete: isLocationComplete, missing: payload } };
};

const jobsFor = async (mention: string, { db, brand }: Context<"seeker">) => {
  const count = await countMatches(db, brand, { q: mention });
  return count > 0 ? { count, href: searchHref({ q: mention }), mention } : null;
};
