/** Paths that the API handles, with all paths below them. */
const apiPaths = [
  "/v1",
  "/v4",
  "/api",
  "/healthz",
  "/readyz",
  "/internal",
  "/\\.well-known/security\\.txt",
  "/docs/api",
  "/dev/mail",
  "/dev/sign-in",
];

/** Where a proxy asks whether a site has a host: `?domain=careers.example.com`; 200 or 404. */
export const hostKnownPath = "/internal/host-known";

/** Where people learn whom to tell of a vulnerability (RFC 9116). */
export const securityTextPath = "/.well-known/security.txt";

/** Live sitemaps and feeds of jobs: single paths on every site that the API handles too. */
const feedPaths = [
  "/sitemap(?:-searches|-employers|-competitions|-jobs-\\d+)?\\.xml",
  "/jobs/(?:rss|atom)\\.xml",
  "/indeed\\.xml",
];

const feedPattern = new RegExp(`^(?:${feedPaths.join("|")})(?=\\?|$)`);

/** Matches the paths that the API handles; all others belong to the pages. */
export const apiPattern = new RegExp(`^(?:${apiPaths.join("|")})(?=[/?]|$)|${feedPattern.source}`);

/** Whether the API handles a path. */
export const isApiPath = (path: string): boolean => apiPattern.test(path);

/** Whether a path is a feed, whose response may be long and is compressed by its own handler. */
export const isFeedPath = (path: string): boolean => feedPattern.test(path);
