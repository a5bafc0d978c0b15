import { fork } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";
import type { BuildStep } from "../../releases/build-step.ts";
import { projectFolder } from "../../runtime/project-folder.ts";

/**
 * Runs a command beside this process, which it ends with.
 * @param name The command's file in src/commands.
 * @param args The command's arguments.
 * @param onLine Called with each line that it prints.
 * @param onStep Called with each step that it begins.
 * @returns why it failed, as it says; null when it succeeded.
 */
export const runCommand = async (
  name: "build" | "bundle-server",
  args: readonly string[],
  onLine: (line: string) => void = () => undefined,
  onStep: (step: BuildStep) => void = () => undefined,
): Promise<string | null> => {
  const env = { ...process.env, NODE_ENV: "production" };
  const child = fork(join(projectFolder, `src/commands/${name}.ts`), args, {
    cwd: projectFolder,
    silent: true,
    env,
  });
  child.on("message", (step: BuildStep) => onStep(step));
  createInterface({ input: child.stdout! }).on("line", onLine);
  const says = text(child.stderr!);
  const status = await new Promise<number | null>((resolve) => {
    child.once("error", () => resolve(null)).once("close", resolve);
  });
  return status === 0 ? null : (await says).trim();
};
