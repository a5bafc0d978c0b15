import { getJobFit } from "../../contract/recommendations.ts";
import { fetchLater } from "../session/fetch-later.ts";
import { readToken } from "../session/token-cookie.ts";

/** How a seeker's profile fits what an ad names, in words; null where the ad names nothing that is known. */
export const fitText = ({ held, missing }: { held: string[]; missing: string[] }): string | null => {
  const count = held.length + missing.length;
  if (!count) return null;
  if (!held.length) return `This ad names skills that are not among yours: ${missing.join(", ")}.`;
  const all = count === 1 ? "the skill" : count === 2 ? "both skills" : `all ${count} skills`;
  const part = missing.length ? `${held.length} of the ${count} skills` : all;
  const rest = missing.length ? ` Not among your skills: ${missing.join(", ")}.` : "";
  return `You have ${part} that this ad names: ${held.join(", ")}.${rest}`;
};

/** Fills in how the profile of a signed-in seeker fits the job; nothing for a visitor. */
export const showJobFit = async (place: HTMLElement): Promise<void> => {
  if (readToken() === null) return;
  const params = { id: Number(place.dataset["jobFit"]) };
  const fit = await fetchLater(getJobFit, { params }).catch(() => null);
  place.textContent = fit && fitText(fit);
};
