import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { listReleases } from "../src/releases/folders.ts";

export const root = join(import.meta.dirname, "..");
const reporter = pathToFileURL(join(import.meta.dirname, "report-memory.mjs")).href;

/** The cost of one build. */
export interface Built {
  seconds: number;
  /** Pages of HTML. */
  pages: number;
  /** The largest memory of any of its processes, in megabytes. */
  memory: number;
  /** Its output. */
  output: string;
}

/** Creates a folder with these files of the repository and its packages, but without caches. */
export const copyTo = (folder: string, parts: readonly string[]): void => {
  for (const part of parts) cpSync(join(root, part), join(folder, part), { recursive: true });
  const packages = join(folder, "node_modules");
  mkdirSync(packages);
  for (const name of readdirSync(join(root, "node_modules")))
    if (!name.startsWith(".") || name === ".bin")
      symlinkSync(join(root, "node_modules", name), join(packages, name));
};

/**
 * Runs the command that builds the site in a folder.
 * @throws Error with the output of the command when it fails.
 */
export const build = (folder: string, command: readonly [string, ...string[]]): Built => {
  const reports = mkdtempSync(join(tmpdir(), "signboard-memory-"));
  try {
    const start = performance.now();
    const { status, stdout, stderr } = spawnSync(command[0], command.slice(1), {
      cwd: folder,
      encoding: "utf8",
      maxBuffer: 64_000_000,
      env: {
        ...process.env,
        NODE_ENV: "production",
        NODE_OPTIONS: `--import=${reporter}`,
        MEMORY_REPORTS: reports,
        ASTRO_TELEMETRY_DISABLED: "1",
      },
    });
    if (status !== 0) throw new Error(`The build failed:\n${stdout.slice(-2000)}\n${stderr}`);
    const seconds = (performance.now() - start) / 1000;
    const peaks = readdirSync(reports).map((file) => Number(readFileSync(join(reports, file), "utf8")));
    return {
      seconds,
      pages: countFiles(folder, ".html"),
      memory: Math.max(...peaks) / 1000,
      output: stdout,
    };
  } finally {
    rmSync(reports, { recursive: true });
  }
};

/** How many files with an extension the last build in a folder has: in its release, or in Astro's plain output. */
export const countFiles = (folder: string, ending: string): number => {
  const [release] = listReleases(join(folder, "dist"));
  const own = readdirSync(release?.folder ?? join(folder, "dist"), { recursive: true, encoding: "utf8" });
  return [...own, ...(release?.shared ?? [])].filter((file) => file.endsWith(ending)).length;
};
