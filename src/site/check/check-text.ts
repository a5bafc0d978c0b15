import { brandSchema } from "../../contract/brand.ts";
import { checkAlternative, checkLink } from "./check-reference.ts";
import { drawingFaults } from "./drawing-faults.ts";
import { referencesOf } from "./markdown-facts.ts";
import { pictureType } from "../content/picture-types.ts";
import { notShown, type Problem } from "../read/problem.ts";
import { readData } from "../read/read-data.ts";
import { readArticle, readLanding } from "../content/read-files.ts";

/**
 * Checks a single file before it is saved: an article, a landing page, a brand, or one of their pictures.
 * @param file Its future path from the project's folder.
 */
export const checkText = (file: string, text: string): Problem[] => {
  const problems: Problem[] = [];
  if (file.endsWith(".md")) checkArticleText(file, text, problems);
  else if (file.endsWith("/brand.json")) {
    const read = readData(brandSchema, text, { file });
    if ("problems" in read) return read.problems;
  } else if (file.endsWith(".json")) readLanding(file, text, problems);
  else if (/\.svg$/i.test(file)) problems.push(...drawingFaults(text).map((fault) => ({ file, ...fault })));
  else if (!pictureType(file)) problems.push({ file, line: 1, says: `the picture ${notShown}` });
  return problems;
};

const checkArticleText = (file: string, text: string, problems: Problem[]): void => {
  const article = readArticle(file, text, problems);
  if (!article) return;
  for (const reference of referencesOf(article.body)) {
    const report = (says: string) =>
      void problems.push({ file, line: reference.line + article.before, says });
    if (reference.kind === "image") checkAlternative(reference, report);
    // Whether such a page exists depends on other files.
    else checkLink(reference.url, [], () => true, report);
  }
};
