/** The path of the sign-in page. */
export const signInPage = /^\/sign-in\/?$/;

/**
 * Where to go after signing in: a path on this site, or "/" for anything else. Browsers treat "//host" and
 * "/\host" as another site and ignore tabs and line breaks, so the browser's own URL parser decides.
 */
export const safeReturn = (wanted: string | null | undefined, origin = location.origin): string => {
  if (!wanted?.startsWith("/") || !URL.canParse(wanted, origin)) return "/";
  const url = new URL(wanted, origin);
  const isElsewhere = url.origin !== origin || url.pathname.startsWith("//");
  return isElsewhere || signInPage.test(url.pathname) ? "/" : url.pathname + url.search + url.hash;
};

/** The URL of the sign-in page that returns to a path. */
export const signInHref = (path: string): string => `/sign-in?return=${encodeURIComponent(path)}`;
