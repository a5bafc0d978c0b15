import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { close, createIndex } from "pagefind";
import type { Brand } from "../contract/brand.ts";
import { articlePath, sharedSearchPath } from "../domain/articles/article-paths.ts";
import { tellPages } from "./tell-progress.ts";
import { escapeText } from "../domain/text/escape-text.ts";

const article = /^\/([^/]+)\/page\/([^/]+)\/?$/;
/** How a page's text begins: marked as searchable, or also as identical on every site. */
const found = "data-pagefind-body";
const begins = { found: `<article ${found}`, shared: `<article ${found} data-every-site` };
/** Pagefind's own UI, which the pages do not use: they have their own (src/components/articles). */
const looks = /^pagefind-(ui|modular-ui|component-ui|highlight)\b/;
/** The code that runs the search: each site has one copy, with its own index. */
const program = /^pagefind(-worker)?\.js$|^wasm\./;

/**
 * The search over guides and blogs: pages are indexed while others are rendered. Those that are identical on every
 * site share one index; a site's home page and its other articles are in `pagefind/` in the site's folder.
 */
export const articleSearch = (brands: readonly Brand[]): AstroIntegration => {
  const own = new Map<string, Index>();
  const shared = new Set<string>();
  let common: Index | undefined;
  /** How many articles of a site are still to be rendered. */
  const left = new Map<string, number>();
  const pages = { made: 0, of: 0 };
  const written: Promise<void>[] = [];
  let client = "";

  const read = async (page: Response, brand: string, slug: string): Promise<Response> => {
    if (shared.has(slug)) return page;
    const html = await page.text();
    // Only the searchable part is sent to the indexing process.
    const text = html.slice(html.indexOf(begins.found), html.lastIndexOf("</article>"));
    if (text && !shared.has(slug)) {
      const isShared = text.startsWith(begins.shared);
      if (isShared) shared.add(slug);
      (isShared ? (common ??= openIndex()) : own.get(brand)!).add(articlePath(slug), text);
    }
    return new Response(html, page);
  };

  /** Once a site's articles are all rendered, so are the shared ones: both indexes are complete. */
  const finish = (brand: string): void => {
    written.push(own.get(brand)!.write(join(client, brand, "pagefind"), [looks]));
    if (common) written.push(common.write(join(client, sharedSearchPath), [looks, program]));
    own.delete(brand);
    common = undefined;
  };

  return {
    name: "signboard-article-search",
    hooks: {
      "astro:config:setup": ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [prerenderEntry] } });
      },
      "astro:config:done": ({ config }) => {
        client = fileURLToPath(config.build.client);
      },
      "astro:build:start": ({ setPrerenderer }) => {
        for (const brand of brands) own.set(brand.id, openSite(brand));
        setPrerenderer((astro) => ({
          ...astro,
          getStaticPaths: async () => {
            const paths = await astro.getStaticPaths();
            pages.of = paths.length;
            for (const { pathname } of paths) {
              const [, brand] = article.exec(pathname) ?? [];
              if (brand) left.set(brand, (left.get(brand) ?? 0) + 1);
            }
            return paths;
          },
          render: async (request, options) => {
            const made = await astro.render(request, options);
            tellPages((pages.made += 1), pages.of);
            const [, brand, slug] = article.exec(new URL(request.url).pathname) ?? [];
            if (!brand || !slug) return made;
            const page = made instanceof Response ? { response: made } : made;
            const response = await read(page.response, brand, slug);
            left.set(brand, left.get(brand)! - 1);
            if (!left.get(brand)) finish(brand);
            return { ...page, response };
          },
          teardown: async () => {
            await astro.teardown?.();
            for (const brand of own.keys()) finish(brand);
          },
        }));
      },
      "astro:build:done": async () => {
        await Promise.all(written);
        await close();
      },
    },
  };
};

/** Astro omits its own prerender entry when a custom prerenderer is set, so it is added here. */
const prerenderEntry = {
  name: "signboard-prerender-entry",
  configEnvironment: (name: string) =>
    name === "prerender"
      ? { build: { rolldownOptions: { input: join(import.meta.dirname, "prerender-entry.ts") } } }
      : undefined,
};

export interface Index {
  /** Adds the part of a page that is searched, by the page's address on the site. */
  add: (path: string, part: string) => void;
  /** Writes the index to a folder, replacing the one there, without the files that match `without`. */
  write: (folder: string, without: readonly RegExp[]) => Promise<void>;
}

/** A site's own index starts with its home page, because an empty index cannot be searched. */
const openSite = ({ name, description }: Brand): Index => {
  const index = openIndex();
  index.add("/", `<main ${found}><h1>${escapeText(name)}</h1><p>${escapeText(description)}</p></main>`);
  return index;
};

/** Opens an index in pagefind's process; pages can be added until it is written. */
export const openIndex = (): Index => {
  const opened = createIndex({ forceLanguage: "en", excludeSelectors: [".anchor"] }).then(
    ({ index, errors }) => index ?? cannot(errors),
  );
  const added: Promise<string[]>[] = [];
  return {
    add: (url, part) => {
      // Pagefind ends a sentence at each cell of a table, but not at the heads of its columns and rows.
      const cells = part.replace(/<(\/?)th\b/g, "<$1td");
      const content = `<html lang="en"><body>${cells}</body></html>`;
      const done = opened.then((index) => index.addHTMLFile({ url, content }));
      added.push(done.then(({ errors }) => errors).catch((error: unknown) => [String(error)]));
    },
    write: async (outputPath, without) => {
      const wrong = (await Promise.all(added)).flat();
      // pagefind does not delete old files.
      rmSync(outputPath, { recursive: true, force: true });
      const { errors } = await (await opened).writeFiles({ outputPath });
      if (wrong.length || errors.length) cannot([...wrong, ...errors]);
      for (const name of readdirSync(outputPath))
        if (without.some((pattern) => pattern.test(name))) rmSync(join(outputPath, name));
    },
  };
};

const cannot = (errors: readonly string[]): never => {
  throw new Error(`The search over articles cannot be made: ${errors.join("; ")}`);
};
