import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { loadBrands } from "../src/site/brands.ts";
import { build, copyTo, root, type Built } from "./build-copy.ts";
import { verdict, type Row } from "./report.ts";
import { writeArticles } from "./write-articles.ts";

export const title = "Articles: a build of all sites, beside a bare Astro site of the same Markdown";

const sizes = [100, 1000];
/** The most that a build may take, as a multiple of the bare site's time. */
const limit = 1.6;
/** How many builds are made after the first one; their median counts. */
const repeats = 3;
/** Where Astro keeps images between builds. */
const images = "node_modules/.astro/assets";
const product = ["src", "public", "astro.config.mjs", "package.json", "package-lock.json", "tsconfig.json"];

export const run = async (): Promise<Row[]> => {
  const rows: Row[] = [];
  for (const size of sizes) rows.push(...(await measure(size)));
  return rows;
};

const measure = async (size: number): Promise<Row[]> => {
  const folder = mkdtempSync(join(tmpdir(), "signboard-articles-"));
  const [ours, bare] = [join(folder, "ours"), join(folder, "bare")];
  try {
    copyTo(ours, product);
    // The images of the product's own pages are cached from earlier builds, as they are for anyone who adds articles.
    if (existsSync(join(root, images))) cpSync(join(root, images), join(ours, images), { recursive: true });
    await writeArticles(join(ours, "src/content"), size);
    cpSync(join(root, "bench/bare-site"), bare, { recursive: true });
    copyTo(bare, []);
    for (const collection of ["articles", "blogs"])
      cpSync(join(ours, "src/content", collection), join(bare, "src/content", collection), {
        recursive: true,
      });
    writeFileSync(join(bare, "src/brands.json"), JSON.stringify(loadBrands().map(({ id }) => id)));
    const pair = (): Pair => ({
      bare: build(bare, ["npx", "astro", "build"]),
      ours: counting(ours, () => build(ours, ["npm", "run", "--silent", "build"])),
    });
    const first = pair();
    const next = Array.from({ length: repeats }, pair).sort((a, b) => ratioOf(a) - ratioOf(b));
    return [row(size, "first", first), row(size, "next", next[(repeats - 1) / 2]!)];
  } finally {
    rmSync(folder, { recursive: true });
  }
};

/** Our build, and one of the bare site right before it, because the machine's speed varies over time. */
interface Pair {
  ours: Built & { made: number };
  bare: Built;
}

/** Counts the images that a build makes because they are not in the cache. */
const counting = (folder: string, make: () => Built): Pair["ours"] => {
  const kept = () => (existsSync(join(folder, images)) ? readdirSync(join(folder, images)) : []);
  const before = new Set(kept());
  const built = make();
  return { ...built, made: kept().filter((name) => !before.has(name)).length };
};

const ratioOf = ({ ours, bare }: Pair): number => ours.seconds / bare.seconds;

const row = (size: number, turn: string, { ours, bare }: Pair): Row => {
  const ratio = ratioOf({ ours, bare });
  return {
    articles: `7 × ${size}`,
    build: turn,
    seconds: round(ours.seconds),
    pages: ours.pages,
    "pages per second": Math.round(ours.pages / ours.seconds),
    "bare seconds": round(bare.seconds),
    "bare pages": bare.pages,
    "bare pages per second": Math.round(bare.pages / bare.seconds),
    // In a small build, fixed costs weigh too much; the first build also draws a picture for each page.
    ratio:
      size === sizes.at(-1) && turn === "next"
        ? `${ratio.toFixed(2)} ≤ ${limit}: ${verdict(ratio <= limit)}`
        : ratio.toFixed(2),
    "peak memory (MB)": Math.round(ours.memory),
    "bare memory (MB)": Math.round(bare.memory),
    "images made": turn === "next" ? `${ours.made}: ${verdict(ours.made === 0)}` : ours.made,
    ...parts(ours.output),
  };
};

/** The time of each step after Astro's own, from its log line: "Pictures of shared pages: 7 drawn, 0 kept (0.4 s)". */
const parts = (output: string): Row =>
  Object.fromEntries(
    output.split("\n").flatMap((line) => {
      const [, what = "", seconds] = /^(.*) \((\d+\.\d+) s\)$/.exec(line) ?? [];
      return seconds
        ? [
            [
              what.replace(/:.*/, ""),
              what.includes(":") ? `${seconds} s: ${what.replace(/.*: /, "")}` : `${seconds} s`,
            ],
          ]
        : [];
    }),
  );

const round = (value: number) => Math.round(value * 10) / 10;
