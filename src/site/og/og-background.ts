import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import type { Brand } from "../../contract/brand.ts";
import { accentTones } from "../../domain/brands/accent.ts";
import { fillAccent } from "../../domain/brands/fill-accent.ts";
import { ogPhotograph, ogSize } from "../../domain/og-path.ts";
import { plainMark } from "../employer-icon.ts";
import { brandsFolder } from "../brands.ts";
import { openTypesetter, type Line, type Typesetter } from "./typesetter.ts";

/** The pixels of a whole picture, three bytes each. */
export type Pixels = Uint8Array;

/** Where the parts of a picture are, in pixels: words on the left, the brand's mark or a photograph on the right. */
export const layout = {
  margin: 80,
  title: { top: 160, bottom: 505, width: 640 },
  art: { left: ogSize.width - ogPhotograph.width, ...ogPhotograph },
};

const ink = "#15181e";
const mark = 72;

/** The background that all pictures of a brand share: its logo and name, its tagline, and a very large logo. */
export const drawBackground = async (brand: Brand): Promise<Pixels> => {
  const tones = accentTones(brand.accent, "light");
  const logo = brand.whiteLabel
    ? plainMark(brand)
    : fillAccent(readFileSync(join(brandsFolder, brand.id, "logo.svg"), "utf8"), brand.accent);
  const [names, words] = await Promise.all([openTypesetter(680), openTypesetter(500)]);
  const { margin, art } = layout;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${ogSize.width}" height="${ogSize.height}">
<rect width="100%" height="100%" fill="${tones.soft}"/>
<svg x="${art.left}" width="${art.width}" height="${art.height}">
<rect width="100%" height="100%" fill="${tones.art}"/>
<g transform="translate(-70 75) rotate(-8 260 260) scale(16.25)"><rect width="32" height="32" rx="8" fill="${tones.shade}"/>${drawingIn(logo, 'width="32" height="32"')}</g>
</svg>
${drawingIn(logo, `x="${margin}" y="64" width="${mark}" height="${mark}"`)}
${path(fitted(brand.name, names, 38, 560), margin + mark + 24, 113, ink)}
<rect x="${margin}" y="548" width="56" height="8" rx="4" fill="${tones.solid}"/>
${path(fitted(brand.tagline, words, 28, 560), margin + 76, 562, tones.text)}
</svg>`;
  return sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer();
};

/**
 * An SVG drawing nested in another, with its namespaces and its viewBox.
 * @param place Attributes for its position and size.
 */
export const drawingIn = (svg: string, place: string): string =>
  svg.replace(/^[\s\S]*?(?=<svg\b)/, "").replace(/<svg\b([^>]*)>/, (_, attributes: string) => {
    const [width, height] = ["width", "height"].map(
      (name) => new RegExp(`\\s${name}="([\\d.]+)(?:px)?"`).exec(attributes)?.[1],
    );
    const view =
      /\sviewBox=/.test(attributes) || !width || !height ? "" : ` viewBox="0 0 ${width} ${height}"`;
    return `<svg ${place}${view}${attributes.replace(/\s(x|y|width|height)="[^"]*"/g, "")}>`;
  });

/** A line of text, made smaller where it would be too wide. */
const fitted = (text: string, set: Typesetter, size: number, room: number) => {
  const line = set(text);
  return { line, size: Math.min(size, room / line.width) };
};

const path = ({ line, size }: { line: Line; size: number }, x: number, y: number, fill: string): string =>
  `<g fill="${fill}">${line.signs
    .map(
      (sign) =>
        `<path transform="translate(${x + sign.x * size} ${y}) scale(${size * sign.scale} ${-size * sign.scale})" d="${sign.outline()}"/>`,
    )
    .join("")}</g>`;
