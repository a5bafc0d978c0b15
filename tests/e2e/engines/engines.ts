import { existsSync, globSync } from "node:fs";
import { canInstallPackages, installPackages } from "../install-packages.ts";
import type { BrowserPage } from "./browser-page.ts";
import { openFirefox } from "./firefox.ts";
import { openWebKit } from "./webkit.ts";

/** A browser engine beside Chromium, in which all other browser tests run. */
export interface Engine {
  name: string;
  /** Debian's packages that have it, and what drives it. */
  packages: readonly string[];
  /** The path of its browser, where that and what drives it are on this machine. */
  browserPath: () => string | undefined;
  open: (browserPath: string) => Promise<BrowserPage>;
}

export const engines: readonly Engine[] = [
  {
    name: "Firefox",
    packages: ["firefox-esr"],
    browserPath: () => ["/usr/bin/firefox-esr", "/usr/bin/firefox"].find((path) => existsSync(path)),
    open: openFirefox,
  },
  {
    name: "WebKit",
    packages: ["webkit2gtk-driver", "xvfb"],
    browserPath: () =>
      existsSync("/usr/bin/WebKitWebDriver") && existsSync("/usr/bin/Xvfb")
        ? globSync("/usr/lib/*/webkit2gtk-4.*/MiniBrowser").at(-1)
        : undefined,
    open: openWebKit,
  },
];

/** Says what is missing, and how to get it. */
export const missingText = ({ name, packages }: Engine): string =>
  `No ${name} for the tests. Install it (Debian: apt-get install ${packages.join(" ")}).`;

/** Gets the engines that are not there from Debian's packages, as root; what cannot be had is said. */
export const installEngines = (): void => {
  for (const engine of engines.filter(({ browserPath }) => !browserPath())) {
    try {
      if (canInstallPackages()) installPackages(...engine.packages);
    } catch (error) {
      console.error(String(error));
    }
    if (!engine.browserPath()) console.warn(missingText(engine));
  }
};
