/** Words that an adult reads in a minute. */
const wordsAMinute = 220;

/** Minutes that a text in HTML or Markdown takes to read, at least one; tags and link URLs do not count. */
export const readingMinutes = (text: string): number => {
  const read = text.replace(/<[^>]*>|\]\([^)]*\)/g, " ").match(/[\p{L}\p{N}]+(?:[’'.,-][\p{L}\p{N}]+)*/gu);
  return Math.max(1, Math.round((read?.length ?? 0) / wordsAMinute));
};

interface Rendered {
  rendered?: { html: string } | undefined;
}
const counted = new WeakMap<Rendered, number>();

/** Minutes that a page's text takes to read: computed once for all sites that show it. */
export const minutesOf = (file: Rendered): number => {
  const minutes = counted.get(file) ?? readingMinutes(file.rendered?.html ?? "");
  counted.set(file, minutes);
  return minutes;
};
