const lettersOf = (html: string): string =>
  html.replace(/<\/?mark>|&#?\w+;/g, "").replace(/[^\p{L}\p{N}]/gu, "");

/**
 * What is shown of a page that was found: without its title, which stands above it and with which its text begins, and
 * with "…" where it begins or ends in the middle of a sentence.
 * @param excerpt HTML with `<mark>` around the matches
 */
export const shownExcerpt = (excerpt: string, title: string): string => {
  const words = excerpt.split(" ");
  const own = title.split(" ");
  const hasTitle = own.every((word, at) => lettersOf(words[at] ?? "") === lettersOf(word));
  const rest = hasTitle ? words.slice(own.length).join(" ") : excerpt;
  const begin = !hasTitle && /^(<mark>)?\p{Ll}/u.test(rest) ? "… " : "";
  const end = /(^|[.!?…][)”’"']*(<\/mark>)?)\s*$/.test(rest) ? "" : " …";
  return begin + rest + end;
};
