/** Paths that the API answers, with all below them; everything else belongs to the pages. */
export const apiPaths = ["/v1", "/v4", "/api", "/healthz", "/readyz", "/docs/api", "/dev/mail"] as const;

/** Whether the API answers a path. */
export const isApiPath = (path: string): boolean =>
  apiPaths.some((own) => path === own || path.startsWith(`${own}/`));
