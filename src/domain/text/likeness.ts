/** How alike two texts are, from 0 to 1: how many of their groups of three letters they share, as `similarity` in PostgreSQL. */
export const likeness = (some: readonly string[], others: readonly string[]): number => {
  const [one, other] = [trigramsOf(some), trigramsOf(others)];
  const shared = [...one].filter((trigram) => other.has(trigram)).length;
  return shared / (one.size + other.size - shared || 1);
};

const trigramsOf = (words: readonly string[]): Set<string> =>
  new Set(
    words.flatMap((word) => {
      const padded = `  ${word} `;
      return Array.from({ length: word.length + 1 }, (_, at) => padded.slice(at, at + 3));
    }),
  );
