import type * as contract from "../../contract/profile/strength.ts";
import { segmentOf, type Section } from "../../contract/profile/section.ts";
import { sections } from "../../contract/profile/sections.ts";
import { searchHref } from "../../domain/search/job-search-url.ts";
import type { Context, Handler } from "../http/context.ts";
import { countMentions } from "../search/count-mentions.ts";
import { openEngine } from "../search/open-engine.ts";
import { askedFor } from "./asked-for.ts";
import { readProfile } from "./queries.ts";
import { entriesNamed, strengthIn } from "./profile-strength.ts";

/** How many things that jobs ask for are shown with each missing item. */
const shown = 3;

export const getProfileStrength: Handler<typeof contract.getProfileStrength> = async (_input, context) => {
  const { entries } = await readProfile(sections, context);
  const { score, missing, isLocationComplete } = strengthIn(entries);
  const payload = [];
  for (const part of missing) {
    const phrases = askedFor(part.item, (name) => entriesNamed(name, entries), context.brand);
    const segment = segmentNamed(part.section);
    payload.push({ ...part, segment, jobs: await jobsAsking(phrases, context) });
  }
  return { payload: { score, location_complete: isLocationComplete, missing: payload } };
};

/** The segment of the section with this name. */
const segmentNamed = (name: string): string =>
  segmentOf((sections as readonly Section[]).find((one) => one.name === name) ?? { name });

const jobsAsking = async (phrases: readonly string[], { db, brand }: Context<"seeker">) => {
  const mentions = new Map(phrases.map((phrase) => [/\s/.test(phrase) ? `"${phrase}"` : phrase, phrase]));
  const found = await countMentions(await openEngine(db), brand, [...mentions.keys()]);
  return found
    .slice(0, shown)
    .map(({ q, count }) => ({ mention: mentions.get(q)!, count, href: searchHref({ q }) }));
};
