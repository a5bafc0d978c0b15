import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { close, createIndex, type IndexFile } from "pagefind";
import type { Brand } from "../../contract/brand.ts";
import { articlePath, sharedSearchPath } from "../../domain/article-paths.ts";
import { escapeText } from "../../domain/escape-text.ts";

const article = /^\/([^/]+)\/page\/([^/]+)\/?$/;
/** What a page says of itself as its text begins: that the search finds it; that every site shows it alike as well. */
const found = "data-pagefind-body";
const begins = { found: `<article ${found}`, shared: `<article ${found} data-every-site` };
/** Files of the search's own looks, which the pages do not use: they have theirs (src/components/articles). */
const looks = /^pagefind-(ui|modular-ui|component-ui|highlight)\b/;
/** What runs the search: each site has it once, beside its own index. */
const program = /^pagefind(-worker)?\.js$|^wasm\./;

/**
 * The search over guides and blogs: pages are indexed while others are made. Those that every site shows alike are one
 * index for all sites; a site's home page and its other articles are in `pagefind/` beside its pages.
 */
export const articleSearch = (brands: readonly Brand[]): AstroIntegration => {
  const own = new Map<string, Index>();
  const shared = new Set<string>();
  let common: Index | undefined;
  let files: Promise<IndexFile[]>;

  const read = async (page: Response, brand: string, slug: string): Promise<Response> => {
    const html = await page.text();
    // Only what is searched goes to the process that indexes it.
    const text = html.slice(html.indexOf(begins.found), html.lastIndexOf("</article>"));
    if (text && !shared.has(slug)) {
      const isShared = text.startsWith(begins.shared);
      if (isShared) shared.add(slug);
      (isShared ? (common ??= openIndex()) : own.get(brand)!).add(articlePath(slug), text);
    }
    return new Response(html, page);
  };

  const finish = async (): Promise<IndexFile[]> => {
    const sites = [...own].map(([id, index]) => index.files(join(id, "pagefind"), [looks]));
    return (await Promise.all([...sites, common?.files(sharedSearchPath, [looks, program]) ?? []])).flat();
  };

  return {
    name: "signboard-article-search",
    hooks: {
      "astro:config:setup": ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [astroEntry] } });
      },
      "astro:build:start": ({ setPrerenderer }) => {
        for (const brand of brands) own.set(brand.id, openSite(brand));
        setPrerenderer((astro) => ({
          ...astro,
          render: async (request, options) => {
            const made = await astro.render(request, options);
            const [, brand, slug] = article.exec(new URL(request.url).pathname) ?? [];
            if (!brand || !slug || shared.has(slug)) return made;
            return made instanceof Response
              ? read(made, brand, slug)
              : { ...made, response: await read(made.response, brand, slug) };
          },
          teardown: async () => {
            await astro.teardown?.();
            // Astro makes images meanwhile.
            files = finish();
          },
        }));
      },
      "astro:build:done": async ({ dir }) => {
        for (const { path, content } of await files) {
          const file = join(fileURLToPath(dir), path);
          await mkdir(dirname(file), { recursive: true });
          await writeFile(file, content);
        }
        await close();
      },
    },
  };
};

/** Astro leaves its entry out where another makes the pages: here it still makes them itself. */
const astroEntry = {
  name: "signboard-prerender-entry",
  configEnvironment: (name: string) =>
    name === "prerender"
      ? { build: { rolldownOptions: { input: "astro/entrypoints/prerender" } } }
      : undefined,
};

interface Index {
  /** Adds the part of a page that is searched, by the page's address on the site. */
  add: (path: string, part: string) => void;
  /** The index of what was added, as files of a folder, without those that are left out. */
  files: (folder: string, without: readonly RegExp[]) => Promise<IndexFile[]>;
}

/** A site's own index begins with its home page: one without any page cannot be searched. */
const openSite = ({ name, description }: Brand): Index => {
  const index = openIndex();
  index.add("/", `<main ${found}><h1>${escapeText(name)}</h1><p>${escapeText(description)}</p></main>`);
  return index;
};

const openIndex = (): Index => {
  const opened = createIndex({ forceLanguage: "en", excludeSelectors: [".anchor"] }).then(
    ({ index, errors }) => index ?? cannot(errors),
  );
  const added: Promise<string[]>[] = [];
  return {
    add: (url, part) => {
      const content = `<html lang="en"><body>${part}</body></html>`;
      const done = opened.then((index) => index.addHTMLFile({ url, content }));
      added.push(done.then(({ errors }) => errors).catch((error: unknown) => [String(error)]));
    },
    files: async (folder, without) => {
      const wrong = (await Promise.all(added)).flat();
      const { files, errors } = await (await opened).getFiles();
      if (wrong.length || errors.length) cannot([...wrong, ...errors]);
      return files
        .filter(({ path }) => !without.some((pattern) => pattern.test(path)))
        .map(({ path, content }) => ({ path: join(folder, path), content }));
    },
  };
};

const cannot = (errors: readonly string[]): never => {
  throw new Error(`The search over articles cannot be made: ${errors.join("; ")}`);
};
