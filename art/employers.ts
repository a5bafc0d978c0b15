/**
 * Draws the logos, covers and pictures of the demo's employers: `npm run signboard -- art-employers`, or only some of them:
 * `npm run signboard -- art-employers the-salt-ledger`.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { accentTones } from "../src/domain/brands/accent.ts";
import { fillAccent } from "../src/domain/brands/fill-accent.ts";
import { cover } from "./employers/cover.ts";
import { employers, viewBox, type Employer } from "./employers/drawings.ts";
import { marks } from "./employers/marks.ts";
import { picture } from "./kit/picture.ts";
import { placed, type Point } from "./kit/svg.ts";
import { scenes } from "./scenes.ts";

const shapes: Record<Employer["shape"], string> = {
  square: '<rect width="32" height="32" rx="6" fill="{}"/>',
  round: '<circle cx="16" cy="16" r="16" fill="{}"/>',
  shield: '<path d="M2 0h28a2 2 0 0 1 2 2v17c0 7-8 11-16 13C8 30 0 26 0 19V2a2 2 0 0 1 2-2z" fill="{}"/>',
  tile: '<path d="M8 0h24v24a8 8 0 0 1-8 8H0V8a8 8 0 0 1 8-8z" fill="{}"/>',
};

/** The logo's shapes in a square of 32 units; the sign is smaller on a round one. */
const logoOf = (slug: keyof typeof marks): string => {
  const { accent, shape } = employers[slug];
  const tones = accentTones(accent, "light");
  const size = shape === "square" || shape === "tile" ? 1 : 0.82;
  const inset = 16 * (1 - size);
  return `${shapes[shape].replace("{}", tones.art)}<g fill="${tones.sign}" transform="translate(${inset} ${shape === "shield" ? inset - 1.5 : inset}) scale(${size})">${marks[slug]}</g>`;
};

const svgOf = (body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 32 32">${body}</svg>\n`;

const webp = (svg: string, accent: string, width: number, quality: number): Promise<Buffer> =>
  sharp(Buffer.from(fillAccent(svg, accent)), { density: 72 })
    .resize({ width })
    .webp({ quality, effort: 6 })
    .toBuffer();

/** A scene as drawn, with only a part of it in sight. */
const seen = async (scene: string, box: string, height: number): Promise<string> => {
  for await (const { kind, svg } of scenes([scene]))
    if (kind === "wide")
      return svg.replace(
        /width="2400" height="1350" viewBox="[^"]*"/,
        `width="2400" height="${height}" viewBox="${box}"`,
      );
  throw new Error(`There is no scene ${scene}.`);
};

const asked = process.argv.slice(2);
for (const slug of Object.keys(employers) as (keyof typeof marks)[]) {
  if (asked.length && !asked.includes(slug)) continue;
  const { accent, place, pictures, banners = {}, favicon } = employers[slug];
  const folder = join(import.meta.dirname, "..", "src", "content", "employers", slug);
  mkdirSync(folder, { recursive: true });
  const write = (name: string, content: string | Buffer) => writeFileSync(join(folder, name), content);
  const logo = logoOf(slug);
  write("logo.svg", svgOf(logo));
  if (favicon) write("favicon.svg", svgOf(logo));
  // A white edge, as roofs have the accent as well.
  const plate = placed([-1.6, -1.6], { scale: 1.1 }, shapes[employers[slug].shape].replace("{}", "#fffdf9"));
  const sign = ([x, y]: Point, size: number) =>
    placed([x - size / 2, y - size / 2], { scale: size / 32 }, plate, logo);
  write("cover.webp", await webp(picture(cover(place, sign), "cover"), accent, 1600, 70));
  for (const [name, [scene, view]] of Object.entries(pictures))
    write(`${name}.webp`, await webp(await seen(scene, viewBox(view), 1600), accent, 960, 68));
  for (const [name, scene] of Object.entries(banners))
    write(`${name}.webp`, await webp(await seen(scene, "0 330 2400 900", 900), accent, 1600, 68));
  console.log(slug);
}
