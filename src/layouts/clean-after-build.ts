/** Storage key of the build version that this browser last saw. */
const key = "portal:build-version";

/** Delay of the clean-up after the page starts, in milliseconds (spec §9). */
export const cleanUpMs = 3000;

/** Entries that belong to one build: pages of section jobs, their timestamp, and other caches (spec §4, §9). */
const cached = /^(section-jobs|portal:cache:)/;

/** After a new build, removes the caches of the last one; the session and drafts stay. */
export const cleanAfterBuild = (version: string): void => {
  // Storage may be blocked: then nothing was stored.
  try {
    if (localStorage.getItem(key) !== version) setTimeout(() => void clean(version), cleanUpMs);
  } catch {}
};

const clean = async (version: string): Promise<void> => {
  for (const storage of [localStorage, sessionStorage])
    for (const name of Object.keys(storage)) if (cached.test(name)) storage.removeItem(name);
  localStorage.setItem(key, version);
  if (typeof caches === "undefined") return;
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
};
