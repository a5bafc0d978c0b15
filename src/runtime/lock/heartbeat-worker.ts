import { closeSync, constants, openSync, writeSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";
import { beatMs, settleMs, type Heart } from "./heartbeat.ts";
import { lockText, ownerIn, writeOwner } from "./lock-owner.ts";

const { file, owner } = workerData as Heart;

/** Writes the file again unless it names another owner; by path, because the file may have been deleted. */
const beat = (): boolean => {
  let fd;
  try {
    fd = openSync(file, constants.O_RDWR | constants.O_CREAT, 0o644);
    const now = ownerIn(lockText(fd));
    if (now && now.id !== owner.id) return false;
    owner.beat++;
    writeOwner(fd, owner);
  } catch {
    // A full disk, or too many open files: there is no sign that another process has written it.
  } finally {
    if (fd !== undefined) closeSync(fd);
  }
  return true;
};

await wait(settleMs);
const isMine = beat();
parentPort!.postMessage(isMine);
if (isMine) {
  while (beat()) await wait(beatMs);
  writeSync(
    2,
    `${file} was taken over by another process while this one stood still; it stops and writes nothing more.\n`,
  );
  process.kill(process.pid, "SIGKILL");
}
