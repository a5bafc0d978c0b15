import type { Competition } from "../../contract/competitions.ts";

/** Whether a competition takes entries at a moment: from its opening until just before its closing. */
export const competitionState = (
  { opensAt, closesAt }: { opensAt: Date; closesAt: Date },
  now: Date,
): Competition["state"] => (now < opensAt ? "upcoming" : now < closesAt ? "open" : "closed");
