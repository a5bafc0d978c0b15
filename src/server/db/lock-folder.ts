import { readFile, rm, writeFile } from "node:fs/promises";
import { MendableError } from "../lib/mendable-error.ts";

/** Another process has the folder of the embedded database open. */
export class FolderLockedError extends MendableError {
  override name = "FolderLockedError";
  /** The process that has it, where that is known. */
  readonly owner: number | undefined;

  constructor(message: string, owner?: number) {
    super(message);
    this.owner = owner;
  }
}

/**
 * Takes a folder for this process alone: two processes in one PGlite folder silently lose rows.
 * A lock whose owner is gone is taken over.
 * @returns what gives the folder back.
 * @throws FolderLockedError naming the process that has it.
 */
export const lockFolder = async (folder: string): Promise<() => Promise<void>> => {
  const file = `${folder}.lock`;
  const mine = `${process.pid} ${await startOf(process.pid)}`;
  for (let attempt = 0; attempt < 3; attempt++) {
    try {
      await writeFile(file, mine, { flag: "wx" });
      return () => rm(file, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    }
    const owner = await readFile(file, "utf8").catch(() => "");
    const [pid = ""] = owner.split(" ");
    if (owner && Number(pid) !== process.pid && owner === `${pid} ${await startOf(Number(pid))}`) {
      throw new FolderLockedError(
        `${folder} is in use by process ${pid}. Stop that server first, or set DATABASE_URL to a PostgreSQL server, which any number of processes can share.`,
        Number(pid),
      );
    }
    await rm(file, { force: true });
  }
  throw new FolderLockedError(`${folder} is being opened by several processes at once; start one of them.`);
};

/** When a process started, so that a process id that was given out again is not taken for the old owner. */
const startOf = async (pid: number): Promise<string> => {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, "utf8");
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? "";
  } catch {
    return isAlive(pid) ? "alive" : "gone";
  }
};

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
};
