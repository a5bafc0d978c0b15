import { defineConfig } from "@playwright/test";
import { chromiumPath } from "./tests/e2e/chromium.ts";
import { dataFolder, port, publicPort } from "./tests/e2e/site.ts";

const executablePath = chromiumPath();

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results/browser",
  workers: 1,
  forbidOnly: Boolean(process.env["CI"]),
  // A machine that is busy with something else may be slow once; the report names what passed only again.
  retries: process.env["CI"] ? 2 : 0,
  reporter: [["list"], ["json", { outputFile: "test-results/playwright.json" }]],
  use: {
    trace: "retain-on-failure",
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        "--no-sandbox",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  webServer: {
    command: "node src/server/main.ts",
    url: `http://127.0.0.1:${port}/readyz`,
    timeout: 300_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 15_000 },
    env: { PORT: String(port), PUBLIC_PORT: publicPort, DATA_DIR: dataFolder, LOG_LEVEL: "warn" },
  },
});
