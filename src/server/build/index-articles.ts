import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { close, createIndex } from "pagefind";

/** Files of the search's own looks, which the pages do not use: they have theirs (src/components/articles). */
const unused = /^pagefind-(ui|modular-ui|component-ui|highlight)\b/;

/**
 * Makes the index that each site's search over guides and blogs reads, in `pagefind/` beside its pages.
 * @param client The build's folder of files.
 * @returns How many pages are found by it.
 */
export const indexArticles = async (client: string, brands: readonly { id: string }[]): Promise<number> => {
  try {
    const counts = await Promise.all(brands.map(({ id }) => indexSite(join(client, id))));
    return counts.reduce((all, count) => all + count, 0);
  } finally {
    await close();
  }
};

const indexSite = async (folder: string): Promise<number> => {
  const { index, errors } = await createIndex({ forceLanguage: "en", excludeSelectors: [".anchor"] });
  if (!index) throw new Error(`The search index of ${folder} cannot be begun: ${errors.join("; ")}`);
  const added = await index.addDirectory({ path: folder, glob: "page/*/index.html" });
  const { files, errors: wrong } = await index.getFiles();
  const problems = [...added.errors, ...wrong];
  if (problems.length)
    throw new Error(`The search index of ${folder} cannot be made: ${problems.join("; ")}`);
  for (const { path, content } of files.filter(({ path }) => !unused.test(path))) {
    const file = join(folder, "pagefind", path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  return added.page_count;
};
