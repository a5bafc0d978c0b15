import type { Consultation } from "../../contract/consultations.ts";
import { startOf } from "../../domain/consultations/is-past.ts";
import { timeText } from "../../domain/consultations/time-text.ts";
import { ownZone } from "../../domain/text/own-zone.ts";

/** When a consultation takes place, or that its time is not confirmed yet, in this browser's time zone. */
export const whenText = (consultation: Consultation): string => {
  const start = startOf(consultation);
  return start ? timeText(start, ownZone()) : "We will confirm a time by email";
};

/** The state of a consultation in words. */
export const statusText: Record<Consultation["status"] | "past", string> = {
  requested: "Requested",
  confirmed: "Confirmed",
  cancelled: "Cancelled",
  past: "Past",
};
