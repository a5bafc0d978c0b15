/** The longest slug that is proposed, in characters. */
const longest = 80;

/** Lower-case words joined by hyphens, as addresses and tags are written: "Zoë’s first day" is "zoes-first-day". */
export const slugFor = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/['’]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+/, "")
    .slice(0, longest)
    .replace(/-+$/, "");
