import { readFileSync, writeFileSync } from "node:fs";
import { spawnSync } from "node:child_process";
import { Worker } from "node:worker_threads";
import type { Attempts } from "./protection.ts";
import type { Program } from "./program.ts";

/** Modules that must not be there: with them a file could reach the network. */
const networkModules = ["node:net", "node:http", "node:dns", "node:dgram", "node:http2", "node:tls"];

/** Also a file that does not exist must be refused, rather than be missing. */
const read = (file: string): void => {
  try {
    readFileSync(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ERR_ACCESS_DENIED") throw error;
  }
};

// The program that tries what a sandboxed process must not be able to do.
export const run: Program<Attempts, string[]>["run"] = async ({ files, port, pid }) => {
  const attempts: Record<string, () => unknown> = {
    ...Object.fromEntries(files.map((file) => [`read ${file}`, () => read(file)])),
    "read the environment": () => Object.keys(process.env)[0] ?? read("/proc/self/environ"),
    "write a file": () => writeFileSync(`${import.meta.dirname}/probe.txt`, "x"),
    "start a process": () => {
      const { error } = spawnSync("true");
      if (error) throw error;
    },
    "start a thread": () => new Worker("0", { eval: true }),
    "signal the server": () => process.kill(pid, 0),
    "reach the network by fetch": () => fetch(`http://127.0.0.1:${port}/`),
    ...Object.fromEntries(networkModules.map((name) => [`load ${name}`, () => import(name)])),
    ...Object.fromEntries(
      networkModules.map((name) => [`take ${name}`, () => process.getBuiltinModule(name)!.constructor]),
    ),
  };
  const succeeded: string[] = [];
  for (const [what, attempt] of Object.entries(attempts))
    try {
      await attempt();
      succeeded.push(what);
    } catch {
      // As it must be.
    }
  return succeeded;
};
