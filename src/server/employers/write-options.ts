import type { Services } from "../http/context.ts";
import type { fetchPublic } from "../platform/network/fetch-public.ts";

/** What writing employers needs of the server. */
export type WriteServices = Pick<Services, "db" | "store" | "brands">;

/** Where the files come from that the content of an employer names. */
export type FileSource =
  | {
      origin: "folder";
      /** A file beside `employer.json`. @throws Error when there is no such file. */
      read: (slug: string, path: string) => Promise<Uint8Array>;
      /** A digest of all files of an employer. */
      digest: (slug: string) => Promise<string>;
    }
  /** Pictures at https URLs, which are copied. */
  | { origin: "import"; fetch?: typeof fetchPublic };

/** What is wrong with an employer, and how to fix it. */
export interface EmployerProblem {
  /** The employer's slug. */
  slug: string;
  /** Where in its data: `["sections", 2, "picture", "src"]`. */
  path: readonly PropertyKey[];
  /** A whole sentence or more, without the employer's name and the field. */
  message: string;
  /** Whether the employer is not written; otherwise it is written without what is wrong. */
  isRejected: boolean;
}

export interface WriteOptions {
  files: FileSource;
  /** Writes nothing and copies no picture, and reports what would happen. */
  dryRun?: boolean;
  /** Called as each problem is found; what it throws ends the writing, and employers written before stay. */
  onProblem?: (problem: EmployerProblem) => void;
  onProgress?: (report: WriteReport) => void;
}

/**
 * How many employers were added, changed, left as they were, kept because a folder names them, and not written because
 * something is wrong.
 */
export interface WriteReport {
  added: number;
  updated: number;
  unchanged: number;
  kept: number;
  rejected: number;
}
