import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { ogPath } from "../domain/og-path.ts";
import { memoize } from "../domain/memoize.ts";
import { projectFolder } from "../runtime/project-folder.ts";
import { brandsFolder } from "../site/brands.ts";
import { ContentError, unreadable } from "../site/read/problem.ts";
import { inParallel } from "./in-parallel.ts";
import { digest, forget, place } from "../releases/kept-files.ts";
import type { OgCard } from "./og-cards.ts";
import type { OgTask } from "./og-worker.ts";

/** How many pictures a build drew, and how many it took from the cache. */
export interface OgCount {
  drawn: number;
  kept: number;
}

/**
 * Open Graph pictures, cached between builds: one that would look the same as before is not drawn again.
 * @param cache The folder of the cache; files are named by a digest of what they show.
 */
export const openOgImages = (cards: readonly OgCard[], cache: string) => {
  const pictures = cards.map((card) => ({ card, kept: join(cache, `${digest(...contentOf(card))}.jpg`) }));
  return {
    /**
     * Draws the pictures that are not cached yet.
     * @throws ContentError when pages have pictures that cannot be read.
     */
    draw: async (): Promise<OgCount> => {
      const tasks = new Map(
        pictures
          .filter(({ kept }) => !existsSync(kept))
          .map(({ card, kept }) => [kept, { ...card, to: kept }]),
      );
      const answers = await inParallel<OgTask, string[]>("og-worker.ts", [...tasks.values()]);
      const broken = [...new Set(answers.flat())].map((file) => relative(projectFolder, file));
      if (broken.length) throw new ContentError(broken.map((file) => ({ file, line: 1, says: unreadable })));
      return { drawn: tasks.size, kept: pictures.length - tasks.size };
    },

    /**
     * Adds the picture of each built page to the files of its site, and removes unused pictures from the cache.
     * @param client The build's folder of files.
     */
    place: async (client: string): Promise<void> => {
      const files = pictures
        .filter(({ card }) => existsSync(join(client, card.brand.id, card.path, "index.html")))
        .map(({ card, kept }) => ({ kept, file: join(client, card.brand.id, ogPath(card.path)) }));
      for (const folder of new Set(files.map(({ file }) => dirname(file))))
        mkdirSync(folder, { recursive: true });
      await Promise.all(files.map(({ kept, file }) => place(kept, file)));
      await forget(cache, new Set(pictures.map(({ kept }) => kept)));
    },
  };
};

/** Everything that a picture depends on. */
const contentOf = ({ brand, title, photograph }: OgCard): string[] => [
  drawing,
  brand.name,
  brand.tagline,
  brand.accent,
  fileDigest(join(brandsFolder, brand.id, "logo.svg")),
  title,
  photograph ? fileDigest(photograph) : "",
];

const fileDigest = memoize((file) => digest(readFileSync(file)));

/** The code that draws: when it changes, all pictures are drawn again. */
const drawing = digest(
  ...["og-background.ts", "og-drawing.ts", "fit-title.ts", "typesetter.ts"].map((file) =>
    fileDigest(join(projectFolder, "src/site/og", file)),
  ),
);
