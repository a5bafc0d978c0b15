import { categoryRules } from "./category-rules.ts";
import { guessKinds } from "./guess-kinds.ts";
import { classOf, type JobClass } from "./job-class.ts";
import { occupationIn } from "./occupation-rules.ts";
import { occupationAfterPlace } from "./place-before.ts";
import { titleWords } from "./title-words.ts";
import { mayBeOfAnyTrade, occupationWords, usualCategory } from "./vague-titles.ts";

/** A guess that is less likely is none. */
export const likely = 0.6;

/** The kind of work that words of a search name as an occupation; undefined where they name none. */
export const occupationNamed = (words: string): JobClass | undefined =>
  byTitle(words, []) ??
  (categoryOtherwise(titleWords(words)) || usualCategory(titleWords(words))
    ? undefined
    : guessed(titleWords(words), likely));

/** The category that words of a title have where they name no kind of work. */
export const categoryOtherwise = (words: string): string | undefined =>
  Object.keys(categoryRules).find((id) => categoryRules[id]!.otherwise?.test(words));

/** What stands before "– Ballarat" or "(Gr 2)" is the occupation. */
export const headOf = (title: string): string => title.split(/\s[-–—|•]+\s|[|(\[,:]/)[0] ?? title;

/** What occupations with such words are; undefined where that is less likely than asked. */
export const guessed = (title: string, least: number): JobClass | undefined => {
  const words = occupationWords(title);
  const first = words === null ? undefined : guessKinds(words)[0];
  if (!first || first.likely < least) return undefined;
  return classOf(first.kind === "none" ? "other" : first.kind);
};

/** The first kind of work whose words are in the title, in the given categories or all. */
export const byTitle = (title: string, among: readonly string[]): JobClass | null => {
  const words = titleWords(title);
  const head = titleWords(headOf(title));
  const rest = occupationAfterPlace(head);
  if (rest && (!among.length || among.includes(rest.category))) return rest;
  const first = head === words || mayBeOfAnyTrade(head) ? null : occupationIn(head, among);
  return first ?? occupationIn(words, among);
};
