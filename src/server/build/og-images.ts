import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { copyFile, mkdir, readdir, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Brand } from "../../contract/brand.ts";
import { ogPath, type OgCard } from "../../domain/og-path.ts";
import { brandsFolder } from "../lib/brands.ts";
import { inParallel } from "./in-parallel.ts";
import type { OgTask } from "./og-worker.ts";

/** How many pictures a build drew, and how many it had from the builds before. */
export interface OgCount {
  drawn: number;
  kept: number;
}

/**
 * Draws the picture of every page that the sites' `/og/cards.json` list, and takes those lists out of the build.
 * A picture that would show the same as one of the build before is not drawn again.
 * @param client The build's folder of files.
 * @param cache Where pictures are kept between builds, named by what they show.
 */
export const drawOgImages = async (
  client: string,
  brands: readonly Brand[],
  cache: string,
): Promise<OgCount> => {
  const pictures = brands.flatMap((brand) => picturesOf(client, brand, cache));
  const missing = new Map(
    pictures.filter(({ task }) => !existsSync(task.to)).map(({ task }) => [task.to, task]),
  );
  await inParallel("og-worker.ts", [...missing.values()]);
  for (const { task, file } of pictures) {
    await mkdir(dirname(file), { recursive: true });
    await copyFile(task.to, file);
  }
  await Promise.all(brands.map((brand) => rm(listOf(client, brand), { force: true })));
  await forget(cache, new Set(pictures.map(({ task }) => task.to)));
  return { drawn: missing.size, kept: pictures.length - missing.size };
};

const listOf = (client: string, { id }: Brand) => join(client, id, "og/cards.json");

const picturesOf = (client: string, brand: Brand, cache: string): { task: OgTask; file: string }[] => {
  const list = listOf(client, brand);
  if (!existsSync(list)) return [];
  const look = [
    drawing,
    brand.name,
    brand.tagline,
    brand.accent,
    read(join(brandsFolder, brand.id, "logo.svg")),
  ];
  return (JSON.parse(read(list)) as OgCard[]).map(({ path, title, photograph }) => ({
    task: {
      brand,
      title,
      photograph: photograph && join(client, photograph),
      // The name of a file in `_astro` says what it holds.
      to: join(cache, `${digest([...look, title, photograph ?? ""])}.jpg`),
    },
    file: join(client, brand.id, ogPath(path)),
  }));
};

const read = (file: string) => readFileSync(file, "utf8");

const digest = (parts: readonly string[]) => createHash("sha256").update(JSON.stringify(parts)).digest("hex");

/** The code that draws: pictures of an older one are drawn again. */
const drawing = digest(
  ["og-background.ts", "og-drawing.ts", "fit-title.ts", "typesetter.ts"].map((file) =>
    read(join(import.meta.dirname, file)),
  ),
);

/** Removes the kept pictures that no page shows any more. */
const forget = async (cache: string, used: ReadonlySet<string>): Promise<void> => {
  const files = existsSync(cache) ? await readdir(cache) : [];
  const unused = files.map((name) => join(cache, name)).filter((file) => !used.has(file));
  await Promise.all(unused.map((file) => rm(file)));
};
