import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { compressFiles } from "./build/compress.ts";
import { ogCards } from "./build/og-cards.ts";
import { openOgImages } from "./build/og-images.ts";
import { ContentError, mustBePublishable } from "./content/check-content.ts";
import { loadBrands } from "./lib/brands.ts";
import { stampBuild } from "./lib/build-when-stale.ts";

// `npm run build`: Astro makes the pages while threads draw the pictures of shared pages; then the
// pictures join their pages, what is asked for most is compressed, and the build is marked as current.
const root = join(import.meta.dirname, "../..");
const client = join(root, "dist/client");
/** A page may be published while the build runs. */
const soon = new Date(Date.now() + 3_600_000);

const brands = loadBrands();

/**
 * Astro makes the pages, but writes none before the content was found to be publishable: it is checked meanwhile.
 * Pages are made of many short texts: with more room for what is young, a tenth of the time is saved.
 */
const astro = async (): Promise<void> => {
  const making = fork(join(root, "node_modules/astro/bin/astro.mjs"), ["build"], {
    cwd: root,
    env: { ...process.env, CONTENT_CHECK: "apart" },
    execArgv: ["--max-semi-space-size=64"],
  });
  const made = once(making, "exit") as Promise<[number | null]>;
  await mustBePublishable({ root, brands, now: new Date() }).catch((error: unknown) => {
    making.kill();
    if (!(error instanceof ContentError)) throw error;
    console.error(error.message);
    process.exit(1);
  });
  if (making.connected) making.send("publishable");
  const [status] = await made;
  if (status !== 0) process.exit(status ?? 1);
};

/** Does one part of the work, and says what came of it and how long it took. */
const part = async (work: () => Promise<string>): Promise<void> => {
  const start = performance.now();
  const done = await work();
  console.log(`${done} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
};

const pages = part(async () => {
  await astro();
  return "Pages made";
});
const images = openOgImages(ogCards(root, brands, soon), join(root, "node_modules/.astro/og"));
await part(async () => {
  const { drawn, kept } = await images.draw();
  return `Pictures of shared pages: ${drawn} drawn, ${kept} kept`;
});
await pages;
await part(async () => {
  await Promise.all([
    compressFiles(client, join(root, "node_modules/.astro/compressed")),
    images.place(client),
  ]);
  return "Pictures placed, texts compressed";
});
stampBuild();
