/** The base addresses of the APIs, by the first part of the paths of their calls; an empty one is the page's own origin. */
export interface ApiBases {
  /** The unified API. */
  v1: string;
  /** The new API. */
  v4: string;
}

/**
 * The URL of a call in the browser: at the base of its API, or its path on the page's own origin. Signing in stays on
 * that origin, as its cookies are the site's.
 */
export const apiUrlAt = (path: string, bases: ApiBases): string => {
  if (path.startsWith("/v1/auth/")) return path;
  if (path.startsWith("/v1/")) return bases.v1 + path;
  return path.startsWith("/v4/") ? bases.v4 + path : path;
};
