import { getViteConfig } from "astro/config";

export default getViteConfig({
  test: {
    include: ["tests/**/*.test.{ts,tsx}"],
    globalSetup: "tests/server/run-folder.ts",
    pool: "forks",
    // All of them: on two cores the runner itself would leave one idle.
    maxWorkers: "100%",
    reporters: ["default", ["json", { outputFile: "test-results/vitest.json" }]],
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
} as Parameters<typeof getViteConfig>[0]);
