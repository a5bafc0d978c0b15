/** The longest slug, in characters. */
const longest = 80;

/** Lower-case words joined by hyphens, without accents, as addresses have them; empty where there is no Latin letter or digit. */
export const slugOf = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, longest)
    .replace(/^-+|-+$/g, "");

/** The slug that is proposed for a text, without its apostrophes: "Zoë’s first day" is "zoes-first-day". */
export const slugFor = (text: string): string => slugOf(text.replace(/['’]/g, ""));
