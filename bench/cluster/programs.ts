import { spawn, type ChildProcess, type SpawnOptions } from "node:child_process";
import { once } from "node:events";
import { openSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

/** How long a service manager waits before it starts a program again, in milliseconds. */
const restartMs = 1_000;

/** A program that the bench has started, as the first of a process group of its own. */
export interface Program {
  pid: number;
  /** Resolves when it has ended. */
  ended: Promise<unknown>;
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
  if (stack.disposed) throw new Error(`${name} is not started, as the bench ends.`);
  // A group of its own, as a terminal sends Ctrl-C to all of one: the bench ends its programs itself, in order.
  const child = spawn(command, args, { ...options, detached: true, stdio: ["ignore", log, log] });
  const ended = once(child, "exit");
  const program = {
    pid: child.pid!,
    ended,
    end: async (signal: NodeJS.Signals) => {
      if (hasEnded(child)) return;
      process.kill(-child.pid!, signal);
      await ended;
    },
    log: () => readFileSync(file, "utf8"),
  };
  stack.defer(() => program.end("SIGKILL"));
  return program;
};

/** A program that is started again when it ends by itself, as service managers do. */
export interface Service {
  /** Ends it until it is started again. */
  end: (signal: NodeJS.Signals) => Promise<void>;
  start: () => void;
  log: () => string;
}

/** A service, which is not started yet. */
export const makeService = (...how: Parameters<typeof startProgram>): Service => {
  let program: Program | undefined;
  const run = () => {
    const started = startProgram(...how);
    program = started;
    void started.ended.then(async () => {
      await pause(restartMs);
      if (program === started && !how[0].stack.disposed) run();
    });
  };
  return {
    start: run,
    end: async (signal) => {
      const ending = program;
      program = undefined;
      await ending?.end(signal);
    },
    log: () => program?.log() ?? "",
  };
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
