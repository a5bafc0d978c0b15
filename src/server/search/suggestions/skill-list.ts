import { setTimeout as wait } from "node:timers/promises";
import type { Brand } from "../../../contract/brand.ts";
import { tradeSkills } from "../../../lexicon/work/suggestion-lists.ts";
import { countJobs } from "../embedded/ranking/filter-mask.ts";
import type { JobIndex } from "../embedded/job-index.ts";
import { prepare } from "../embedded/prepare.ts";
import { readQuery } from "../understand/read-query.ts";
import { meantForSending } from "../sent-jobs.ts";
import { wordsIn, type Listed } from "./title-list.ts";

interface SkillList {
  skills: readonly Listed[];
  /** When they are to be counted again, in milliseconds of the process's clock. */
  again: number;
}

/** Skills are counted again after so many times as long as counting them took, so that it never takes much of the time. */
const rest = 100;
/** After each of them, nothing is counted for so many times as long as it took. */
const pause = 9;

const lists = new WeakMap<JobIndex, WeakMap<Brand, SkillList>>();

/**
 * The skills that jobs of a brand state. They are counted beside the requests, as each is a search: none is known before
 * the first count ends, and then the last count stands until the next one ends.
 */
export const skillsOf = (index: JobIndex, brand: Brand): readonly Listed[] => {
  const ofIndex = lists.get(index) ?? new WeakMap<Brand, SkillList>();
  lists.set(index, ofIndex);
  const list = ofIndex.get(brand) ?? { skills: [], again: 0 };
  ofIndex.set(brand, list);
  const began = performance.now();
  if (began < list.again) return list.skills;
  list.again = Infinity;
  void countSkills(index, brand)
    .then(
      (skills) => void (list.skills = skills),
      () => undefined,
    )
    .then(() => {
      const ended = performance.now();
      list.again = ended + rest * (ended - began);
    });
  return list.skills;
};

const countSkills = async (index: JobIndex, brand: Brand): Promise<Listed[]> => {
  const stated: Listed[] = [];
  for (const text of tradeSkills(brand, null)) {
    const began = performance.now();
    const count = await countFound(index, brand, text);
    if (count) stated.push({ text, words: wordsIn(text), count });
    // Requests that come meanwhile seldom wait for one of them.
    await wait(pause * (performance.now() - began), undefined, { ref: false });
  }
  return stated;
};

/** How many jobs a search for a skill finds, without other work instead of it. */
const countFound = async (index: JobIndex, brand: Brand, q: string): Promise<number> => {
  const { search } = await readQuery(index, { q });
  // Most skills are nowhere: what they may mean need not be looked for.
  if (!countJobs(index.columns, brand, index.now, await prepare(index, search), 1)) return 0;
  return countJobs(index.columns, brand, index.now, await meantForSending(index, brand, { q }));
};
