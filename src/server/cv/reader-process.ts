import { fork, type ChildProcess } from "node:child_process";
import { join } from "node:path";
import { projectFolder } from "../../runtime/project-folder.ts";

/** The most memory of the JavaScript heap of a process, in MB. */
const heapMegabytes = 384;
/** How long a process that waits for a file is kept, in milliseconds: then its memory is free again. */
const idleMs = 30_000;

const start = (mode: "now" | "ahead"): ChildProcess =>
  fork(join(import.meta.dirname, "reader.ts"), [mode], {
    execArgv: [`--max-old-space-size=${heapMegabytes}`, "--permission", `--allow-fs-read=${projectFolder}`],
    env: {},
    serialization: "advanced",
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });

let spare: ChildProcess | null = null;

/** Starts a process that loads the libraries and waits for a file, while another one reads. */
const prepareNext = (): void => {
  if (spare) return;
  const child = start("ahead");
  const end = () => {
    if (spare !== child) return;
    spare = null;
    child.kill("SIGKILL");
  };
  setTimeout(end, idleMs).unref();
  child.once("exit", end);
  child.once("error", end);
  // It must not keep this process alive.
  child.unref();
  child.channel?.unref();
  spare = child;
};

/** A process for one file, which has read none before: the one that waits, or a new one. */
export const processForFile = (): ChildProcess => {
  const child = spare?.connected ? spare : start("now");
  spare = null;
  child.ref();
  child.channel?.ref();
  prepareNext();
  return child;
};
