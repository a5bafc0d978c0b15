import { spawn, type ChildProcess, type SpawnOptions } from "node:child_process";
import { once } from "node:events";
import { openSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** A program that the bench has started, as the first of a process group of its own. */
export interface Program {
  pid: number;
  hasEnded: () => boolean;
  /** Signals the whole group, and waits until the program has ended. */
  end: (signal: NodeJS.Signals) => Promise<void>;
  /** What it has said, in the file of its name. */
  log: () => string;
}

/** How programs are started: what they say goes to files of a folder, and all end with the stack. */
export interface Programs {
  folder: string;
  stack: AsyncDisposableStack;
}

/** Starts a program that ends with the bench at the latest. */
export const startProgram = (
  { folder, stack }: Programs,
  name: string,
  [command, ...args]: readonly [string, ...string[]],
  options: SpawnOptions = {},
): Program => {
  const file = join(folder, `${name}.log`);
  const log = openSync(file, "a");
  let program: Program | undefined;
  // First, as nothing is started any more once the stack has ended.
  stack.defer(async () => program?.end("SIGKILL"));
  // A group of its own, as a terminal sends Ctrl-C to all of one: the bench ends its programs itself, in order.
  const child = spawn(command, args, { ...options, detached: true, stdio: ["ignore", log, log] });
  program = {
    pid: child.pid!,
    hasEnded: () => hasEnded(child),
    end: async (signal: NodeJS.Signals) => {
      if (hasEnded(child)) return;
      const exited = once(child, "exit");
      process.kill(-child.pid!, signal);
      await exited;
    },
    log: () => readFileSync(file, "utf8"),
  };
  return program;
};

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode !== null || signalCode !== null;

/** How a running program was started, to start it again once it was killed. */
export const commandOf = (pid: number): { words: [string, ...string[]]; options: SpawnOptions } => {
  const read = (what: string) => readFileSync(`/proc/${pid}/${what}`, "utf8").split("\0").filter(Boolean);
  const { uid, gid } = statSync(`/proc/${pid}`);
  const env = Object.fromEntries(read("environ").map((pair) => pair.split(/=(.*)/s, 2)));
  return {
    words: read("cmdline") as [string, ...string[]],
    options: { uid, gid, env: env as NodeJS.ProcessEnv },
  };
};
