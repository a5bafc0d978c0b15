/** Paths that the API answers, with all below them. */
const apiPaths = ["/v1", "/v4", "/api", "/healthz", "/readyz", "/docs/api", "/dev/mail"];

/** Sitemaps and feeds of the jobs as they are now: single paths on every site that the API answers, too. */
const feedPaths = ["/sitemap(?:-searches|-jobs-\\d+)?\\.xml", "/jobs/rss\\.xml", "/indeed\\.xml"];

const feedPattern = new RegExp(`^(?:${feedPaths.join("|")})(?=\\?|$)`);

/** What the path of a request begins with where the API answers it; everything else belongs to the pages. */
export const apiPattern = new RegExp(`^(?:${apiPaths.join("|")})(?=[/?]|$)|${feedPattern.source}`);

/** Whether the API answers a path. */
export const isApiPath = (path: string): boolean => apiPattern.test(path);

/** Whether a path is a feed, whose answer may be long and compresses itself. */
export const isFeedPath = (path: string): boolean => feedPattern.test(path);
