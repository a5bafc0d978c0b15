import { dateWords } from "./date-words.ts";

const { posted, postedSince: since } = dateWords;
const shapes = ([1, 3, 7, 14, 30] as const).map((days) => ({
  days,
  words: new RegExp(String.raw`\b${posted}\s+(?:jobs?\s+)?${since[days]}\b`, "gi"),
}));

/** Takes how long ago a job was posted at most out of a search: "posted today". */
export const postedSince = (query: string): { rest: string; days?: (typeof shapes)[number]["days"] } => {
  const found = shapes.find(({ words }) => query.search(words) >= 0);
  return found ? { rest: query.replace(found.words, " "), days: found.days } : { rest: query };
};
