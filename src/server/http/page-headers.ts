import type { IncomingMessage } from "node:http";
import { embedScriptPath } from "../../domain/embed-path.ts";
import { isSecretPath } from "../../domain/secret-paths.ts";

/** Headers of every page and file; each page sets its own content security policy, as it knows its scripts. */
export const pageHeaders = {
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": "camera=(), microphone=(), geolocation=(), browsing-topics=()",
  "cross-origin-opener-policy": "same-origin",
};

/**
 * Headers of a page in addition to `pageHeaders`, by its path: the profile records the seeker's video, and an address
 * that is a secret is sent nowhere.
 */
export const headersOfPage = (path: string): Record<string, string> => ({
  ...(/^\/user\/profile(\/|$)/.test(path) && {
    "permissions-policy": "camera=(self), microphone=(self), geolocation=(), browsing-topics=()",
  }),
  ...(isSecretPath(path) && { "referrer-policy": "no-referrer" }),
});

/** `content-security-policy` of SVG files: one that is opened directly is a document, and may run and load nothing. */
export const drawingPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; sandbox";

/** Headers of a file in addition to `pageHeaders`, by its path: pages load scripts and fonts of a CDN across origins. */
export const headersOfFile = (path: string): Record<string, string> => {
  if (path === embedScriptPath) return forEveryPage;
  return {
    ...(path.toLowerCase().endsWith(".svg") && { "content-security-policy": drawingPolicy }),
    ...(/\/favicon\.(ico|svg)$/.test(path) && { "cache-control": "public, max-age=86400" }),
    ...(path.startsWith("/_astro/") && { "access-control-allow-origin": "*" }),
  };
};

/** Any page may load the script; it is read again after five minutes, as its address stays the same. */
const forEveryPage = {
  "access-control-allow-origin": "*",
  "cross-origin-resource-policy": "cross-origin",
  "cache-control": "public, max-age=300, stale-while-revalidate=86400",
};

/** `cache-control` of files whose name changes with their content: one year. */
export const forever = "public, max-age=31536000, immutable";

/** `cache-control` of every other file: revalidate on each use. */
export const revalidate = "no-cache";

/** `strict-transport-security` of sites that are reached by HTTPS: 180 days. */
export const httpsOnly = "max-age=15552000; includeSubDomains";

/** `cache-control` of pages rendered on demand, which may be private: cached by the browser only, and revalidated. */
export const personal = "private, no-cache";

/**
 * `cache-control` of those pages for a seeker who has signed in: Back takes a cached page without revalidating it, and
 * would show what they have saved or applied for since as it was.
 */
export const notCached = "private, no-store";

/** Cookies of a seeker who has signed in, as sessions.ts sets them; pages read them with blanks around their names. */
const seekerCookie = /(?:^|;)\s*(?:token|session|refresh_token)\s*=/;

/** Whether a request has the cookies of a seeker who has signed in. */
export const isOfSeeker = ({ headers }: IncomingMessage): boolean => seekerCookie.test(headers.cookie ?? "");
