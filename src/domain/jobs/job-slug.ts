/** The slug of a title or a name: for the readable end of a job's URL, or the work or place in a search page's URL. */
export const jobSlug = (title: string): string =>
  title
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, 80)
    .replace(/^-+|-+$/g, "") || "job";
