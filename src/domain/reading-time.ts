/** Words that an adult reads in a minute. */
const wordsAMinute = 220;

/** Minutes that a Markdown text takes to read, one at least; addresses of links and pictures are not read. */
export const readingMinutes = (markdown: string): number => {
  const read = markdown.replace(/\]\([^)]*\)/g, "]").match(/[\p{L}\p{N}]+(?:[’'.,-][\p{L}\p{N}]+)*/gu);
  return Math.max(1, Math.round((read?.length ?? 0) / wordsAMinute));
};
