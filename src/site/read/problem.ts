import { UserFacingError } from "../../runtime/user-facing-error.ts";

/** What is wrong in a file of the content, where, and how to mend it. */
export interface Problem {
  /** From the project's folder: "src/content/blogs/first-day.md". */
  file: string;
  line: number;
  says: string;
}

/** A problem as a line for people; editors make "file:line" a link. */
export const problemText = ({ file, line, says }: Problem): string => `${file}:${line}: ${says}`;

/** Content that cannot be published; the message lists every file, line and mend. */
export class ContentError extends UserFacingError {
  override name = "ContentError";
  constructor(problems: readonly Problem[]) {
    super(
      `The content cannot be published:\n${problems.map((problem) => `  ${problemText(problem)}`).join("\n")}`,
    );
  }
}

/** What is said of a picture that is none, or not a whole one. */
export const unreadable = "cannot be read as a picture; save it again, or remove it";
/** What is said of a picture whose file is of another kind than those that pages show. */
export const notShown = "is of a kind that pages do not show; save it as PNG, JPEG, WebP, AVIF, GIF or SVG";
