/** Counts the lines of a text that comes in chunks; keeps what is not counted yet only. */
export const lineCounter = () => {
  let waiting = "";
  let start = 0;
  let line = 1;
  return {
    add: (chunk: string): void => {
      waiting += chunk;
    },
    /** The line of a place in the whole text, counted in UTF-16 units; places only move forward. */
    at: (index: number): number => {
      const counted = waiting.slice(0, Math.max(0, index - start));
      line += counted.split("\n").length - 1;
      start += counted.length;
      waiting = waiting.slice(counted.length);
      return line;
    },
  };
};
