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

/**
 * Runs a command line in this process, which takes a tenth of a program of its own; one at a time, as what it prints is
 * taken from the console.
 * @param env its whole environment.
 */
export const runCommand = async (
  one: Command,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<Told> => {
  const told: Told = { code: 0, out: "", errors: "" };
  const tell = (text: string) => void (told.errors += `${text}\n`);
  const { log } = console;
  console.log = (...printed: unknown[]) => void (told.out += `${format(...printed)}\n`);
  try {
    told.code = await withEnvironment(env, () => runLine(program([one]), [one.name(), ...args], tell));
  } finally {
    console.log = log;
    process.exitCode = undefined;
  }
  return told;
};
