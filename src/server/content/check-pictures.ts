import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { imageMetadata } from "astro/assets/utils";
import { pictureType } from "./picture-types.ts";
import { unreadable, type Problem } from "./problem.ts";
import { filesBelow } from "./site-addresses.ts";

/** Checks that each picture can be read: Astro takes in all that lie there, whether a page shows them or not. */
export const checkPictures = async (root: string, problems: Problem[]): Promise<void> => {
  const files = ["src/content", "src/brands"]
    .flatMap((folder) => filesBelow(join(root, folder)).map((name) => `${folder}/${name}`))
    .filter(pictureType);
  await Promise.all(
    files.map(async (file) => {
      await imageMetadata(await readFile(join(root, file)), file).catch(
        () => void problems.push({ file, line: 1, says: unreadable }),
      );
    }),
  );
};
