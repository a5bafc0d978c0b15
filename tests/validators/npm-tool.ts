import { existsSync } from "node:fs";
import { join } from "node:path";
import { projectFolder } from "../../src/runtime/project-folder.ts";
import { runProgram } from "./programs.ts";

/**
 * The `node_modules` of a package that only thorough runs need: it is installed by the first one, and without its scripts,
 * of which some bring programs of their own or report who installs them.
 */
export const npmTool = async (name: string, version: string): Promise<string> => {
  const prefix = join(projectFolder, "node_modules/.cache/tools", `${name.replace("/", "-")}-${version}`);
  const packages = join(prefix, "node_modules");
  if (existsSync(join(packages, name))) return packages;
  const args = ["install", "--no-save", "--ignore-scripts", "--prefix", prefix, `${name}@${version}`];
  const { status, stderr } = await runProgram("npm", args);
  if (status !== 0) throw new Error(`${name} cannot be installed: ${stderr}`);
  return packages;
};
