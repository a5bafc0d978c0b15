/**
 * Writes the illustrations: `npm run art`, or only some of them: `npm run art -- workinaus shared/apply`.
 * A brand's scenes go to `src/brands/<brand>/scenes/`, shared ones to `src/content/scenes/`, pictures for
 * articles to `src/content/blogs/images/`.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type Drawn, scenes } from "./scenes.ts";

const source = join(import.meta.dirname, "..", "src");

const place = ({ brand, name, kind }: Drawn): string => {
  if (brand === "pictures") return join(source, "content", "blogs", "images", `${name}.svg`);
  const folder = brand === "shared" ? join("content", "scenes") : join("brands", brand, "scenes");
  return join(source, folder, `${name}-${kind}.svg`);
};

for await (const drawn of scenes(process.argv.slice(2))) {
  const file = place(drawn);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, drawn.svg);
  console.log(`${file} ${Math.round(drawn.svg.length / 1024)} KB`);
}
