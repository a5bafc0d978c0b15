/** How many characters of a title search engines and tabs show. */
const mostCharacters = 60;

/**
 * The title of a document: that of its page with the site's name, or as much of that as is shown.
 * @param titles the page's title, then shorter ones in its place.
 */
export const documentTitle = (titles: readonly string[], site: string): string => {
  const fitting = titles
    .flatMap((title) => [`${title} | ${site}`, title])
    .find(({ length }) => length <= mostCharacters);
  return (
    fitting ??
    `${titles
      .at(-1)!
      .slice(0, mostCharacters - 1)
      .replace(/\s+\S*$/, "")}…`
  );
};
