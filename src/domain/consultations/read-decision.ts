import type { ConsultationDecision } from "../../contract/consultations.ts";
import { momentIn } from "../articles/publish-at.ts";

/**
 * An operator's decision from the posted form: a proposed time, or another one on the site's clocks.
 * @param zone the site's time zone.
 */
export const readDecision = (
  { action, time = "", other = "", text = "" }: Readonly<Record<string, string>>,
  zone: string,
): ConsultationDecision => {
  if (action === "note" || action === "cancel") return { action, text };
  if (!other) return { action: "confirm", starts_at: time };
  const moment = momentIn(zone, other);
  // Sent as it is where it cannot be read: the server then says what is wrong.
  return { action: "confirm", starts_at: isNaN(moment) ? other : new Date(moment).toISOString() };
};
