import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { satteri } from "@astrojs/markdown-satteri";
import { calloutPlugin } from "./callouts.ts";
import { figurePlugin } from "./figures.ts";
import { headingLevelPlugin, headingPlugin } from "./headings.ts";
import { linkPlugin } from "./links.ts";
import { sanitiseText } from "./sanitise-article.ts";
import { tablePlugin } from "./tables.ts";
import { videoPlugin } from "./videos.ts";

const folder = import.meta.dirname;
const digest = createHash("sha256");
for (const file of readdirSync(folder).sort()) digest.update(readFileSync(join(folder, file)));

const processor = satteri({
  mdastPlugins: [headingLevelPlugin, calloutPlugin, figurePlugin, videoPlugin],
  hastPlugins: [{ name: `articles-${digest.digest("hex")}` }, headingPlugin, linkPlugin, tablePlugin],
});
/** What a text has that holds HTML of its own. */
const tag = /<[a-z/!?]/i;

/** Makes what renders a text; HTML in it is made safe. */
const createRenderer: typeof processor.createRenderer = async (shared) => {
  const renderer = await processor.createRenderer(shared);
  return {
    render: async (text, options) => {
      const rendered = await renderer.render(text, options);
      return tag.test(text) ? { ...rendered, code: sanitiseText(rendered.code) } : rendered;
    },
  };
};

/**
 * How Markdown becomes HTML, on the pages and in the API alike. Texts are kept as HTML from build to build as long
 * as Astro's configuration stays the same: the digest makes a change of these files a change of it.
 */
export const articleMarkdown = {
  syntaxHighlight: false,
  processor: { ...processor, createRenderer },
} as const;
