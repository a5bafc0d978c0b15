import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { bundleServer, type CurrentBundle } from "../../src/build/server-bundle.ts";
import { projectFolder } from "../../src/runtime/project-folder.ts";

/** Where a bundle finds the packages that are not in it. */
const results = join(projectFolder, "test-results");

it("a bundle reads the lists of words that it was made with, whatever becomes of the sources", async () => {
  mkdirSync(results, { recursive: true });
  const dist = mkdtempSync(join(results, "bundle-"));
  onTestFinished(() => rmSync(dist, { recursive: true }));
  const start = await bundleServer(dist);
  const reader = join(dirname(start), "programs/cv-reader.js");
  const readable = [dist, join(projectFolder, "node_modules"), join(projectFolder, "package.json")];
  // Without the right to read a source: the CV reader loads all its lists.
  const load = [
    "--input-type=module",
    "--eval",
    `await (await import(${JSON.stringify(reader)})).prepare();`,
  ];
  const reads = readable.map((path) => `--allow-fs-read=${path}`);
  execFileSync(process.execPath, ["--permission", ...reads, ...load], { env: {} });
  // A bundle whose lists have changed is made again at the next start.
  const { files } = JSON.parse(readFileSync(join(dist, "server/current.json"), "utf8")) as CurrentBundle;
  expect(files).toHaveProperty(["src/lexicon/cv/names.yaml"]);
}, 120_000);
