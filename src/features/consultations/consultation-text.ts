import type { Consultation } from "../../contract/consultations.ts";
import { startOf } from "../../domain/consultations/is-past.ts";
import { ownTimeText, ownZone, zoneText } from "../../domain/text/time-text.ts";

/** When a consultation takes place, or the times that were asked for, in this browser's time zone. */
export const whenText = (consultation: Consultation): string => {
  const start = startOf(consultation);
  return start
    ? ownTimeText(start)
    : `You asked for ${consultation.times.map(ownTimeText).join(", or ")}. We will confirm a time by email.`;
};

/** The state of a consultation in words. */
export const statusText: Record<Consultation["status"] | "past", string> = {
  requested: "Requested",
  confirmed: "Confirmed",
  cancelled: "Cancelled",
  past: "Past",
};

/** The time zone of this browser by its place: "Perth time". */
export const ownZoneText = (): string => zoneText(ownZone());

const dayFormat = new Intl.DateTimeFormat("en-AU", {
  weekday: "long",
  day: "numeric",
  month: "long",
  year: "numeric",
});
const clockFormat = new Intl.DateTimeFormat("en-AU", { hour: "numeric", minute: "2-digit", timeZone: "UTC" });

/** A time of a day as people read it: "10:30 am" for "10:30". */
export const clockText = (time: string): string => clockFormat.format(new Date(`2026-01-01T${time}Z`));

/** A chosen day and time in words: "Tuesday 8 December 2026, 10:30 am, Perth time"; empty until both are chosen. */
export const chosenText = (local: string): string => {
  const date = new Date(local);
  return /^\d.*T\d/.test(local) && !isNaN(date.getTime())
    ? `${dayFormat.format(date)}, ${clockText(local.split("T")[1]!)}, ${ownZoneText()}`
    : "";
};
