/** Headers of every page and file; the policy itself comes with the page, which knows its scripts. */
export const pageHeaders = {
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": "camera=(), microphone=(), geolocation=(), browsing-topics=()",
  "cross-origin-opener-policy": "same-origin",
};

/** `content-security-policy` of a drawing (SVG): opened by itself it is a document, which may run and load nothing. */
export const drawingPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; sandbox";

/** Headers of a file beside `pageHeaders`, by its path. */
export const headersOfFile = (path: string): Record<string, string> =>
  path.toLowerCase().endsWith(".svg") ? { "content-security-policy": drawingPolicy } : {};

/** `cache-control` of files whose name changes with their content: one year. */
export const forever = "public, max-age=31536000, immutable";

/** `cache-control` of every other file: ask each time whether it has changed. */
export const revalidate = "no-cache";

/** `strict-transport-security` of sites that are reached by HTTPS: 180 days. */
export const httpsOnly = "max-age=15552000; includeSubDomains";

/** `cache-control` of pages made on demand, which may show what a seeker saved: kept by that browser alone, and asked for each time. */
export const personal = "private, no-cache";
