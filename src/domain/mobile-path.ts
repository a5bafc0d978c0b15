/** Paths below this show the same page without header and footer, for the web view of an app (spec §2). */
const prefix = "/mobile";

/** The path of the page itself, "/enterprise/acme" for "/mobile/enterprise/acme"; null for any other path. */
export const withoutMobile = (path: string): string | null =>
  path === prefix ? "/" : path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : null;

/** The path of a page in the web view, with its query. */
export const withMobile = (path: string): string => (path === "/" ? prefix : prefix + path);

/** A path of the site as a link from another page of it has it: inside the web view where that page is. */
export const insideOf = (from: string, path: string): string =>
  withoutMobile(from) !== null && withoutMobile(path) === null ? withMobile(path) : path;
