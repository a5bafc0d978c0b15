import { workTypes } from "../../contract/job-fields.ts";
import { datePostedOptions } from "../../domain/jobs/work.ts";
import { remoteFlag, type Columns } from "./columns.ts";
import { filter } from "./failing.ts";

/** How many jobs each option gives, all other filters staying as they are; by code of the columns. */
export interface Counts {
  category: Int32Array;
  subCategory: Int32Array;
  workType: Int32Array;
  payType: Int32Array;
  /** By state id. */
  states: Int32Array;
  /** By place in `datePostedOptions`. */
  datePosted: Int32Array;
  remote: number;
}

const day = 86_400_000;
/** Ages up to which each Date Posted option goes; Anytime has no limit. */
const ages = datePostedOptions.map(({ id }) => (id === 0 ? Infinity : id * day));
/** Option numbers, the lowest limit first. */
const youngestFirst = [...ages.keys()].sort((a, b) => ages[a]! - ages[b]!);

/** Counts jobs by the options of each filter: `add` them, then read `counts`. */
export const openTally = (columns: Columns, now: number) => {
  const { category, subCategory, workType, payType, states, posted, flags } = columns;
  const byCategory = new Int32Array(columns.categories.ids.length);
  const bySubCategory = new Int32Array(columns.subCategories.ids.length);
  const byWorkType = new Int32Array(workTypes.length);
  const byPayType = new Int32Array(6);
  // One addition a job here; `counts` spreads them out.
  const byStates = new Int32Array(1 << 10);
  const byAge = new Int32Array(ages.length);
  const oldest = Float64Array.from(youngestFirst, (option) => now - ages[option]!);
  let remote = 0;

  return {
    /** @param failed The one filter that keeps the job out, 0 for none. */
    add: (slot: number, failed: number): void => {
      if ((failed & ~filter.category) === 0) byCategory[category[slot]!]!++;
      if ((failed & ~filter.subCategory) === 0) bySubCategory[subCategory[slot]!]!++;
      if ((failed & ~filter.workType) === 0) byWorkType[workType[slot]!]!++;
      if ((failed & ~filter.payType) === 0) byPayType[payType[slot]!]!++;
      if ((failed & ~filter.states) === 0) byStates[states[slot]!]!++;
      if ((failed & ~filter.datePosted) === 0) {
        let age = 0;
        while (posted[slot]! < oldest[age]!) age++;
        byAge[age]!++;
      }
      if ((failed & ~filter.remote) === 0 && flags[slot]! & remoteFlag) remote++;
    },
    counts: (): Counts => {
      const inStates = new Int32Array(10);
      for (const [mask, count] of byStates.entries())
        for (let state = 1; count > 0 && state < 10; state++)
          if (mask & (1 << state)) inStates[state]! += count;
      const datePosted = new Int32Array(ages.length);
      let younger = 0;
      for (const [age, option] of youngestFirst.entries()) datePosted[option] = younger += byAge[age]!;
      return {
        category: byCategory,
        subCategory: bySubCategory,
        workType: byWorkType,
        payType: byPayType,
        states: inStates,
        datePosted,
        remote,
      };
    },
  };
};
