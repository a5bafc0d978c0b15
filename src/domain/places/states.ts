import { states } from "../../contract/job-options.ts";

export type StateCode = (typeof states)[number]["code"];

/** A state by its code, in upper or lower case; undefined for an unknown code. */
export const stateByCode = (code: string) => states.find((state) => state.code === code.toUpperCase());
