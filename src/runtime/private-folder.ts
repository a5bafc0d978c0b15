import { chmod, lstat, mkdir, readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { isMainThread } from "node:worker_threads";

/** The permission bits of everybody but the owner. */
const others = 0o077;
/** A folder such as /tmp, where everybody may write and only owners may remove: it is not ours to close. */
const sticky = 0o1000;

/** Everything that this process writes from now on is its user's alone. */
export const writePrivately = (): void => {
  if (isMainThread) process.umask(others);
};

/**
 * Makes the data folder where it is missing. It and everything in it is its user's alone from then on (700 and 600),
 * whatever the umask was and however an earlier release made it.
 */
export const openPrivateFolder = async (folder: string): Promise<void> => {
  writePrivately();
  await mkdir(folder, { recursive: true });
  await makePrivate(folder, "open folders");
};

/** Which folders below a folder are looked into: a private one was made private after everything in it. */
type Depth = "everything" | "open folders";

/** Takes a folder and everything in it from everybody but its user. */
export const makePrivate = async (folder: string, depth: Depth): Promise<void> => {
  for await (const { path, mode } of openToOthers(folder, depth))
    // What belongs to another user stays as it is, and `npm run signboard -- doctor` reports it.
    await chmod(path, mode & ~others).catch(() => undefined);
};

/** Everything of a folder that others on this machine may access, the folder itself last. Links are not followed. */
export async function* openToOthers(
  folder: string,
  depth: Depth,
): AsyncGenerator<{ path: string; mode: number }> {
  const { mode } = await stat(folder);
  if (mode & sticky) return;
  yield* openWithin(folder, depth);
  if (mode & others) yield { path: folder, mode };
}

async function* openWithin(folder: string, depth: Depth): AsyncGenerator<{ path: string; mode: number }> {
  for (const entry of await readdir(folder, { withFileTypes: true }).catch(() => [])) {
    if (!entry.isFile() && !entry.isDirectory()) continue;
    const path = join(folder, entry.name);
    const mode = await modeOf(path);
    if (entry.isDirectory() && (depth === "everything" || mode & others)) yield* openWithin(path, depth);
    if (mode & others) yield { path, mode };
  }
}

/** The mode of a file; 0 when it is gone meanwhile. */
const modeOf = (path: string): Promise<number> =>
  lstat(path).then(
    ({ mode }) => mode,
    () => 0,
  );
