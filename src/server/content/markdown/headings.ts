import type { HastPluginEntry } from "satteri";

const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/%brand\.\w+%/g, "")
    .normalize("NFKD")
    .replace(/[^\p{L}\p{N}\s-]/gu, "")
    .trim()
    .replace(/[\s-]+/g, "-") || "part";

/**
 * Headings get ids of their words, and a link to themselves beside them that can be copied. It stands outside the
 * heading, so that the heading is read without it.
 */
export const headingPlugin: HastPluginEntry = () => {
  const taken = new Map<string, number>();
  return {
    name: "headings",
    element: {
      filter: ["h2", "h3", "h4"],
      visit(heading, context) {
        // The heading of footnotes has its id already, and is only there to be read aloud.
        if (heading.properties["id"]) return;
        const text = context.textContent(heading).trim();
        const slug = slugOf(text);
        const before = taken.get(slug) ?? 0;
        taken.set(slug, before + 1);
        const id = before ? `${slug}-${before + 1}` : slug;
        context.setProperty(heading, "id", id);
        context.wrapNode(heading, {
          type: "element",
          tagName: "div",
          properties: { className: ["heading"] },
          children: [
            {
              type: "element",
              tagName: "a",
              properties: { href: `#${id}`, className: ["anchor"], ariaLabel: `Link to “${text}”` },
              children: [{ type: "text", value: "#" }],
            },
          ],
        });
      },
    },
  };
};
