import type { Competition } from "../../contract/competitions.ts";

/** What seekers read of each state. */
export const competitionStateTitles: Readonly<Record<Competition["state"], string>> = {
  upcoming: "Opens soon",
  open: "Open now",
  closed: "Closed",
};

/** Whether a competition takes entries at a moment: from its opening until just before its closing. */
export const competitionState = (
  { opensAt, closesAt }: { opensAt: Date; closesAt: Date },
  now: Date,
): Competition["state"] => (now < opensAt ? "upcoming" : now < closesAt ? "open" : "closed");
