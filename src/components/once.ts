const kept = new Map<string, string>();

/**
 * What pages show alike, rendered for the first of them alone; again for each page in development.
 * @param key names what is shown: equal keys are equal HTML. There are only so many of them, as all of it is kept;
 * what has none is rendered each time.
 */
export const once = (key: string | undefined, render: () => Promise<string>): string | Promise<string> =>
  key === undefined || import.meta.env.DEV
    ? render()
    : (kept.get(key) ??
      render().then((html) => {
        kept.set(key, html);
        return html;
      }));
