import { join } from "node:path";
import { compressFiles } from "./build/compress.ts";
import { drawOgImages } from "./build/og-images.ts";
import { loadBrands } from "./lib/brands.ts";
import { stampBuild } from "./lib/build-when-stale.ts";

// Runs after `astro build`: draws the pictures of shared pages, compresses texts, and marks the build as current.
const root = join(import.meta.dirname, "../..");
const client = join(root, "dist/client");

/** Does one part of the work, and says what came of it and how long it took. */
const part = async (work: () => Promise<string>): Promise<void> => {
  const start = performance.now();
  const done = await work();
  console.log(`${done} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
};

await part(async () => {
  const { drawn, kept } = await drawOgImages(client, loadBrands(), join(root, "node_modules/.astro/og"));
  return `Pictures of shared pages: ${drawn} drawn, ${kept} kept`;
});
await part(async () => {
  await compressFiles(client);
  return "Texts compressed";
});
stampBuild();
