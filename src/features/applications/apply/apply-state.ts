import type { Receipt } from "../../../contract/application-fields.ts";
import type { ScreeningQuestion } from "../../../contract/job-fields.ts";
import type { DetailProblems } from "../../../domain/jobs/application-details.ts";
import type { Cv } from "./cvs.ts";

/** The job to apply for. */
export interface ApplyJob {
  id: number;
  title: string;
  /** The name of the employer. */
  employer: string;
  screening: readonly ScreeningQuestion[];
  /** Ids of the rights to work that the employer accepts; empty when it did not say. */
  right_to_work: readonly string[];
  sponsorship: boolean;
}

/** Steps that the seeker fills in. */
export type FillStep = "uploadCvModal" | "questions" | "note" | "review";

/** Errors in the details, the note and the files beside the CV, by field. */
export type NoteProblems = DetailProblems & { note?: string; documents?: string };

/** State of the apply dialog; the steps' names are those of spec §2. */
export type ApplyState =
  | { step: "uploadCvModal"; problem: string | null; failed: File | null }
  | {
      step: "processing";
      /** What is in progress, in words. */
      label: string;
      /** From 0 to 1, where it is known. */
      progress?: number;
    }
  | {
      step: "questions";
      /** Errors in answers, by question id. */
      problems: Record<string, string>;
      /** The first question with an error. */
      first: string | null;
    }
  | { step: "note"; problems: NoteProblems }
  | { step: "review"; problem: string | null }
  | {
      step: "creating";
      /** Whether it is sent once the browser is online again. */
      isWaiting: boolean;
    }
  | {
      step: "successModal";
      receipt: Receipt;
      /** The server's message. */
      message: string;
    };

/** Loading state of the seeker's earlier CVs. */
export type CvList = { state: "loading" } | { state: "ready"; files: Cv[] } | { state: "failed" };
