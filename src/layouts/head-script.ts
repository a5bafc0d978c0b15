import { createHash } from "node:crypto";
import { storageKeys } from "../domain/storage-keys.ts";

/**
 * Runs before the first paint: sets attributes for the chosen colour scheme, for scripts running, and for a
 * signed-in seeker (by the token cookie, or by the cookie of a session that the next call renews). A string, so
 * that its hash can be put into the page's Content-Security-Policy.
 *
 * A page that was made for a seeker (Base.astro) and that Back brings from the browser's memory after they have signed out
 * is hidden and loaded anew, once: it says, for one, whether employers accept their visa.
 */
export const headScript = `(() => {
  const root = document.documentElement, { dataset } = root;
  const look = (isNew) => {
    if (/(^|; )(token|session)=[^;]/.test(document.cookie)) dataset.seeker = "";
    else if ("seeker" in dataset) {
      delete dataset.seeker;
      if (isNew) { root.hidden = true; location.reload(); }
    }
  };
  dataset.script = "";
  look(performance.getEntriesByType("navigation")[0]?.type !== "reload");
  onpageshow = (event) => event.persisted && look(true);
  try {
    const theme = localStorage.getItem("${storageKeys.theme}");
    if (theme === "light" || theme === "dark") dataset.theme = theme;
  } catch {}
})();`;

/** Its hash for the Content-Security-Policy. */
export const headScriptHash = `sha256-${createHash("sha256").update(headScript).digest("base64")}` as const;
