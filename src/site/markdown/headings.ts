import type { HastPluginEntry, MdastPluginDefinition, MdastPluginEntry } from "satteri";

const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/%brand\.\w+%/g, "")
    .normalize("NFKD")
    .replace(/[^\p{L}\p{N}\s-]/gu, "")
    .trim()
    .replace(/[\s-]+/g, "-") || "part";

/** Gives ids for the headings of one text, made of their words and each given once. */
export const headingIds = (): ((text: string) => string) => {
  const taken = new Set<string>();
  return (text) => {
    const slug = slugOf(text);
    let id = slug;
    for (let count = 2; taken.has(id); count++) id = `${slug}-${count}`;
    taken.add(id);
    return id;
  };
};

const levels: MdastPluginDefinition = {
  name: "heading-levels",
  heading(heading, context) {
    if (heading.depth === 1) context.setProperty(heading, "depth", 2);
  },
};

/** A page has one first heading, its title: the first level of a text is the second of its page. */
export const headingLevelPlugin: MdastPluginEntry = ({ source }) =>
  /(^|[^#])#\s|^[>\s]*=+\s*$/m.test(source) && levels;

/** The words that a heading's link to itself is read by. */
export const anchorLabel = (heading: string): string => `Link to this part: ${heading}`;

/**
 * Headings get ids of their words, and a link to themselves beside them that can be copied. It stands outside the
 * heading, so that the heading is read without it.
 */
export const headingPlugin: HastPluginEntry = () => {
  const idOf = headingIds();
  return {
    name: "headings",
    element: {
      filter: ["h2", "h3", "h4"],
      visit(heading, context) {
        // The heading of footnotes has its id already, and is only there to be read aloud.
        if (heading.properties["id"]) return;
        const text = context.textContent(heading).trim();
        const id = idOf(text);
        context.setProperty(heading, "id", id);
        context.wrapNode(heading, {
          type: "element",
          tagName: "div",
          properties: { className: ["heading"] },
          children: [
            {
              type: "element",
              tagName: "a",
              properties: { href: `#${id}`, className: ["anchor"], ariaLabel: anchorLabel(text) },
              children: [{ type: "text", value: "#" }],
            },
          ],
        });
      },
    },
  };
};
