import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Row } from "./part.ts";

export const title = "Build: all sites, from nothing to compressed files";

const root = join(import.meta.dirname, "..");
const reporter = pathToFileURL(join(import.meta.dirname, "report-memory.mjs")).href;

export const run = async (): Promise<Row[]> => {
  const folder = mkdtempSync(join(tmpdir(), "signboard-build-"));
  try {
    const seconds = build(folder);
    const pages = count(".html");
    return [
      {
        seconds: round(seconds),
        pages,
        "pages per second": round(pages / seconds),
        "peak memory (MB)": Math.round(peakKilobytes(folder) / 1000),
        "files of JavaScript": count(".js"),
      },
    ];
  } finally {
    rmSync(folder, { recursive: true });
  }
};

/** Builds as `npm run build` does and gives the seconds; each process reports its memory into the folder. */
const build = (folder: string): number => {
  const start = performance.now();
  const { status, stderr } = spawnSync("npm", ["run", "--silent", "build"], {
    cwd: root,
    encoding: "utf8",
    env: {
      ...process.env,
      NODE_ENV: "production",
      NODE_OPTIONS: `--import=${reporter}`,
      MEMORY_REPORTS: folder,
    },
  });
  if (status !== 0) throw new Error(`The build failed:\n${stderr}`);
  return (performance.now() - start) / 1000;
};

const peakKilobytes = (folder: string): number =>
  Math.max(...readdirSync(folder).map((file) => Number(readFileSync(join(folder, file), "utf8"))));

const count = (ending: string): number =>
  readdirSync(join(root, "dist/client"), { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(ending),
  ).length;

const round = (value: number) => Math.round(value * 10) / 10;
