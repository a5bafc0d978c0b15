/**
 * Shows scenes as pixels while they are drawn: `npx node art/look.ts workinaus/commute --accent #f2b100 --out /tmp`.
 * Without an accent the brand's own is used.
 */
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import sharp from "sharp";
import { fillAccent } from "../src/domain/brands/fill-accent.ts";
import { scenes } from "./scenes.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    accent: { type: "string" },
    width: { type: "string", default: "1200" },
    /** A part of the picture: x,y,width,height. */
    crop: { type: "string" },
    out: { type: "string", default: join(tmpdir(), "scenes") },
  },
});

const brands = join(import.meta.dirname, "..", "src", "brands");
const accentOf = (brand: string) => {
  const id = existsSync(join(brands, brand)) ? brand : "workinaus";
  const file = join(brands, id, "brand.json");
  return (JSON.parse(readFileSync(file, "utf8")) as { accent: string }).accent;
};

mkdirSync(values.out, { recursive: true });
for await (const { brand, name, kind, svg } of scenes(positionals)) {
  const filled = fillAccent(svg, values.accent ?? accentOf(brand));
  const shown = values.crop
    ? filled.replace(/viewBox="[^"]*"/, `viewBox="${values.crop.replaceAll(",", " ")}"`)
    : filled;
  const file = join(values.out, `${brand}-${name}-${kind}.png`);
  const width = Number(values.width) * (kind === "tall" && !values.crop ? 0.5 : 1);
  await sharp(Buffer.from(shown), { density: 72 })
    .resize({ width: Math.round(width) })
    .png()
    .toFile(file);
  console.log(file, `${Math.round(svg.length / 1024)} KB`);
}
