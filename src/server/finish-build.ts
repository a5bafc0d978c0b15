import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { stampBuild } from "./lib/build-when-stale.ts";

// Runs after `astro build`: writes each text file's .br and .gz beside it, and marks the build as current.
const client = join(import.meta.dirname, "../../dist/client");
const texts = new Set([".html", ".css", ".js", ".mjs", ".svg", ".json", ".xml", ".txt", ".webmanifest"]);
/** Below this many bytes, compression saves no packet. */
const worthwhile = 1024;

for (const entry of readdirSync(client, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !texts.has(extname(entry.name))) continue;
  const file = join(entry.parentPath, entry.name);
  const content = readFileSync(file);
  if (content.length < worthwhile) continue;
  writeFileSync(`${file}.br`, brotliCompressSync(content));
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
}
stampBuild();
