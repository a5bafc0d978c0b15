import type { RightToWorkId } from "../../contract/job-options.ts";

/** What the employer of a job accepts. */
interface Accepts {
  /** Ids of the accepted options; empty when the employer did not say. */
  right_to_work: readonly string[];
  sponsorship: boolean;
}

/** Whether a job is for somebody with a right to work, and a note for them in neutral words. */
interface RightToWorkFit {
  fits: boolean;
  note: string;
}

const notVisas: readonly RightToWorkId[] = ["citizen", "permanent-resident", "none"];

/** Null where either side has not said (spec §9). Citizens may do all work that anybody may do. */
export const rightToWorkFit = (
  { right_to_work: accepted, sponsorship }: Accepts,
  own: RightToWorkId | null,
): RightToWorkFit | null => {
  if (own === null) return null;
  const sponsored = (own === "sponsorship" || own === "none") && sponsorship;
  if (accepted.length === 0 && !sponsored) return null;
  const fits = sponsored || own === "citizen" || accepted.includes(own);
  const what = notVisas.includes(own) ? "right to work" : "kind of visa";
  if (sponsored && own === "none") return { fits, note: "The employer offers to sponsor a visa" };
  const note = fits ? `The employer accepts your ${what}` : `The employer may not accept your ${what}`;
  return { fits, note };
};
