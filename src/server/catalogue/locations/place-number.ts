import { firstAddedId } from "./added-locations.ts";

/**
 * A small number for the id of a location, as an index into compact tables: even for listed places, odd for
 * those that imports added, whose ids start far higher.
 */
export const placeNumber = (id: number): number => (id < firstAddedId ? id * 2 : (id - firstAddedId) * 2 + 1);

/** The id of the location with a number. */
export const placeId = (number: number): number => (number >> 1) + (number & 1 ? firstAddedId : 0);
