/** The entries whose title has what was typed at the start of a word, in their order; whole titles that start so first. */
export const matchTitles = <Entry extends { title: string }>(
  entries: readonly Entry[],
  typed: string,
): readonly Entry[] => {
  const wanted = fold(typed);
  if (!wanted) return entries;
  const found = entries.map((entry) => ({ entry, at: ` ${fold(entry.title)}`.indexOf(` ${wanted}`) }));
  const first = found.filter(({ at }) => at === 0);
  const later = found.filter(({ at }) => at > 0);
  return [...first, ...later].map(({ entry }) => entry);
};

/** Letters without accents, in lower case, in words with one space between: "Māori (Cook Islands)" is "maori cook islands". */
const fold = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
