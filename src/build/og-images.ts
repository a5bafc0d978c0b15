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

/** How many pictures a build drew, and how many it had from the builds before. */
export interface OgCount {
  drawn: number;
  kept: number;
}

/**
 * Pictures of shared pages, kept between builds: one that would show the same as before is not drawn again.
 * @param cache The folder where they are kept, named by what they show.
 */
export const openOgImages = (cards: readonly OgCard[], cache: string) => {
  const pictures = cards.map((card) => ({ card, kept: join(cache, `${digest(...contentOf(card))}.jpg`) }));
  return {
    /**
     * Draws what is not there yet.
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
     * Puts the picture of each page that was built among the files of its site, and forgets what no page shows any more.
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

/** The code that draws: pictures of an older one are drawn again. */
const drawing = digest(
  ...["og-background.ts", "og-drawing.ts", "fit-title.ts", "typesetter.ts"].map((file) =>
    fileDigest(join(import.meta.dirname, file)),
  ),
);
