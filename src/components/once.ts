const kept = new Map<string, string>();

/**
 * Caches HTML that is the same on many pages; in development it is rendered again for each page.
 * @param key cache key: equal keys mean equal HTML. Use a bounded number of keys, as the cache never evicts;
 * undefined renders each time.
 */
export const once = (key: string | undefined, render: () => Promise<string>): string | Promise<string> =>
  key === undefined || import.meta.env.DEV
    ? render()
    : (kept.get(key) ??
      render().then((html) => {
        kept.set(key, html);
        return html;
      }));
