import { getViteConfig } from "astro/config";
import { unhandledErrors } from "./tests/unhandled-errors.ts";

// The processes of the tests and the programs that they start load their modules in half the time.
process.env["NODE_OPTIONS"] =
  `${process.env["NODE_OPTIONS"] ?? ""} --import=${new URL("src/runtime/faster-loading.js", import.meta.url)}`;

/** Tests that mock no module and leave none changed: a process runs many such files, and loads what they share once. */
const sharing = "tests/{art,build,docs,domain,lexicon,releases,server}/**/*.test.ts";

export default getViteConfig({
  test: {
    projects: [
      { extends: true, test: { name: "shared modules", include: [sharing], isolate: false } },
      {
        extends: true,
        test: { name: "own modules", include: ["tests/**/*.test.{ts,tsx}"], exclude: [sharing] },
      },
    ],
    globalSetup: "tests/server/run-folder.ts",
    pool: "forks",
    // All of them: on two cores the runner itself would leave one idle.
    maxWorkers: "100%",
    reporters: ["default", ["json", { outputFile: "test-results/vitest.json" }], unhandledErrors],
    // A test's browser is gone when its file ends; what React or a store still had to do then fails for want of it.
    onUnhandledError: ({ name, message }: { name: string; message: string }) =>
      !(
        name === "ReferenceError" && /^(window|document|navigator|localStorage) is not defined$/.test(message)
      ),
    // Limits for what hangs: a busy machine may take its time.
    testTimeout: 120_000,
    hookTimeout: 240_000,
    // As in the browser tests: on a shared machine, a race that one run in a hundred loses must not hide the rest.
    retry: process.env["CI"] ? 1 : 0,
  },
} as Parameters<typeof getViteConfig>[0]);
