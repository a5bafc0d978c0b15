/** An address that goes on from that of its page: "/jobs/7", "?id=7", "jobs/cook.html"; "fig.example/7" has a site of its own. */
const isPath = (address: string): boolean =>
  /^(?:\/|\?|\.{1,2}\/|[\w%-]+\/|[\w%.-]+\.(?:html?|aspx?|php|cfm|pdf|docx?)(?:$|[?#]))/i.test(address) &&
  !/\s|^n\/a$/i.test(address);

/**
 * An address in full, where it begins at that of what it was in.
 * @param base "" where that is not known.
 * @param isLink It is where a link of a page leads, so that a word alone is a path, too.
 */
export const fullAddress = (address: string, base: string, isLink = false): string =>
  (isPath(address.trim()) || (isLink && /^[\w%-]+(?:[?#]\S*)?$/.test(address.trim()))) &&
  URL.canParse(address, base)
    ? new URL(address.trim(), base).href
    : address;

/** The elements of a page that say its address, the surest first, with the attribute that has it. */
const places: readonly [
  is: (name: string, attribs: Readonly<Record<string, string>>) => boolean,
  attribute: string,
][] = [
  [(name) => name === "base", "href"],
  [(name, { rel }) => name === "link" && /\bcanonical\b/i.test(rel ?? ""), "href"],
  [(name, { property }) => name === "meta" && property === "og:url", "content"],
];

/** Takes the elements of a page, and knows where paths of it begin; "" where it does not say so. */
export const openPageAddress = () => {
  const found: (string | undefined)[] = [];
  return {
    take: (name: string, attribs: Readonly<Record<string, string>>): void => {
      for (const [at, [is, attribute]] of places.entries())
        if (is(name, attribs)) found[at] ??= attribs[attribute]?.trim();
    },
    get base(): string {
      const [base = "", ...others] = found;
      const own = others.find((address) => address && URL.canParse(address)) ?? "";
      return URL.canParse(base, own || undefined) ? new URL(base, own || undefined).href : own;
    },
  };
};
