import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Blob, Buffer as Shaping, Face, Font, shape, Variation } from "harfbuzzjs";
import { decompress } from "wawoff2";
import { projectFolder } from "../../runtime/project-folder.ts";

const files = join(projectFolder, "node_modules/@fontsource-variable/inter/files");
/** Subsets of the typeface in the order they are searched: most titles need only the first. */
const subsets = ["latin", "latin-ext", "vietnamese", "greek", "greek-ext", "cyrillic", "cyrillic-ext"];

/** One glyph of a line of text: its outline, and its distance from the line's start in ems. */
export interface Sign {
  /** Identifies the outline among all fonts and weights. */
  key: string;
  /** The outline as an SVG path in font units, y upwards. */
  outline: () => string;
  /** Outlines are drawn at `size * scale`. */
  scale: number;
  x: number;
}
export interface Line {
  signs: Sign[];
  /** In ems. */
  width: number;
}

/** Sets one line of text in Inter, with kerning; characters that the typeface lacks are left out. */
export type Typesetter = (text: string) => Line;

/** Opens Inter at a weight, at its optical size for display. No system fonts are used. */
export const openTypesetter = async (weight: number): Promise<Typesetter> => {
  const fonts = await Promise.all(subsets.map((subset) => openFont(subset, weight)));
  const shaped = new Map<string, Line>();
  return (text) => {
    const known = shaped.get(text);
    if (known) return known;
    const signs: Sign[] = [];
    let x = 0;
    for (const { font, run } of runs(text, fonts)) {
      const buffer = new Shaping();
      buffer.addText(run);
      buffer.guessSegmentProperties();
      shape(font.font, buffer);
      for (const { codepoint: glyph, xAdvance = 0, xOffset = 0 } of buffer.getGlyphInfosAndPositions()) {
        signs.push({
          key: `${font.name} ${glyph}`,
          outline: () => font.font.glyphToPath(glyph),
          scale: 1 / font.unitsPerEm,
          x: x + xOffset / font.unitsPerEm,
        });
        x += xAdvance / font.unitsPerEm;
      }
    }
    const line = { signs, width: x };
    shaped.set(text, line);
    return line;
  };
};

interface OpenFont {
  name: string;
  font: Font;
  unitsPerEm: number;
}

const openFont = async (subset: string, weight: number): Promise<OpenFont> => {
  const woff2 = await readFile(join(files, `inter-${subset}-opsz-normal.woff2`));
  const face = new Face(new Blob(await decompress(woff2)));
  const font = new Font(face);
  font.setVariations([new Variation("wght", weight), new Variation("opsz", 32)]);
  return { name: `${subset} ${weight}`, font, unitsPerEm: face.upem };
};

/** Splits the text into the longest pieces that one font can set. */
const runs = (text: string, fonts: readonly OpenFont[]) => {
  const found: { font: OpenFont; run: string }[] = [];
  for (const sign of text.normalize("NFC")) {
    const font = fonts.find((one) => one.font.nominalGlyph(sign.codePointAt(0)!) !== undefined);
    if (!font) continue;
    const last = found.at(-1);
    if (last?.font === font) last.run += sign;
    else found.push({ font, run: sign });
  }
  return found;
};
