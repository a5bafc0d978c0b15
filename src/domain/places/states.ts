import { states } from "../../contract/job-options.ts";

export type StateCode = (typeof states)[number]["code"];

/** A state by its code, in any case; undefined for no state. */
export const stateByCode = (code: string) => states.find((state) => state.code === code.toUpperCase());
