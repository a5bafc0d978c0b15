import { brandSchema } from "../../contract/brand.ts";
import { loadBrands } from "../brands.ts";
import { employerFaults } from "../employers/employer-faults.ts";
import { employerSchema } from "../employers/employer-schema.ts";
import { employersFolder, readPage } from "../employers/read-employers.ts";
import { checkAlternative, checkLink } from "./check-reference.ts";
import { drawingFaults } from "./drawing-faults.ts";
import { referencesOf } from "./markdown-facts.ts";
import { pictureType } from "../content/picture-types.ts";
import { notShown, type Problem } from "../read/problem.ts";
import { readData } from "../read/read-data.ts";
import { readArticle, readLanding } from "../content/read-files.ts";

/**
 * Checks a single file before it is saved: an article, a landing page, a brand, an employer, or one of their
 * pictures.
 * @param file Its future path from the project's folder.
 */
export const checkText = (file: string, text: string): Problem[] => {
  const problems: Problem[] = [];
  if (file.startsWith(`${employersFolder}/`) && /\.(json|md)$/.test(file))
    checkEmployerText(file, text, problems);
  else if (file.endsWith(".md")) checkArticleText(file, text, problems);
  else if (file.endsWith("/brand.json")) {
    const read = readData(brandSchema, text, { file });
    if ("problems" in read) return read.problems;
  } else if (file.endsWith(".json")) readLanding(file, text, problems);
  else if (/\.svg$/i.test(file)) problems.push(...drawingFaults(text).map((fault) => ({ file, ...fault })));
  else if (!pictureType(file)) problems.push({ file, line: 1, says: `the picture ${notShown}` });
  return problems;
};

const checkEmployerText = (file: string, text: string, problems: Problem[]): void => {
  if (file.endsWith(".md")) {
    const page = readPage(file, text, problems);
    if (page) checkReferences(file, page.data.markdown, page.before, problems);
    return;
  }
  const read = readData(employerSchema, text, { file });
  if ("problems" in read) return void problems.push(...read.problems);
  const slug = file.split("/").at(-2)!;
  for (const { path, says } of employerFaults({ ...read.data, slug }, loadBrands()))
    problems.push({ file, line: read.lineOf(path), says: `${path.join(".")}: ${says}` });
};

const checkArticleText = (file: string, text: string, problems: Problem[]): void => {
  const article = readArticle(file, text, problems);
  if (article) checkReferences(file, article.body, article.before, problems);
};

const checkReferences = (file: string, markdown: string, before: number, problems: Problem[]): void => {
  for (const reference of referencesOf(markdown)) {
    const report = (says: string) => void problems.push({ file, line: reference.line + before, says });
    if (reference.kind === "image") checkAlternative(reference, report);
    // Whether such a page exists depends on other files.
    else checkLink(reference.url, [], () => true, report);
  }
};
