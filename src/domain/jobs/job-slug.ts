/** How a title or a name stands in an address: the readable end of a job's, the work or the place of a search page's. */
export const jobSlug = (title: string): string =>
  title
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, 80)
    .replace(/^-+|-+$/g, "") || "job";
