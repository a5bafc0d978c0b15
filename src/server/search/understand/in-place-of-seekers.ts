import { workTypesInQuery } from "../../../lexicon/conditions/read-work-type.ts";
import { seekers } from "../../../lexicon/conditions/seekers.ts";
import { withoutNoise } from "../../../lexicon/text/noise.ts";
import { namesWork } from "../../../lexicon/work/synonyms/names-of-work.ts";
import { isStatedAnywhere } from "../../../lexicon/work/synonyms/stated-anywhere.ts";
import { parseWords, type Term } from "./query-terms.ts";
import { readFilters } from "./read-filters.ts";

/** Whether a search says who looks for work. */
export const saysWhoLooks = (text = ""): boolean => seekers.seekers.some(({ said }) => said.test(text));

/**
 * A search with what suits those who look for work in place of what they say of themselves: "jobs for international students".
 * Where it names work, that is meant, and they are a condition of it.
 */
export const inPlaceOfSeekers = (text: string): string => {
  const who = seekers.seekers.find(({ said }) => said.test(text));
  if (!who) return text;
  const rest = text.replace(who.said, " ");
  if (seekers.ofOthers.test(rest) || !saysNoWork(rest)) return text;
  const types = workTypesInQuery(rest).means.length ? "" : who.types;
  return text.replace(who.said, ` ${who.suits} ${types} `);
};

const saysNoWork = (text: string): boolean =>
  parseWords(withoutNoise(readFilters(text).rest)).terms.every(isNoWork);

const isNoWork = (term: Term): boolean =>
  isStatedAnywhere(term) || (term.length === 1 && !namesWork(term[0]));
