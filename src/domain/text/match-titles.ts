/** The entries with a word in their title that starts with the typed text; those whose title starts with it come first. */
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

/** The entry that typed text can only mean: the one with this title, or the only one that it finds. */
export const onlyMatch = <Entry extends { title: string }>(
  entries: readonly Entry[],
  typed: string,
): Entry | undefined => {
  if (!fold(typed)) return undefined;
  const found = matchTitles(entries, typed);
  return found.length === 1 ? found[0] : found.find(({ title }) => fold(title) === fold(typed));
};

/** Whether every typed word is somewhere in one of the texts: "resu pay" finds "Résumés" with the tag "pay". */
export const hasWords = (texts: readonly string[], typed: string): boolean => {
  const all = texts.map(fold).join(" ");
  return fold(typed)
    .split(" ")
    .every((word) => all.includes(word));
};

/** Normalised text: lower case, without accents and punctuation, single spaces: "Māori (Cook Islands)" is "maori cook islands". */
const fold = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
