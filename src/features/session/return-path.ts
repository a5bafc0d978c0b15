/**
 * Where to go after signing in: a path on this site, or "/" for anything else. Browsers read "//host" and
 * "/\host" as another site, and a tab or a line break inside as nothing, so the browser's own reading decides.
 */
export const safeReturn = (wanted: string | null | undefined, origin = location.origin): string => {
  if (!wanted?.startsWith("/") || !URL.canParse(wanted, origin)) return "/";
  const url = new URL(wanted, origin);
  const isElsewhere = url.origin !== origin || url.pathname.startsWith("//");
  return isElsewhere || /^\/sign-in\/?$/.test(url.pathname) ? "/" : url.pathname + url.search + url.hash;
};

/** The address of the sign-in page that comes back to a path. */
export const signInHref = (path: string): string => `/sign-in?return=${encodeURIComponent(path)}`;
