import { Readable } from "node:stream";
import { format } from "node:util";
import type { Command } from "commander";
import { program, runLine } from "../../src/commands/command-line/program.ts";

/** What a command came to. */
export interface Told {
  code: number;
  out: string;
  errors: string;
}

/** Does something in this process under an environment of its own. */
export const withEnvironment = async <Result>(
  env: NodeJS.ProcessEnv,
  work: () => Promise<Result>,
): Promise<Result> => {
  const before = process.env;
  process.env = env;
  return work().finally(() => (process.env = before));
};

/** What a command does at these would go on doing it in the process of the tests. */
const signals = ["SIGINT", "SIGTERM"] as const;

/** Takes off what has been listening to signals since. */
const keepListeners = () => {
  const before = signals.map((name) => [name, process.listeners(name)] as const);
  return () => {
    for (const [name, kept] of before)
      for (const listener of process.listeners(name))
        if (!kept.includes(listener)) process.off(name, listener);
  };
};

/**
 * Runs a command line in this process, which takes a tenth of a program of its own; one at a time, as what it prints is
 * taken from the console.
 * @param env its whole environment.
 * @param typed what it reads from standard input.
 */
export const runCommand = async (
  one: Command,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  typed = "",
): Promise<Told> => {
  const told: Told = { code: 0, out: "", errors: "" };
  const { log, error } = console;
  console.log = (...printed: unknown[]) => void (told.out += `${format(...printed)}\n`);
  console.error = (...printed: unknown[]) => void (told.errors += `${format(...printed)}\n`);
  const stdin = Object.getOwnPropertyDescriptor(process, "stdin")!;
  Object.defineProperty(process, "stdin", {
    ...stdin,
    get: () => Readable.from(typed ? [Buffer.from(typed)] : []),
  });
  const takeOff = keepListeners();
  try {
    told.code = await withEnvironment(env, () =>
      runLine(program([one]), [one.name(), ...args], console.error),
    );
  } finally {
    Object.assign(console, { log, error });
    Object.defineProperty(process, "stdin", stdin);
    takeOff();
    process.exitCode = undefined;
  }
  return told;
};
