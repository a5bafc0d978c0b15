/** Days since a job was posted, by how people say it. */
const since = [
  [1, String.raw`today|(?:in\s+)?(?:the\s+)?(?:last|past)\s+(?:24\s+hours|day)`],
  [7, String.raw`this\s+week|(?:in\s+)?(?:the\s+)?(?:last|past)\s+(?:7\s+days|week)`],
] as const;

const shapes = since.map(([days, said]) => ({
  days,
  words: new RegExp(
    String.raw`\b(?:posted|listed|advertised|added|new|newest|latest)\s+(?:jobs?\s+)?(?:${said})\b`,
    "gi",
  ),
}));

/** Takes how long ago a job was posted at most out of a search: "posted today". */
export const postedSince = (query: string): { rest: string; days?: 1 | 7 } => {
  const found = shapes.find(({ words }) => query.search(words) >= 0);
  return found ? { rest: query.replace(found.words, " "), days: found.days } : { rest: query };
};
