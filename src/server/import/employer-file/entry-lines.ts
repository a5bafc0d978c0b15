/** The line of a value by its path in an entry, or of its nearest existing parent. */
export type LineOf = (path: readonly PropertyKey[]) => number;

/** Values of one entry whose lines are kept; more are a mistake or an attack. */
const maxValues = 50_000;

const keyOf = (path: readonly PropertyKey[]) => JSON.stringify(path.map(String));

/** Collects the lines of one entry's values while it is read. */
export const openEntryLines = () => {
  const lines = new Map<string, number>();
  return {
    /** @returns false when there are too many. */
    add: (path: readonly PropertyKey[], line: number): boolean => {
      lines.set(keyOf(path), line);
      return lines.size <= maxValues;
    },
    lineFrom:
      (first: number): LineOf =>
      (path) => {
        for (let length = path.length; length > 0; length--) {
          const line = lines.get(keyOf(path.slice(0, length)));
          if (line !== undefined) return line;
        }
        return first;
      },
  };
};
