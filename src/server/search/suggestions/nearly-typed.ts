import { editDistance } from "../../../domain/text/edit-distance.ts";
import { wordsIn, type Listed } from "./title-list.ts";

/** Shorter words are like too many others. */
const least = 5;
/** Words from this length on may have two slips. */
const long = 9;

/**
 * The typed words, with those that no title has as a beginning replaced by the beginning of the word that most titles have
 * of those that differ by a slip: "mechanic" for "mechnic". Null where a word is like none.
 */
export const asNearlyTyped = (titles: readonly Listed[], typed: string): string | null => {
  const words = wordsIn(typed).trim().split(" ");
  const meant = words.map((word) =>
    titles.some((title) => title.words.includes(` ${word}`)) ? word : nearest(titles, word),
  );
  return meant.some((word) => word === null) ? null : meant.join(" ");
};

const nearest = (titles: readonly Listed[], typed: string): string | null => {
  if (typed.length < least) return null;
  const counts = new Map<string, number>();
  for (const { words, count } of titles)
    for (const word of words.trim().split(" "))
      if (word[0] === typed[0]) counts.set(word, count + (counts.get(word) ?? 0));
  const near = [...counts].flatMap(([word, count]) => {
    const { begins, distance } = nearestBeginning(typed, word);
    return distance <= (typed.length < long ? 1 : 2) ? [{ begins, distance, count }] : [];
  });
  return near.sort((a, b) => a.distance - b.distance || b.count - a.count)[0]?.begins ?? null;
};

/** The beginning of a word that is nearest to what was typed, as it may be typed on: as long, a letter shorter, or up to two longer. */
const nearestBeginning = (typed: string, word: string): { begins: string; distance: number } =>
  [2, 1, 0, -1]
    .map((more) => word.slice(0, typed.length + more))
    .map((begins) => ({ begins, distance: editDistance(typed, begins, 2) }))
    .reduce((best, one) => (one.distance < best.distance ? one : best));
