import { defineConfig } from "@playwright/test";
import { testBrowserPath } from "./tests/e2e/chromium.ts";
import { dataFolder, port, publicPort } from "./tests/e2e/site.ts";

const executablePath = testBrowserPath();

/** Tests that read what job-ends.spec.ts changes while it runs, or start servers of their own. */
const oneByOne = /(chatwoot|editor|hostile|job-ends|own-site|running-editor)\.spec\.ts$/;

/** The settings of Playwright, which a second flag replaces, and how near a picture loads in the desktop's browser. */
const blinkSettings = [
  "primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4",
  "lazyLoadingImageMarginPxUnknown=1250,lazyLoadingImageMarginPx4G=1250",
].join(",");

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results/browser",
  // One drives its browser while the other waits for an answer.
  workers: 2,
  projects: [
    { name: "one by one", testMatch: oneByOne, workers: 1 },
    { name: "side by side", testIgnore: oneByOne },
  ],
  forbidOnly: Boolean(process.env["CI"]),
  // Limits for what hangs: a busy machine may take its time.
  timeout: 120_000,
  expect: { timeout: 15_000, toPass: { timeout: 15_000 } },
  reporter: [["list"], ["json", { outputFile: "test-results/playwright.json" }]],
  use: {
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        "--no-sandbox",
        `--blink-settings=${blinkSettings}`,
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        // A camera and a microphone that every machine has.
        "--use-fake-device-for-media-stream",
        "--use-fake-ui-for-media-stream",
      ],
    },
  },
  webServer: {
    command: "node tests/e2e/fill.ts && exec node src/server/main.ts",
    url: `http://127.0.0.1:${port}/readyz`,
    timeout: 300_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 15_000 },
    env: { PORT: String(port), PUBLIC_PORT: publicPort, DATA_DIR: dataFolder, LOG_LEVEL: "warn" },
  },
});
