import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { LongestFirst } from "./tests/longest-first.ts";
import { errorsOutsideTests } from "./tests/errors-outside-tests.ts";

// The processes of the tests and the programs that they start load their modules in half the time.
process.env["NODE_OPTIONS"] =
  `${process.env["NODE_OPTIONS"] ?? ""} --import=${new URL("src/runtime/faster-loading.js", import.meta.url)}`;

/** What a build puts in place of these, as it is in a project without configuration (astro.config.mjs). */
const built = {
  "import.meta.env.BUILD_VERSION": '"test"',
  "import.meta.env.CHAT_HOSTS": "{}",
  "import.meta.env.UNIFIED_API_URL": '""',
  "import.meta.env.NEW_API_URL": '""',
  "import.meta.env.MARKETPLACE_URL": '""',
};

/** Tests of what runs in Node: loaded as a server loads its modules, without Vite. */
const server =
  "tests/{art,brands,build,commands,contract,deploy,docs,domain,lexicon,releases,runtime,server,site,validators}/**/*.test.ts";

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: "server",
          include: [server],
          isolate: false,
          experimental: { viteModuleRunner: false },
        },
      },
      {
        extends: true,
        define: built,
        // Of Astro, which is not loaded, the editor names this one; no test calls what would use it.
        resolve: { alias: { "astro:env/server": "astro/env/runtime" } },
        test: {
          name: "browser",
          include: ["tests/**/*.test.{ts,tsx}"],
          exclude: [server],
          setupFiles: "tests/page-timers.ts",
          server: { deps: { inline: ["@keystatic/astro"] } },
        },
      },
    ],
    globalSetup: "tests/server/run-folder.ts",
    pool: "forks",
    sequence: { sequencer: LongestFirst },
    // One more than there are cores: many tests wait for a program, a retry or a deadline.
    maxWorkers: availableParallelism() + 1,
    reporters: ["default", ["json", { outputFile: "test-results/vitest.json" }], errorsOutsideTests],
    // Limits for what hangs: a busy machine may take its time.
    testTimeout: 240_000,
    hookTimeout: 240_000,
  },
});
