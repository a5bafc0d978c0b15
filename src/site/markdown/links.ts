import { defineHastPlugin } from "satteri";

/** Marks external links, and restores `%brand…%` in URLs, where the final `%` was escaped. */
export const linkPlugin = defineHastPlugin({
  name: "links",
  element: {
    filter: ["a"],
    visit(link, context) {
      const href = String(link.properties["href"] ?? "");
      const repaired = href.replace(/(%brand\.\w+%)25/g, "$1");
      if (repaired !== href) context.setProperty(link, "href", repaired);
      if (/^https?:\/\/(?!%brand\.host%)/.test(repaired))
        context.setProperty(link, "rel", "external noopener");
    },
  },
});
