import type { Consultation } from "../../contract/consultations.ts";
import { startOf } from "../../domain/consultations/is-past.ts";
import { ownTimeText } from "../../domain/text/time-text.ts";

/** When a consultation takes place, or that its time is not confirmed yet, in this browser's time zone. */
export const whenText = (consultation: Consultation): string => {
  const start = startOf(consultation);
  return start ? ownTimeText(start) : "We will confirm a time by email";
};

/** The state of a consultation in words. */
export const statusText: Record<Consultation["status"] | "past", string> = {
  requested: "Requested",
  confirmed: "Confirmed",
  cancelled: "Cancelled",
  past: "Past",
};
