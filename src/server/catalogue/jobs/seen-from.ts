import type { JobCard, Location } from "../../../contract/job-fields.ts";
import { kmAway, nearestFirst } from "../../../domain/places/nearest-first.ts";

/** Cards as those who search a place see them: of a job's places the nearest is first, with its distance. */
export const seenFrom = (searched: Location | null, cards: readonly JobCard[]): JobCard[] =>
  cards.map((card) => {
    if (!searched) return card;
    const locations = nearestFirst(card.locations, searched);
    const km = kmAway(locations[0], searched);
    return { ...card, locations, ...(km !== null && { km }) };
  });
