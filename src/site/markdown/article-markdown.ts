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
/** Detects raw HTML in a text. */
const tag = /<[a-z/!?]/i;

/** Creates the renderer of texts; it sanitises raw HTML. */
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
 * The Markdown processor of pages and API. Astro caches rendered texts between builds until its configuration
 * changes; the digest makes any change of these files a change of the configuration.
 */
export const articleMarkdown = {
  syntaxHighlight: false,
  processor: { ...processor, createRenderer },
} as const;
