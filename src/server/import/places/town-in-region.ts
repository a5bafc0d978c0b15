import type { FeedPlace } from "../feed-job.ts";
import { keyOf, wholeStates, type ListedPlaces } from "./place-index.ts";
import { abroad, plain, readPlace } from "./read-place.ts";

/** "Geelong, Geelong & Great Ocean Road VIC": a town, and the region that it is in; null for anything else. */
export const townInRegion = (place: FeedPlace, text: string, { suburbs }: ListedPlaces): FeedPlace | null => {
  const [, town = "", region = ""] = /^([^,&]+),\s*([^&]+&[^&,]+)$/.exec(text) ?? [];
  const { stateId } = readPlace({ ...place, text });
  const repeats = town !== "" && plain(region).startsWith(`${plain(town)} `);
  if (!repeats || stateId === abroad || !suburbs.has(keyOf(plain(town), stateId))) return null;
  const state = stateId ? wholeStates.get(stateId)!.state : place.state;
  return { ...place, text: town, suburb: "", state };
};
