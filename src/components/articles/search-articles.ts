/** A page that was found. */
export interface Found {
  /** Its path on the site. */
  url: string;
  title: string;
  /** The words around what was found, as HTML with `<mark>` around each. */
  excerpt: string;
}

/** The part of pagefind's script that is used here. */
interface Pagefind {
  search: (words: string) => Promise<{ results: { data: () => Promise<Data> }[] }>;
  options: (options: { excerptLength: number }) => Promise<void>;
}
interface Data {
  url: string;
  excerpt: string;
  meta: Record<string, string>;
}

/** The build writes it beside the site's pages (src/server/build/index-articles.ts). */
const script = "/pagefind/pagefind.js";
let loaded: Promise<Pagefind> | undefined;

const load = async (): Promise<Pagefind> => {
  const pagefind = (await import(/* @vite-ignore */ script)) as Pagefind;
  await pagefind.options({ excerptLength: 32 });
  return pagefind;
};

/**
 * Searches the site's guides and blogs; the best come first. Each result is read when it is asked for.
 * @throws when the index cannot be loaded; the next call tries again.
 */
export const searchArticles = async (words: string): Promise<(() => Promise<Found>)[]> => {
  loaded ??= load();
  const pagefind = await loaded.catch((error: unknown) => {
    loaded = undefined;
    throw error;
  });
  const { results } = await pagefind.search(words);
  return results.map(({ data }) => async () => {
    const { url, excerpt, meta } = await data();
    // Files are `/page/<slug>/index.html`; the page's own address has no slash at its end.
    return { url: url.replace(/\/$/, ""), title: meta["title"] ?? url, excerpt };
  });
};
