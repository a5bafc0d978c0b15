import type { Location } from "../../contract/job-fields.ts";
import { usualRadius } from "../../domain/places/distance.ts";
import { kmAway, nearestFirst } from "../../domain/places/nearest-first.ts";
import { regions } from "../catalogue/locations/regions.ts";

/** The reason of a job around a place. */
export const nearReason = ({ label }: Location): string => `Near ${label}`;

/**
 * The reasons of a job with how far it is from those places that it is not near: "39 km from Fremantle WA 6160". Of its
 * own places the nearest counts.
 */
export const withDistances = (
  reasons: readonly string[],
  around: readonly Location[],
  jobPlaces: readonly Location[],
): string[] =>
  reasons.map((reason) => {
    const place = around.find((one) => nearReason(one) === reason);
    const away = place && kmAway(nearestFirst(jobPlaces, [place])[0], [place]);
    return away && away.km > nearKm(place) ? `${away.km} km from ${place.label}` : reason;
  });

/** Up to how many kilometres something is near a place: a daily commute, or within a region. */
const nearKm = ({ id }: Location): number => Math.max(usualRadius, regions.get(id)?.radius ?? 0);

/** The reason of a job that names a skill of the seeker. */
export const skillReason = (skills: readonly string[]): string =>
  `Mentions your skill${skills.length > 1 ? "s" : ""}: ${skills.join(", ")}`;

const ofSkill = skillReason([""]);

/** The reasons with those of skills in one: "Mentions your skills: rostering, food safety". */
export const withSkillsTogether = (reasons: readonly string[]): string[] => {
  const skills = reasons.filter((reason) => reason.startsWith(ofSkill));
  const together = skillReason(skills.map((reason) => reason.slice(ofSkill.length)));
  return [...new Set(reasons.map((reason) => (skills.includes(reason) ? together : reason)))];
};
