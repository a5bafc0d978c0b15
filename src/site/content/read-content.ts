import { readCompetitions, type ReadCompetition } from "../competitions/read-competitions.ts";
import { readArticles, readLandings, type ReadArticle, type ReadLanding } from "./read-files.ts";
import type { Problem } from "../read/problem.ts";

/** The content of all pages, read once and shared by all steps of a build. */
export interface Content {
  /** The project's folder. */
  root: string;
  /** Articles and blogs. */
  articles: readonly ReadArticle[];
  landings: readonly ReadLanding[];
  competitions: readonly ReadCompetition[];
  /** Why files could not be read; they are missing above. */
  problems: readonly Problem[];
}

/** Reads the articles, blogs, landings and competitions of a project. */
export const readContent = (root: string): Content => {
  const problems: Problem[] = [];
  const articles = (["articles", "blogs"] as const).flatMap((name) => readArticles(root, name, problems));
  return {
    root,
    articles,
    landings: readLandings(root, problems),
    competitions: readCompetitions(root, problems),
    problems,
  };
};
