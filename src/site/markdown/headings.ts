import type { HastPluginEntry, MdastPluginDefinition, MdastPluginEntry } from "satteri";

const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/%brand\.\w+%/g, "")
    .normalize("NFKD")
    .replace(/[^\p{L}\p{N}\s-]/gu, "")
    .trim()
    .replace(/[\s-]+/g, "-") || "part";

/** Creates unique ids for the headings of one text from their words. */
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

/** A page's only first-level heading is its title, so a text's first level becomes the second. */
export const headingLevelPlugin: MdastPluginEntry = ({ source }) =>
  /(^|[^#])#\s|^[>\s]*=+\s*$/m.test(source) && levels;

/** The accessible name of a heading's anchor link. */
export const anchorLabel = (heading: string): string => `Link to this part: ${heading}`;

/**
 * Headings get ids from their words, and an anchor link that can be copied. The link is outside the heading, so that
 * screen readers read the heading without it.
 */
export const headingPlugin: HastPluginEntry = () => {
  const idOf = headingIds();
  return {
    name: "headings",
    element: {
      filter: ["h2", "h3", "h4"],
      visit(heading, context) {
        // The heading of footnotes already has an id, and is only for screen readers.
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
