import { setTimeout as wait } from "node:timers/promises";
import type { Brand } from "../../../contract/brand.ts";
import { suggestedConditions } from "../../../lexicon/conditions/read-conditions.ts";
import { tradeSkills } from "../../../lexicon/work/suggestion-lists.ts";
import type { SearchEngine } from "../engine.ts";
import { makePlan } from "../make-plan.ts";
import { readQuery } from "../understand/read-query.ts";
import { planForSending } from "../sent-jobs.ts";
import { wordsIn, type Listed } from "./title-list.ts";

interface SkillList {
  skills: readonly Listed[];
  /** When they are to be counted again, in milliseconds of the process's clock. */
  again: number;
}

/** Skills are counted again after so many times as long as counting them took, so that it never takes much of the time. */
const rest = 100;
/** So many are counted together; after them, nothing is counted for so many times as long as it took. */
const atOnce = 8;
const pause = 9;

const lists = new WeakMap<SearchEngine, WeakMap<Brand, SkillList>>();

/**
 * The skills and conditions of work that jobs of a brand state. They are counted beside the requests, as each is a search:
 * none is known before the first count ends, and then the last count stands until the next one ends.
 */
export const skillsOf = (engine: SearchEngine, brand: Brand): readonly Listed[] => {
  const ofEngine = lists.get(engine) ?? new WeakMap<Brand, SkillList>();
  lists.set(engine, ofEngine);
  const list = ofEngine.get(brand) ?? { skills: [], again: 0 };
  ofEngine.set(brand, list);
  const began = performance.now();
  if (began < list.again) return list.skills;
  list.again = Infinity;
  void countSkills(engine, brand)
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

const countSkills = async (engine: SearchEngine, brand: Brand): Promise<Listed[]> => {
  const stated: Listed[] = [];
  const skills = [...suggestedConditions, ...tradeSkills(brand, null)];
  for (let from = 0; from < skills.length; from += atOnce) {
    const began = performance.now();
    const some = skills.slice(from, from + atOnce);
    // Together, as an engine elsewhere answers them in one request.
    const counts = await Promise.all(some.map((text) => countFound(engine, brand, text)));
    for (const [at, text] of some.entries())
      if (counts[at]) stated.push({ text, words: wordsIn(text), count: counts[at] });
    // Requests that come meanwhile seldom wait for them.
    await wait(pause * (performance.now() - began), undefined, { ref: false });
  }
  return stated;
};

/** How many jobs a search for a skill finds, without other work instead of it. */
const countFound = async (engine: SearchEngine, brand: Brand, q: string): Promise<number> => {
  const { search } = await readQuery(engine, { q });
  // Most skills are nowhere: what they may mean need not be looked for.
  if (!(await engine.count(brand, await makePlan(engine, search), 1))) return 0;
  return engine.count(brand, await planForSending(engine, brand, { q }));
};
