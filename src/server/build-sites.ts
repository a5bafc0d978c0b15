import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { Brand } from "../contract/brand.ts";
import { compressFiles } from "./build/compress.ts";
import { ogCards } from "./build/og-cards.ts";
import { openOgImages } from "./build/og-images.ts";
import { takeTurn } from "./build/take-turn.ts";
import { mustBePublishable } from "./content/check-content.ts";
import { readConfig } from "./config.ts";
import { loadBrands } from "./lib/brands.ts";
import { isBuilt, stampBuild } from "./lib/build-when-stale.ts";
import { fail } from "./lib/mendable-error.ts";

// `npm run build`: Astro makes the pages while threads draw the pictures of shared pages; then the
// pictures join their pages, what is asked for most is compressed, and the build is marked as current.
const root = join(import.meta.dirname, "../..");
const client = join(root, "dist/client");
/** A page may be published while the build runs. */
const soon = new Date(Date.now() + 3_600_000);

const readBrands = (): Brand[] => {
  try {
    // The first look settles what Astro, which calls itself a production, could not tell any more.
    readConfig();
    return loadBrands();
  } catch (error) {
    return fail(error);
  }
};
const brands = readBrands();

let waited = false;
const endTurn = await takeTurn(join(root, "dist/build"), (owner) => {
  waited = true;
  console.log(`Waiting for another build${owner ? `, process ${owner}` : ""} …`);
});
if (waited && isBuilt()) {
  await endTurn();
  process.exit();
}

/** Pages are made of many short texts: with more room for what is young, a tenth of the time is saved. */
const astro = fork(join(root, "node_modules/astro/bin/astro.mjs"), ["build"], {
  cwd: root,
  env: { ...process.env, CONTENT_CHECK: "apart" },
  execArgv: ["--max-semi-space-size=64"],
});
const made = once(astro, "exit") as Promise<[number | null]>;
const stopAll = (error: unknown): never => {
  astro.kill();
  return fail(error);
};
/** Astro writes no page before the content was found to be publishable: it is checked meanwhile. */
const checked = mustBePublishable({ root, brands, now: new Date() }).catch(stopAll);

/** Does one part of the work, and says what came of it and how long it took. */
const part = async (work: () => Promise<string>): Promise<void> => {
  const start = performance.now();
  const done = await work();
  console.log(`${done} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
};

const makePages = async (): Promise<string> => {
  await checked;
  if (astro.connected) astro.send("publishable");
  const [status] = await made;
  if (status !== 0) process.exit(status ?? 1);
  return "Pages made";
};

const build = async (): Promise<void> => {
  const pages = part(makePages);
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
};

// What the check finds is told of before what it made fail.
await build().catch((error: unknown) => checked.then(() => stopAll(error)));
stampBuild();
await endTurn();
