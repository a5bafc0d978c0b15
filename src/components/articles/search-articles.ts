import { sharedSearchPath } from "../../domain/articles/article-paths.ts";

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
  mergeIndex: (path: string) => Promise<void>;
}
interface Data {
  url: string;
  excerpt: string;
  meta: Record<string, string>;
}

/** The build writes it beside the site's pages (src/build/article-search.ts). */
const script = "/pagefind/pagefind.js";
let loaded: Promise<Pagefind> | undefined;

const load = async (hasShared: boolean): Promise<Pagefind> => {
  const pagefind = (await import(/* @vite-ignore */ script)) as Pagefind;
  await pagefind.options({ excerptLength: 32 });
  if (hasShared) await pagefind.mergeIndex(sharedSearchPath);
  return pagefind;
};

/**
 * Searches the site's guides and blogs; the best come first. Each result is read when it is asked for.
 * @param options.hasShared Whether there are pages that every site shows alike: an index of their own.
 * @throws when the index cannot be loaded; the next call tries again.
 */
export const searchArticles = async (
  words: string,
  { hasShared }: { hasShared: boolean },
): Promise<(() => Promise<Found>)[]> => {
  loaded ??= load(hasShared);
  const pagefind = await loaded.catch((error: unknown) => {
    loaded = undefined;
    throw error;
  });
  const { results } = await pagefind.search(words);
  return results.map(({ data }) => async () => {
    const { url, excerpt, meta } = await data();
    return { url, title: meta["title"] ?? url, excerpt };
  });
};
