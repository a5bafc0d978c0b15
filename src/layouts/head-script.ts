/**
 * Runs before the first paint: the colour scheme that was chosen, whether scripts run, and whether a seeker
 * is signed in (spec §6: a token cookie that the client may read). Kept as text so that its hash can go into
 * the page's Content-Security-Policy.
 */
export const headScript = `(() => {
  const { dataset } = document.documentElement;
  dataset.script = "";
  try {
    const theme = localStorage.getItem("portal:theme");
    if (theme === "light" || theme === "dark") dataset.theme = theme;
  } catch {}
  if (/(^|; )token=[^;]/.test(document.cookie)) dataset.seeker = "";
})();`;
