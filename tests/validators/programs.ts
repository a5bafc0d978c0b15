import { execFile, spawnSync } from "node:child_process";
import { promisify } from "node:util";
import { isThorough } from "../runs.ts";

/** Programs that validators need, each with what shows that it is there. */
const programs = {
  java: ["-version"],
  mvn: ["--version"],
  promtool: ["--version"],
  python3: ["-c", "import venv, ensurepip"],
} as const;

/**
 * Whether tests that need these programs run: in a thorough run, where they are installed. Where one is missing, the run
 * says what is left out.
 * @param what the tests, such as "Tests of PDFs by veraPDF".
 */
export const canRun = (what: string, ...needed: (keyof typeof programs)[]): boolean => {
  if (!isThorough) return false;
  const missing = needed.filter((name) => spawnSync(name, programs[name]).status !== 0);
  if (missing.length) console.log(`${what} are left out: they need ${missing.join(" and ")}.`);
  return !missing.length;
};

interface Ended {
  status: number;
  stdout: string;
  stderr: string;
}

/** Runs a program to its end, whatever its status. */
export const runProgram = async (
  command: string,
  args: readonly string[],
  options: { cwd?: string; env?: NodeJS.ProcessEnv } = {},
): Promise<Ended> => {
  try {
    const said = await promisify(execFile)(command, args, { maxBuffer: 256 * 1024 * 1024, ...options });
    return { status: 0, ...said };
  } catch (error) {
    const { code, stdout = "", stderr = "" } = error as { code?: unknown } & Partial<Ended>;
    if (typeof code !== "number") throw error;
    return { status: code, stdout, stderr };
  }
};
