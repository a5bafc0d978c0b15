/** Whether this is `npm run test:thorough` and not `npm test` (docs/decisions/125-shorter-tests.md). */
export const isThorough = process.env["THOROUGH"] === "true";

/** With how many random examples a property is tried: a few, or in a thorough run many. */
export const runs = (few: number, many: number): { numRuns: number } => ({
  numRuns: isThorough ? many : few,
});
