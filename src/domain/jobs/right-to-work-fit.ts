import type { RightToWorkId } from "../../contract/job-options.ts";

/** Whether an employer accepts a seeker's right to work: "other" when the employer asks for something else. */
export type RightToWorkFit = "accepted" | "other";

/** What the employer of a job accepts. */
interface Accepts {
  /** Ids of the accepted options; empty when the employer did not say. */
  right_to_work: readonly string[];
  sponsorship: boolean;
}

/** Null where either side has not said (spec §9). Citizens may do all work that anybody may do. */
export const rightToWorkFit = (
  { right_to_work: accepted, sponsorship }: Accepts,
  own: RightToWorkId | null,
): RightToWorkFit | null => {
  if (own === null) return null;
  if (own === "sponsorship" && sponsorship) return "accepted";
  if (accepted.length === 0) return null;
  return own === "citizen" || accepted.includes(own) ? "accepted" : "other";
};

/** The note of a job's fit, in neutral words; null where nothing is known. */
export const rightToWorkNote = (fit: RightToWorkFit | null, own: RightToWorkId | null): string | null => {
  if (fit === null || own === null) return null;
  const what =
    own === "citizen" || own === "permanent-resident" || own === "none" ? "right to work" : "kind of visa";
  return fit === "accepted"
    ? `The employer accepts your ${what}.`
    : `The employer asks for something else than your ${what}: read before you apply.`;
};
