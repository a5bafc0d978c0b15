import { createHash } from "node:crypto";
import { storageKeys } from "../domain/storage-keys.ts";

/**
 * Runs before the first paint: sets attributes for the chosen colour scheme, for scripts running, and for a
 * signed-in seeker (by the token cookie, or by the cookie of a session that the next call renews). A string, so
 * that its hash can be put into the page's Content-Security-Policy.
 *
 * A page that was made for a seeker (Base.astro) and that Back brings from the browser's memory after they have signed out
 * is hidden and loaded anew, once: it says, for one, whether employers accept their visa. So is one that comes whole
 * from that memory after somebody has signed in, or has changed something on another page (`tellTabs`).
 */
export const headScript = `(() => {
  const root = document.documentElement, { dataset } = root;
  const isSeeker = () => /(^|; )(token|session)=[^;]/.test(document.cookie);
  const read = (key) => { try { return localStorage.getItem(key); } catch {} };
  const state = () => isSeeker() + ("" + read("${storageKeys.changed}"));
  const anew = () => { root.hidden = true; location.reload(); };
  let left;
  dataset.script = "";
  if (isSeeker()) dataset.seeker = "";
  else if ("seeker" in dataset) {
    delete dataset.seeker;
    if (performance.getEntriesByType("navigation")[0]?.type !== "reload") anew();
  }
  onpagehide = () => left = state();
  onpageshow = (event) => event.persisted && left !== state() && anew();
  const theme = read("${storageKeys.theme}");
  if (theme === "light" || theme === "dark") dataset.theme = theme;
})();`;

/** Its hash for the Content-Security-Policy. */
export const headScriptHash = `sha256-${createHash("sha256").update(headScript).digest("base64")}` as const;
