import { statSync, readdirSync } from "node:fs";
import { extname, join } from "node:path";
import { inParallel } from "./in-parallel.ts";

const texts = new Set([".html", ".css", ".js", ".mjs", ".svg", ".json", ".xml", ".txt", ".webmanifest"]);
/** Below this many bytes, compression saves no packet. */
const worthwhile = 1024;
/** Articles are many, and each is read seldom: they are compressed when they are asked for. */
const article = /[\\/]page[\\/].*\.html$/;

/** Writes each text file's `.br` and `.gz` beside it. */
export const compressFiles = async (folder: string): Promise<void> => {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && texts.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !article.test(file))
    .filter((file) => statSync(file).size >= worthwhile);
  await inParallel("compress-worker.ts", files);
};
