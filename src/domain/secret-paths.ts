import { routePattern } from "./route-pattern.ts";

/**
 * The routes whose addresses are secrets, as whoever has one has what it opens: where the address holds the secret. Logs
 * do not have it (`loggedPath`, deploy/nginx.ts, deploy/caddy.ts), and pages do not send it on (`headersOfPage`).
 */
export const secretPaths: Readonly<Record<string, "path" | "query">> = {
  "/shared/{token}": "path",
  "/received-applications/{token}": "path",
  "/received-applications/{token}/{application}": "path",
  // The key of a file holds its name and whose it is; the query its signature.
  "/v1/uploads/{...key}": "path",
  "/saved-search/confirm": "query",
  "/saved-search/stop": "query",
  "/competition/{slug}/confirm": "query",
  "/support/answer": "query",
  "/consultation/answer": "query",
  // The response of an external provider, or the key of one that was posted.
  "/auth/neca-auth": "query",
  "/v1/saved-search": "query",
  "/v1/seeker/competition/{slug}/entry": "query",
  "/v1/support/answer": "query",
  "/v1/consultations/answer": "query",
  "/v1/account/data.zip": "query",
  "/v1/shared-documents/{link}/{document}": "query",
  "/v1/received-applications/{link}/{application}/files/{file}": "query",
  "/v1/received-applications/{link}/{application}/all.zip": "query",
  "/v1/received-applications/{link}/applications.csv": "query",
  "/v1/hiring-deliveries/{delivery}/files/{file}": "query",
};

/** The same as the source of one regular expression, which matches a whole path. */
export const secretPattern = `^(?:/mobile)?(?:${Object.keys(secretPaths).map(routePattern).join("|")})$`;
const secret = new RegExp(secretPattern);

/** Whether the address of a path, without its query, is a secret. */
export const isSecretPath = (path: string): boolean => secret.test(path);

/** What comes before a secret in a path, however many slashes it is written with. */
const beginnings = Object.entries(secretPaths).flatMap(([template, where]) =>
  where === "path" ? [template.slice(0, template.indexOf("{"))] : [],
);
export const beforeSecret = `(?:/+mobile)?(?:${[...new Set(beginnings)].join("|").replaceAll("/", "/+")})`;

/** What a log leaves out of an address: the rest of a path after `beforeSecret`, and every query. Valid in RE2 as well. */
export const leftOut = `(^${beforeSecret}|\\?)[^?]*`;
const everyLeftOut = new RegExp(leftOut, "g");

/** A path, with or without a query, as logs have it: "/shared/-". */
export const loggedPath = (url: string): string => url.replace(everyLeftOut, "$1-");
