import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "playwright";
import { canInstallPackages, installPackages } from "./install-packages.ts";

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
  try {
    if (canInstallPackages()) installPackages("chromium");
    else execFileSync("npx", ["playwright", "install", "chromium"], { stdio: "inherit" });
  } catch (error) {
    throw new Error(
      "No browser for the tests. Install Chromium (Debian: apt-get install chromium), or name one in CHROME_PATH.",
      { cause: error },
    );
  }
};
