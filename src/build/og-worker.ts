import { mkdir, rename, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { parentPort, workerData } from "node:worker_threads";
import sharp from "sharp";
import type { OgCard } from "./og-cards.ts";
import { openDrawing, UnreadablePhotograph } from "../site/og/og-drawing.ts";

/** One picture to draw. */
export interface OgTask extends OgCard {
  /** The file to write. */
  to: string;
}

// Every core already has its own thread.
sharp.concurrency(1);
const drawing = await openDrawing();
/** The result: photographs that cannot be read. */
const unreadable: string[] = [];
for (const { brand, title, photograph, to } of workerData as OgTask[]) {
  await mkdir(dirname(to), { recursive: true });
  try {
    // Written atomically: a stopped build leaves no partial picture in the cache.
    await writeFile(`${to}.part`, await drawing.draw(brand, title, photograph));
    await rename(`${to}.part`, to);
  } catch (error) {
    if (!(error instanceof UnreadablePhotograph)) throw error;
    unreadable.push(error.file);
  }
}
parentPort?.postMessage(unreadable);
