import { mkdir, rename, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { parentPort, workerData } from "node:worker_threads";
import sharp from "sharp";
import type { OgCard } from "./og-cards.ts";
import { openDrawing, UnreadablePhotograph } from "./og-drawing.ts";

/** One picture to draw. */
export interface OgTask extends OgCard {
  /** The file to write. */
  to: string;
}

// Every core has a thread of its own already.
sharp.concurrency(1);
const drawing = await openDrawing();
/** Files of photographs that cannot be read: the answer. */
const unreadable: string[] = [];
for (const { brand, title, photograph, to } of workerData as OgTask[]) {
  await mkdir(dirname(to), { recursive: true });
  try {
    // Whole or not at all: a build that is stopped leaves no half picture to keep.
    await writeFile(`${to}.part`, await drawing.draw(brand, title, photograph));
    await rename(`${to}.part`, to);
  } catch (error) {
    if (!(error instanceof UnreadablePhotograph)) throw error;
    unreadable.push(error.file);
  }
}
parentPort?.postMessage(unreadable);
