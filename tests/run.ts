import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { constants, setPriority } from "node:os";
import { dirname, resolve } from "node:path";
import { text } from "node:stream/consumers";
import { bundledStart } from "../src/runtime/bundled-start.js";
import { startOpenSearch } from "./opensearch/start-open-search.ts";
import { checksFile, type Result } from "./reports.ts";
import { databasePrograms } from "./server/database-programs.ts";

// Many tests start programs of ours: compiled once, each start takes a third of the processor time.
process.env["NODE_COMPILE_CACHE"] ??= resolve("node_modules/.cache/compile");

// All that `npm test` runs: the checks beside the unit tests, the browser tests after them, and what they came to.
const checks = ["check:types", "check:lint", "check:unused", "check:format"];

/** What the checks and both runners came to, in the order of their ends. */
const results: Result[] = [];

const finish = (script: string, started: number, passed: boolean, message = ""): boolean => {
  results.push({ name: `npm run ${script}`, passed, ms: performance.now() - started, message });
  mkdirSync(dirname(checksFile), { recursive: true });
  writeFileSync(checksFile, JSON.stringify(results));
  return passed;
};

/**
 * Strangers' files are read by programs of the lowest priority, which get a processor late where others are busy: what
 * runs beside them has the same, or they would come to their deadlines.
 */
const withLowPriority = <Child extends ChildProcess>(child: Child): Child => {
  if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  return child;
};

/** One after the other, as each keeps a core busy; what one says is shown in one piece when it is done. */
const runChecks = async (): Promise<boolean> => {
  let passed = true;
  for (const script of checks) {
    const started = performance.now();
    const child = withLowPriority(
      spawn("npm", ["run", "--silent", script], { stdio: ["ignore", "pipe", "pipe"] }),
    );
    const [out, errors, [status]] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, "close") as Promise<[number | null]>,
    ]);
    console.log(status === 0 ? `${script} passed.` : `${script} failed:\n${out}${errors}`);
    passed = finish(script, started, status === 0, out + errors) && passed;
  }
  return passed;
};

const start = (script: string): ChildProcess =>
  spawn("npm", ["run", "--silent", script], { stdio: "inherit" });

const ended = async (script: string, child: ChildProcess): Promise<boolean> => {
  const started = performance.now();
  const [status] = await once(child, "close");
  if (status !== 0) console.log(`${script} ended with status ${status}.`);
  return finish(script, started, status === 0);
};

rmSync(dirname(checksFile), { recursive: true, force: true });
// Servers that tests start, and the sandboxed processes of all, load in half the time from it.
const bundle = bundledStart(".") ? null : spawn(process.execPath, ["src/commands/bundle-server.ts"]);
const search = await startOpenSearch();
if (bundle && bundle.exitCode === null) await once(bundle, "close");
console.log(search.says);
console.log(databasePrograms);
const withoutBrowser = await Promise.all([
  runChecks(),
  ended("test:unit", withLowPriority(start("test:unit"))),
]);
await search.stop();
const passed = [...withoutBrowser, await ended("test:browser", start("test:browser"))].every(Boolean);
spawnSync("npm", ["run", "--silent", "test:summary"], { stdio: "inherit" });
process.exit(passed ? 0 : 1);
