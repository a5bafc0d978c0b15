import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { extname, join, relative } from "node:path";
import type { CompressTask } from "./compress-worker.ts";
import { filesBelow } from "../runtime/files-below.ts";
import { inParallel } from "./in-parallel.ts";
import type { Effort } from "../releases/folders.ts";
import { digest, forget, place } from "../releases/kept-files.ts";

const texts = new Set([".html", ".css", ".js", ".mjs", ".svg", ".json", ".xml", ".txt", ".webmanifest"]);
/** Styles and scripts are few and loaded on every page: saving an eighth is worth a hundred times the CPU time. */
const shared = new Set([".css", ".js", ".mjs"]);
/** A site's landing page: most visits begin there, and so it is sent within the first packets of a connection (14,600 bytes). */
const landing = /^[^\\/]+[\\/]index\.html$/;
/** Below this many bytes, compression saves no packet. */
const worthwhile = 1024;
/** Articles are many, and each is read rarely: they are compressed on request. */
const article = /[\\/]page[\\/].*\.html$/;
const worker = readFileSync(join(import.meta.dirname, "compress-worker.ts"));

/**
 * Writes a `.br` and a `.gz` next to each text file.
 * @param cache The folder where they are cached between builds.
 */
export const compressFiles = async (folder: string, cache: string, effort: Effort): Promise<void> => {
  mkdirSync(cache, { recursive: true });
  const files = filesBelow(folder)
    .filter((file) => texts.has(extname(file)))
    .map((file) => join(folder, file))
    .filter((file) => !article.test(file))
    .map((file) => taskOf(file, cache, effort === "full" && isShared(relative(folder, file))))
    .filter(({ content }) => content.length >= worthwhile);
  const tasks = new Map(
    files.filter(({ kept }) => !existsSync(`${kept}.br`)).map((task) => [task.kept, task]),
  );
  await inParallel<CompressTask, string>("compress-worker.ts", [...tasks.values()]);
  const pairs = files.flatMap(({ file, kept }) =>
    [".br", ".gz"].map((ending) => ({ from: kept + ending, to: file + ending })),
  );
  await Promise.all(pairs.map(({ from, to }) => place(from, to)));
  await forget(cache, new Set(pairs.map(({ from }) => from)));
};

const isShared = (path: string): boolean => shared.has(extname(path)) || landing.test(path);

const taskOf = (file: string, cache: string, isBest: boolean) => {
  const content = readFileSync(file);
  return { file, content, isBest, kept: join(cache, digest(worker, String(isBest), content)) };
};
