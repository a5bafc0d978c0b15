import { createHash } from "node:crypto";
import { storageKeys } from "../domain/storage-keys.ts";

/**
 * Runs before the first paint: the colour scheme that was chosen, whether scripts run, and whether a seeker
 * is signed in: by the token cookie, or by that of a session that is renewed with the next call. Kept as text
 * so that its hash can go into the page's Content-Security-Policy.
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

/** What lets it run under the policy. */
export const headScriptHash = `sha256-${createHash("sha256").update(headScript).digest("base64")}` as const;
