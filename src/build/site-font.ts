import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import subsetFont from "subset-font";
import { digest } from "../releases/kept-files.ts";
import { projectFolder } from "../runtime/project-folder.ts";

const { resolve } = createRequire(import.meta.url);
const inter = "@fontsource-variable/inter";
const whole = resolve(`${inter}/files/inter-latin-wght-normal.woff2`);
const folder = join(projectFolder, "node_modules/.astro/site-font");

/** Weights that the style sheets use. */
export const weights = { min: 400, max: 700 };
/** Kerning, diacritics, tabular figures: the features that the style sheets and the languages of the sites use. */
const features = ["kern", "mark", "mkmk", "ccmp", "locl", "tnum"];

/**
 * Subsets the sites' typeface: Inter with its Latin letters and only the weights and features in use, which halves
 * its size. The result is cached between builds.
 * @returns The file, as WOFF2.
 */
export const siteFont = async (): Promise<string> => {
  const font = readFileSync(whole);
  const { latin } = JSON.parse(readFileSync(resolve(`${inter}/unicode.json`), "utf8")) as { latin: string };
  const options = {
    targetFormat: "woff2",
    keepFeatures: features,
    variationAxes: { wght: weights },
  } as const;
  const file = join(folder, `${digest(font, latin, JSON.stringify(options))}.woff2`);
  if (existsSync(file)) return file;
  mkdirSync(folder, { recursive: true });
  // Two builds may write it at the same time.
  const part = `${file}.${process.pid}`;
  writeFileSync(part, await subsetFont(font, signsIn(latin), options));
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
