import { readFileSync, writeFileSync } from "node:fs";
import { extname } from "node:path";
import { parentPort, workerData } from "node:worker_threads";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

/** Pages are many and each is read by few; what all of them share is worth fifty times the effort for a tenth less. */
const quality = { page: 7, shared: 11 };

for (const file of workerData as string[]) {
  const content = readFileSync(file);
  const brotli = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    [constants.BROTLI_PARAM_QUALITY]: extname(file) === ".html" ? quality.page : quality.shared,
  };
  writeFileSync(`${file}.br`, brotliCompressSync(content, { params: brotli }));
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
}
parentPort?.postMessage("done");
