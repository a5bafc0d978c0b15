import type { JobIndex } from "../job-index.ts";
import { FullTextIndex } from "./full-text-index.ts";

const ofIndexes = new WeakMap<JobIndex, FullTextIndex>();

/** The words of an index: in memory, unless they were opened with a file. */
export const fullTextOf = (index: JobIndex): FullTextIndex => ofIndexes.get(index) ?? openFullText(index);

/** Opens the words of an index. @param prefix How the paths of their files begin. */
export const openFullText = (index: JobIndex, prefix?: string): FullTextIndex => {
  const fullText = new FullTextIndex(index, prefix);
  ofIndexes.set(index, fullText);
  return fullText;
};
