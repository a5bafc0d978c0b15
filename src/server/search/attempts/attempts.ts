import type { Brand } from "../../../contract/brand.ts";
import { isCondition, namesWork } from "../../../lexicon/work/synonyms/names-of-work.ts";
import { isStatedPhrase } from "../../../lexicon/work/synonyms/stated-anywhere.ts";
import type { SearchEngine } from "../engine.ts";
import type { TypedPlan } from "../make-plan.ts";
import { addFirstKind, addKindNamedSo, addTheirKind } from "./add-kinds.ts";
import type { Term } from "../understand/query-terms.ts";
import { isEmployer } from "../understand/read-query.ts";
import { asTyped, type Asked, type Attempt } from "./attempt.ts";
import { asHeard, asSpelt, correct, countWords, hardlyAny, takeApart } from "./corrections.ts";
import { jobsOfNamed } from "./named-employer.ts";
import {
  boostConditions,
  dropUnmatched,
  findStated,
  keepHead,
  keepHeadOfPhrase,
  keepNames,
  leaveRefused,
  matchAnyOrder,
  matchLoosely,
} from "./relaxations.ts";

/** With fewer results than this, words that are conditions no longer exclude jobs. */
export const few = 10;
/** With fewer than this, conditions may hide jobs that are called so behind work that is close to it. */
const several = 50;
/** With fewer than this, work of the same kind follows; where no work is named, the words may be an employer. */
const hardly = 5;

/** Something that is tried where a search finds fewer jobs than wanted; kept where it finds more. */
interface Step {
  /** Tried with fewer jobs than this. */
  fewerThan: (plan: TypedPlan) => number;
  /** Another way to search; null where there is none. */
  change: (asked: Asked, last: Attempt, size: number) => Attempt | null | Promise<Attempt | null>;
}

const none = () => 1;
const ten = () => few;
const namesKnownWork = ({ typed }: TypedPlan): boolean =>
  typed.terms.some(([text, ...known]) => known.length || namesWork(text));

/** What is tried, in this order. The place stays; conditions are dropped even where some jobs are found. */
const steps: readonly Step[] = [
  { fewerThan: ten, change: (_, last) => matchAnyOrder(last) },
  { fewerThan: none, change: (_, last) => findStated(last) },
  { fewerThan: none, change: (_, last) => matchLoosely(last) },
  { fewerThan: ten, change: (_, last) => keepNames(last) },
  { fewerThan: ten, change: (_, last) => boostConditions(last) },
  { fewerThan: none, change: (_, last) => keepHead(last) },
  {
    fewerThan: (plan) => (namesKnownWork(plan) ? few : hardly),
    change: (asked, last) => addTheirKind(asked, last, false),
  },
  { fewerThan: ten, change: (asked, last, size) => (size > 0 ? addFirstKind(asked, last) : null) },
  { fewerThan: none, change: addKindNamedSo },
  { fewerThan: none, change: dropUnmatched },
  { fewerThan: none, change: (asked, last) => addTheirKind(asked, last, true) },
  { fewerThan: none, change: keepHeadOfPhrase },
  { fewerThan: none, change: (_, last) => leaveRefused(last) },
];

/**
 * What a search means; where it finds hardly any jobs: corrected words, words of a phrase one by one, the names of work
 * without their conditions, the kind of work, and last without unknown words. The place stays.
 */
export const bestAttempt = async (engine: SearchEngine, brand: Brand, typed: TypedPlan): Promise<Attempt> => {
  const first = asTyped(typed);
  const ofNamed = await jobsOfNamed(engine, brand, typed);
  if (ofNamed) return ofNamed;
  let size = await engine.count(brand, typed, several);
  const { terms } = typed.typed;
  // Of many jobs, those of a misspelt word may be others: the stem of "accountent" is that of accounts.
  const spelt = size >= few ? await asSpelt(engine, typed) : null;
  if (spelt && (await engine.count(brand, spelt.plan, few)) >= few) return spelt;
  if (size >= several) return first;
  // "Harrow Street Recruitment" is an employer, and no work in recruitment.
  if (size > 0 && terms.length > 1 && (await isEmployer(engine, typed.search.q ?? ""))) return first;
  const asked = { engine, brand, counter: engine.within(brand, typed) };
  if (size >= few) return ((await isHidden(asked, typed)) && boostConditions(first)) || first;
  const withMentions = (plan: TypedPlan) => asked.counter.count({ ...plan, mentionsApart: false });
  let last = first;
  const heard = size === 0 ? asHeard(typed) : null;
  const heardSize = heard ? await asked.counter.count(heard.plan) : 0;
  if (heard && heardSize > 0) [last, size] = [heard, heardSize];
  else {
    const isRare = size <= hardlyAny && (await withMentions(typed)) <= hardlyAny;
    const mended = isRare ? await mend(engine, brand, typed) : null;
    const other = mended ?? (await asSpelt(engine, typed));
    const otherSize = other ? await asked.counter.count(other.plan) : 0;
    if (other && (mended || otherSize >= Math.max(1, size))) [last, size] = [other, otherSize];
  }
  for (const { fewerThan, change } of typed.search.as_typed ? [] : steps) {
    if (size >= fewerThan(typed)) continue;
    const next = await change(asked, last, size);
    const more = next ? await asked.counter.count(next.plan) : 0;
    if (next && more > size) [last, size] = [next, more];
  }
  if (size > 0) return last;
  // Corrected words stay: their jobs may be elsewhere.
  const isElsewhere = last.corrected !== null && (await countWords(engine, brand, last.plan, 1)) > 0;
  return isElsewhere || (await withMentions(last.plan)) > 0 ? last : first;
};

/** Whether hardly any job is called as the words say: those that are may be hidden behind work that is close to it. */
const isHidden = async ({ counter }: Asked, plan: TypedPlan): Promise<boolean> => {
  const { terms } = plan.typed;
  if (plan.search.as_typed || terms.length < 2) return false;
  // A single condition as hours is needed: who asks for school hours takes work that is close to it.
  const isHours = ([text]: Term) => isCondition(text) && isStatedPhrase(text.split(" "));
  if (terms.length === 2 && terms.some(isHours)) return false;
  const words = plan.words && { ...plan.words, isInTitle: true };
  return (await counter.count({ ...plan, words })) < few;
};

/** Corrected words, or those of a phrase one by one. */
const mend = async (engine: SearchEngine, brand: Brand, typed: TypedPlan): Promise<Attempt | null> => {
  const corrected = await correct(engine, brand, typed);
  const count = (plan: TypedPlan) => countWords(engine, brand, plan);
  if (corrected && (await count(corrected.plan)) > (await count(typed))) return corrected;
  if ((await countWords(engine, brand, typed, 1)) > 0) return null;
  return (await takeApart(engine, brand, typed)) ?? corrected;
};
