import { sharedSearchPath } from "../../domain/articles/article-paths.ts";
import { shownExcerpt } from "./excerpt.ts";

/** A page that was found. */
export interface Found {
  /** Its path on the site. */
  url: string;
  title: string;
  /** The text around the matches, as HTML with `<mark>` around each match. */
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
 * Searches the site's guides and blogs, best matches first. Each result is a function that loads it.
 * @param options.hasShared Whether there are pages that are the same on every site: they have an index of their own.
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
    const title = meta["title"] ?? url;
    return { url, title, excerpt: shownExcerpt(excerpt, title) };
  });
};
