import type { AstroIntegration } from "astro";
import type { BuildStep } from "../releases/build-step.ts";

/** The bundles of a build in their order, and how much of the build is done when each begins. */
const bundles: Readonly<Record<string, number>> = { prerender: 0.15, ssr: 0.3, client: 0.45 };
/** What is left when the first page is rendered, and when the last one is. */
const pages = { from: 0.55, to: 0.9 };

/** Sends a step of Astro's process to `npm run build`, which started it. */
const tell = (step: BuildStep): void => void (process.connected && process.send?.(step));

/** Tells how many pages are rendered. */
export const tellPages = (done: number, of: number): void =>
  tell({ does: "Rendering the pages", part: pages.from + (pages.to - pages.from) * (done / of) });

/** Tells `npm run build` which bundle Astro makes. */
export const bundleProgress: AstroIntegration = {
  name: "signboard-bundle-progress",
  hooks: {
    "astro:config:setup": ({ command, updateConfig }) => {
      if (command === "build") updateConfig({ vite: { plugins: [plugin] } });
    },
  },
};

const plugin = {
  name: "signboard-bundle-progress",
  sharedDuringBuild: true,
  buildStart(this: { environment: { name: string } }) {
    const part = bundles[this.environment.name];
    if (part !== undefined) tell({ does: "Bundling the code", part });
  },
};
