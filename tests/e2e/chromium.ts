import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "playwright";
import { canInstallPackages, installPackages } from "./install-packages.ts";

const systemPaths = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
/** Chromium without the windows of a desktop: opening a page takes half the processor time. */
const headlessShell = { path: "/usr/bin/chromium-headless-shell", package: "chromium-headless-shell" };

const firstOf = (paths: readonly (string | undefined)[]): string | undefined =>
  paths.find((path) => path && existsSync(path));

/** The path of a browser on this machine: CHROME_PATH, the system's, or the one Playwright keeps. */
export const chromiumPath = (): string | undefined =>
  firstOf([process.env["CHROME_PATH"], ...systemPaths, chromium.executablePath()]);

/** The path of the browser for the tests: CHROME_PATH or the system's; without one, Playwright takes its own. */
export const testBrowserPath = (): string | undefined =>
  firstOf([process.env["CHROME_PATH"], headlessShell.path, ...systemPaths]);

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

/**
 * Gets the browser for the tests: Debian's headless shell as root, else what `installChromium` finds or gets.
 * @throws Error that says how to install one by hand.
 */
export const installTestBrowser = (): void => {
  if (process.env["CHROME_PATH"] || existsSync(headlessShell.path)) return;
  try {
    if (canInstallPackages()) return installPackages(headlessShell.package);
  } catch (error) {
    console.warn(`${String(error)}\nThe tests take longer in another browser.`);
  }
  installChromium();
};
