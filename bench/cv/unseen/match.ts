/** The values of an entry by the names of its fields. */
export type Fields = Readonly<Record<string, string | undefined>>;

/** The letters and digits of a text, in small letters. */
export const letters = (text: string) =>
  text
    .toUpperCase()
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "");
/** Whether a value is one of the wordings. */
export const isOneOf = (found: string | undefined, wordings: string): boolean =>
  found !== undefined && wordings.split(" / ").some((one) => letters(one) === letters(found));
/** Whether a value is within one of the wordings, or has one within it. */
export const isAlike = (found: string | undefined, wordings: string): boolean =>
  found !== undefined &&
  wordings
    .split(" / ")
    .some((one) => letters(one).includes(letters(found)) || letters(found).includes(letters(one)));

/** Gives every known value the entry that suits it best; an entry is given once. */
export const matched = <Known>(
  known: readonly Known[],
  entries: readonly Fields[],
  points: (one: Known, entry: Fields) => number,
) => {
  const pairs = known
    .flatMap((one) => entries.map((entry) => ({ one, entry, points: points(one, entry) })))
    .filter((pair) => pair.points >= 2)
    .sort((a, b) => b.points - a.points);
  const found = new Map<Known, Fields>();
  const used = new Set<Fields>();
  for (const { one, entry } of pairs)
    if (!found.has(one) && !used.has(entry)) {
      found.set(one, entry);
      used.add(entry);
    }
  return { found, others: entries.filter((entry) => !used.has(entry)) };
};
