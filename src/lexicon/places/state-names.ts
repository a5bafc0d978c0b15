import { states } from "../../contract/job-options.ts";

/** The states and territories of Australia. */
export const ownStates = states.filter(({ code }) => code !== "INT");
/** The pattern of their codes. */
export const stateCodes = ownStates.map(({ code }) => code).join("|");
