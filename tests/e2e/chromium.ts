import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "playwright";

const candidates = [
  process.env["CHROME_PATH"],
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
];

/** The path of a browser on this machine: CHROME_PATH, the system's, or the one Playwright keeps. */
export const chromiumPath = (): string | undefined =>
  [...candidates, chromium.executablePath()].find((path) => path && existsSync(path));

/**
 * Gets a browser where there is none: from Debian's packages as root, else from Playwright.
 * @throws Error that says how to install one by hand.
 */
export const installChromium = (): void => {
  if (chromiumPath()) return;
  const run = (command: string, args: string[]) =>
    execFileSync(command, args, {
      stdio: "inherit",
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
  try {
    if (existsSync("/usr/bin/apt-get") && process.getuid?.() === 0) {
      run("apt-get", ["update", "-qq"]);
      run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium"]);
    } else run("npx", ["playwright", "install", "chromium"]);
  } catch (error) {
    throw new Error(
      "No browser for the tests. Install Chromium (Debian: apt-get install chromium), or name one in CHROME_PATH.",
      { cause: error },
    );
  }
};
