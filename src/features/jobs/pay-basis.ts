import { createContext } from "react";

/** What the pay of a list of jobs begins with: what the ad states, or a year's pay, which jobs can be sorted by. */
export const PayBasis = createContext<"stated" | "year">("stated");
