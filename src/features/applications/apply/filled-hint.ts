import type { ApplyDraft } from "./drafts.ts";

const sources = {
  cv: "Filled in from your CV. Please check it.",
  earlier: "As you answered an earlier employer. Please check it.",
  withdrawn: "As in the application that you withdrew. Please check it.",
};

/** What is said of a detail or an answer that was filled in for the seeker, until they change it. */
export const filledHint = ({ filled }: Pick<ApplyDraft, "filled">, name: string): string | undefined => {
  const origin = filled[name];
  return origin && sources[origin];
};
