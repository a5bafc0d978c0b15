import { getViteConfig } from "astro/config";

export default getViteConfig({
  test: {
    include: ["tests/**/*.test.{ts,tsx}"],
    pool: "forks",
    reporters: ["default", ["json", { outputFile: "test-results/vitest.json" }]],
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
} as Parameters<typeof getViteConfig>[0]);
