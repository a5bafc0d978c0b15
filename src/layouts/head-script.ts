import { createHash } from "node:crypto";
import { storageKeys } from "../domain/storage-keys.ts";

/**
 * Runs before the first paint: sets attributes for the chosen colour scheme, for scripts running, and for a
 * signed-in seeker (by the token cookie, or by the cookie of a session that the next call renews). A string, so
 * that its hash can be put into the page's Content-Security-Policy.
 */
export const headScript = `(() => {
  const { dataset } = document.documentElement;
  dataset.script = "";
  if (/(^|; )(token|session)=[^;]/.test(document.cookie)) dataset.seeker = "";
  try {
    const theme = localStorage.getItem("${storageKeys.theme}");
    if (theme === "light" || theme === "dark") dataset.theme = theme;
  } catch {}
})();`;

/** Its hash for the Content-Security-Policy. */
export const headScriptHash = `sha256-${createHash("sha256").update(headScript).digest("base64")}` as const;
