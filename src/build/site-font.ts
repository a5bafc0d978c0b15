import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import subsetFont, { type Options } from "subset-font";
import type { Face } from "../contract/look.ts";
import { digest } from "../releases/kept-files.ts";
import { projectFolder } from "../runtime/project-folder.ts";

const { resolve } = createRequire(import.meta.url);
const inter = "@fontsource-variable/inter";
const folder = join(projectFolder, "node_modules/.astro/site-font");

/** Weights that the style sheets use. */
export const weights = { min: 400, max: 700 };
/** Kerning, diacritics, tabular figures: the features that the style sheets and the languages of the sites use. */
const features = ["kern", "mark", "mkmk", "ccmp", "locl", "tnum"];

/**
 * The sites' typeface: Inter with its Latin letters and only the weights and features in use, which halves its size.
 * @returns The file, as WOFF2.
 */
export const siteFont = (): Promise<string> =>
  subset(inter, "wght", { keepFeatures: features, variationAxes: { wght: weights } });

/** The typeface of a brand's headings: its Latin letters in one weight. */
export const faceFont = ({ package: name, weight, axis = {} }: Face): Promise<string> =>
  subset(name, Object.keys(axis)[0] ?? "wght", {
    keepFeatures: features.filter((feature) => feature !== "tnum"),
    variationAxes: { ...axis, wght: weight },
  });

/** Whether the package of a typeface says that it has serifs. */
export const hasSerifs = ({ package: name }: Face): boolean =>
  (JSON.parse(readFileSync(resolve(`${name}/metadata.json`), "utf8")) as { category: string }).category ===
  "serif";

/** A package's font with only the Latin letters; the result is cached between builds. */
const subset = async (
  name: string,
  axes: string,
  options: Omit<Options, "targetFormat">,
): Promise<string> => {
  const short = name.split("/").at(-1);
  const font = readFileSync(resolve(`${name}/files/${short}-latin-${axes}-normal.woff2`));
  const { latin } = JSON.parse(readFileSync(resolve(`${name}/unicode.json`), "utf8")) as { latin: string };
  const wanted = { targetFormat: "woff2", ...options } as const;
  const file = join(folder, `${digest(font, latin, JSON.stringify(wanted))}.woff2`);
  if (existsSync(file)) return file;
  mkdirSync(folder, { recursive: true });
  // Two builds may write it at the same time.
  const part = `${file}.${process.pid}`;
  writeFileSync(part, await subsetFont(font, signsIn(latin), wanted));
  renameSync(part, file);
  return file;
};

/** The characters in ranges as style sheets write them, `U+0000-00FF,U+0131`. */
const signsIn = (ranges: string): string =>
  ranges
    .replaceAll("U+", "")
    .split(",")
    .map((range) => {
      const [first = 0, last = first] = range.split("-").map((code) => parseInt(code, 16));
      return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
    })
    .join("");
