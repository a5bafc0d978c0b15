/** Writes the illustrations: `npm run signboard -- art`, or only some of them: `npm run signboard -- art workinaus shared/apply`. */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { scenes } from "./scenes.ts";

for await (const { file, svg } of scenes(process.argv.slice(2))) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, svg);
  console.log(`${file} ${Math.round(svg.length / 1024)} KB`);
}
