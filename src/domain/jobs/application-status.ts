import type { ApplicationStatus, ApplicationSide } from "../../contract/application-fields.ts";

/** Statuses that an employer chooses from, in any order, as a decision can be corrected. */
export const decisions = ["shortlisted", "interview", "offered", "unsuccessful"] as const;

/** Statuses that the seeker may still withdraw. */
export const withdrawable: readonly ApplicationStatus[] = [
  "submitted",
  "viewed",
  "shortlisted",
  "interview",
  "offered",
];

/** To which statuses each side may change an application; the seeker archives it by a flag apart from these. */
const changes: Record<ApplicationSide, (from: ApplicationStatus) => readonly ApplicationStatus[]> = {
  seeker: (from) => {
    if (from === "withdrawn") return ["submitted"];
    return withdrawable.includes(from) ? ["withdrawn"] : [];
  },
  employer: (from) => {
    if (from === "withdrawn") return [];
    const others = decisions.filter((status) => status !== from);
    return from === "submitted" ? ["viewed", ...others] : others;
  },
};

/** The statuses that one side may change an application to. */
export const nextStatuses = (side: ApplicationSide, from: ApplicationStatus): readonly ApplicationStatus[] =>
  changes[side](from);
