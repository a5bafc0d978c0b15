import { existsSync } from "node:fs";
import type { AstroConfig } from "astro";
import type { Loader } from "astro/loaders";
import type { ArticleSource } from "./article-source.ts";

/**
 * Loads the articles or the blogs that were read once for the whole build. Only HTML is stored, because Astro reads
 * and writes its whole store in each build. Unchanged texts are not rendered again.
 */
export const articleLoader: Loader = {
  name: "articles",
  load: async ({ collection, config, store, parseData, generateDigest }) => {
    const renderer = await config.markdown.processor.createRenderer({ syntaxHighlight: false });
    const load = async ({ id, file, data, body }: ArticleSource): Promise<void> => {
      const digest = generateDigest({ data, body });
      const known = store.get(id);
      if (known?.digest === digest && known.filePath === file) return;
      const fileURL = new URL(file, config.root);
      const { code, metadata } = await renderer.render(body.trim(), { fileURL });
      const imagePaths = [...metadata.localImagePaths, ...metadata.remoteImagePaths];
      store.set({
        id,
        data: await parseData({ id, data, filePath: file }),
        filePath: file,
        digest,
        rendered: { html: code, metadata: { ...metadata, imagePaths } },
        assetImports: imagePaths,
      });
    };
    const articles = (await articlesOf(config)).filter((article) => article.collection === collection);
    await Promise.all(articles.map(load));
    const ids = new Set(articles.map(({ id }) => id));
    for (const { id, filePath } of store.values())
      // A file may be invalid while it is being edited: in development its page then stays unchanged.
      if (!ids.has(id) && !existsSync(new URL(filePath!, config.root))) store.delete(id);
  },
};

/** Every article that the build has read (src/build/content-integration.ts). */
export const articlesOf = async ({ integrations }: AstroConfig): Promise<readonly ArticleSource[]> => {
  for (const { hooks } of integrations) {
    const read = hooks["signboard:articles"];
    if (read) return read();
  }
  throw new Error("astro.config.mjs has no integration that reads the articles: add contentIntegration.");
};
