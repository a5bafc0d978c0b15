import { defineHastPlugin } from "satteri";

/** Marks external links, and restores `%brand…%` in URLs, where the final `%` was escaped. */
export const linkPlugin = defineHastPlugin({
  name: "links",
  element: {
    filter: ["a"],
    visit(link, context) {
      const href = String(link.properties["href"] ?? "");
      const mended = href.replace(/(%brand\.\w+%)25/g, "$1");
      if (mended !== href) context.setProperty(link, "href", mended);
      if (/^https?:\/\/(?!%brand\.host%)/.test(mended)) context.setProperty(link, "rel", "external noopener");
    },
  },
});
