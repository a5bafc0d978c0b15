import { readFileSync, writeFileSync } from "node:fs";
import { extname } from "node:path";
import { parentPort, workerData } from "node:worker_threads";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

/** Styles and scripts are few and read on every page: worth a hundred times the effort for an eighth less. */
const levels = { shared: { brotli: 11, gzip: 9 }, other: { brotli: 5, gzip: 6 } };

for (const file of workerData as string[]) {
  const content = readFileSync(file);
  const level = [".css", ".js", ".mjs"].includes(extname(file)) ? levels.shared : levels.other;
  const brotli = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    [constants.BROTLI_PARAM_QUALITY]: level.brotli,
  };
  writeFileSync(`${file}.br`, brotliCompressSync(content, { params: brotli }));
  writeFileSync(`${file}.gz`, gzipSync(content, { level: level.gzip }));
}
parentPort?.postMessage("done");
