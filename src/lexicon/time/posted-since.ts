import { dateWords } from "./date-words.ts";

const { posted, postedSince: since } = dateWords;
const shapes = ([1, 3, 7, 14, 30] as const).map((days) => ({
  days,
  words: new RegExp(String.raw`\b${posted}\s+(?:jobs?\s+)?${since[days]}\b`, "gi"),
}));

/** Takes how long ago a job was posted at most out of a search: "posted today". */
export const postedSince = (query: string) => {
  const found = shapes.find(({ words }) => query.search(words) >= 0);
  const rest = found ? query.replace(found.words, " ") : query;
  return { rest, means: found ? [found.days] : [], refused: [] };
};
