/** Storage key of the build version that this browser last saw. */
const key = "portal:build-version";

/** Delay of the clean-up after the page starts, in milliseconds (spec §9). */
export const cleanUpMs = 3000;

/** Entries that belong to one build: pages of section jobs, their timestamp, and other caches (spec §4, §9). */
const cached = /^(section-jobs|portal:cache:)/;

/**
 * After a new build, removes the caches of the last one; the session, drafts and what this build caches meanwhile stay.
 */
export const cleanAfterBuild = (version: string): void => {
  // Storage may be blocked: then nothing was stored.
  try {
    if (localStorage.getItem(key) === version) return;
    const old = [localStorage, sessionStorage].flatMap((storage) =>
      Object.keys(storage)
        .filter((name) => cached.test(name))
        .map((name) => ({ storage, name, value: storage.getItem(name) })),
    );
    setTimeout(() => void clean(version, old), cleanUpMs);
  } catch {}
};

interface OldEntry {
  storage: Storage;
  name: string;
  value: string | null;
}

const clean = async (version: string, old: readonly OldEntry[]): Promise<void> => {
  for (const { storage, name, value } of old) if (storage.getItem(name) === value) storage.removeItem(name);
  localStorage.setItem(key, version);
  if (typeof caches === "undefined") return;
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
};
