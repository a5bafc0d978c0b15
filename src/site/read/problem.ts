import { UserFacingError } from "../../runtime/user-facing-error.ts";

/** What is wrong in a content file, where, and how to fix it. */
export interface Problem {
  /** Its path from the project's folder: "src/content/blogs/first-day.md". */
  file: string;
  line: number;
  says: string;
}

/** A problem as one line of text; code editors make "file:line" a link. */
export const problemText = ({ file, line, says }: Problem): string => `${file}:${line}: ${says}`;

/** Content that cannot be published; the message lists every file, line and fix. */
export class ContentError extends UserFacingError {
  override name = "ContentError";
  constructor(problems: readonly Problem[]) {
    super(
      `The content cannot be published:\n${problems.map((problem) => `  ${problemText(problem)}`).join("\n")}`,
    );
  }
}

/** The message for a picture that is invalid or truncated. */
export const unreadable = "cannot be read as a picture; save it again, or remove it";
/** The message for a picture of an unsupported type. */
export const notShown = "is of a kind that pages do not show; save it as PNG, JPEG, WebP, AVIF, GIF or SVG";
