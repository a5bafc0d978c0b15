import type { BasicFormField } from "@keystatic/core";

/** The name of the collection of an employer's pages. */
export const pagesOf = (employer: string): string => `employer-pages-${employer}`;

/** Leads from an employer to its pages, and is not part of its file. */
export const pagesLink: BasicFormField<null> = {
  kind: "form",
  label: "Pages",
  Input: () => {
    const [, slug] = /\/employers\/item\/([^/]+)/.exec(location.pathname) ?? [];
    if (!slug) return null;
    return (
      <a className="pages-link" href={`/keystatic/collection/${pagesOf(slug)}`}>
        Pages of this employer
      </a>
    );
  },
  defaultValue: () => null,
  parse: () => null,
  serialize: () => ({ value: undefined }),
  validate: (value) => value,
  reader: { parse: () => null },
};
