import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { SerializedError } from "vitest";
import type { Reporter } from "vitest/node";
import { outsideTestsFile, type Result } from "./reports.ts";

/**
 * Keeps the errors that fail a run without being any test's: of files that cannot be loaded, of what is done before and
 * after tests, and those that nothing caught. Vitest's JSON report has no cause for the former and leaves out the latter.
 */
export const errorsOutsideTests: Reporter = {
  onTestRunEnd: (modules, uncaught) => {
    const ofFiles = modules.flatMap((file) => [
      ...file.errors().map(failed(file.relativeModuleId)),
      ...[...file.children.allSuites()].flatMap((suite) =>
        suite.errors().map(failed(`${file.relativeModuleId}: ${suite.fullName}, before or after its tests`)),
      ),
    ]);
    const results = [
      ...ofFiles,
      ...uncaught.map((error) => failed(`unhandled ${error.name ?? "error"} in the unit tests`)(error)),
    ];
    mkdirSync(dirname(outsideTestsFile), { recursive: true });
    writeFileSync(outsideTestsFile, JSON.stringify(results));
  },
};

const failed =
  (name: string) =>
  ({ message, stack = "" }: SerializedError): Result => ({
    name,
    passed: false,
    ms: 0,
    message: `${message}\n${stack}`,
  });
