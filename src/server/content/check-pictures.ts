import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { imageMetadata } from "astro/assets/utils";
import { SaxesParser } from "saxes";
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
      const picture = await readFile(join(root, file));
      const line = await imageMetadata(picture, file).then(
        () => (file.toLowerCase().endsWith(".svg") ? firstFault(picture.toString()) : undefined),
        () => 1,
      );
      if (line) problems.push({ file, line, says: unreadable });
    }),
  );
};

/** The line where a drawing is no XML any more. */
const firstFault = (svg: string): number | undefined => {
  const parser = new SaxesParser();
  let line: number | undefined;
  parser.on("error", () => (line ??= parser.line));
  parser.write(svg).close();
  return line;
};
