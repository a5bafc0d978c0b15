import type { JobCard, Location } from "../../../contract/job-fields.ts";
import { kmAway, nearestFirst } from "../../../domain/places/nearest-first.ts";

/** Cards as those who search places see them: of a job's places the nearest to one of these is first, with its distance. */
export const seenFrom = (searched: readonly Location[], cards: readonly JobCard[]): JobCard[] =>
  cards.map((card) => {
    if (!searched.length) return card;
    const locations = nearestFirst(card.locations, searched);
    const away = kmAway(locations[0], searched);
    return {
      ...card,
      locations,
      ...(away && { km: away.km }),
      ...(away && searched.length > 1 && { km_from: away.from.label }),
    };
  });
