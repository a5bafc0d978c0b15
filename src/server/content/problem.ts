/** What is wrong in a file of the content, where, and how to mend it. */
export interface Problem {
  /** From the project's folder: "src/content/blogs/first-day.md". */
  file: string;
  line: number;
  says: string;
}

/** A problem as a line for people; editors make "file:line" a link. */
export const problemText = ({ file, line, says }: Problem): string => `${file}:${line}: ${says}`;
