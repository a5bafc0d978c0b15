import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { imageMetadata } from "astro/assets/utils";
import { drawingFaults } from "./drawing-faults.ts";
import { pictureType } from "../content/picture-types.ts";
import { unreadable, type Problem } from "../read/problem.ts";
import { filesBelow } from "../../runtime/files-below.ts";

/**
 * Checks that each picture can be read, and that drawings run no scripts and load nothing: Astro processes all
 * pictures in the folders, whether a page shows them or not.
 */
export const checkPictures = async (root: string, problems: Problem[]): Promise<void> => {
  const files = ["src/content", "src/brands", "public"]
    .flatMap((folder) => filesBelow(join(root, folder)).map((name) => `${folder}/${name}`))
    .filter(pictureType);
  await Promise.all(
    files.map(async (file) => {
      const picture = await readFile(join(root, file));
      const faults = /\.svg$/i.test(file) ? drawingFaults(picture.toString()) : [];
      const isPicture = await imageMetadata(picture, file).then(
        () => true,
        () => false,
      );
      if (!isPicture && !faults.length) faults.push({ line: 1, says: unreadable });
      problems.push(...faults.map((fault) => ({ file, ...fault })));
    }),
  );
};
