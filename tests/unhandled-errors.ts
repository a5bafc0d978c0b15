import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { Reporter } from "vitest/node";
import { unhandledFile, type Result } from "./reports.ts";

/** Keeps the errors that no test caught: they fail the run, but vitest's JSON report leaves them out. */
export const unhandledErrors: Reporter = {
  onTestRunEnd: (_modules, errors) => {
    const results = errors.map(({ name, message, stack }): Result => ({
      name: `unhandled ${name ?? "error"} in the unit tests`,
      passed: false,
      ms: 0,
      message: `${message}\n${stack ?? ""}`,
    }));
    mkdirSync(dirname(unhandledFile), { recursive: true });
    writeFileSync(unhandledFile, JSON.stringify(results));
  },
};
