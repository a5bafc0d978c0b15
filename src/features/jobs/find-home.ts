import { getSeekerProfile } from "../../contract/profile/seeker-profile.ts";
import { minSearchKey, searchLocations } from "../../contract/locations.ts";
import { fetchLater } from "../session/fetch-later.ts";
import { readToken } from "../session/token-cookie.ts";
import { keptHome, type Home } from "./home-distance.ts";

/** The places that fit a text, the best first; none for one that is too short (spec §5), null when the call fails. */
export const findPlaces = async (text: string): Promise<Home[] | null> => {
  const search_key = text.trim();
  if (search_key.length < minSearchKey) return [];
  const places = await fetchLater(searchLocations, { body: { search_key } }).catch(() => null);
  return (
    places?.flatMap(({ label, lat, lon }) => (lat === null || lon === null ? [] : { label, lat, lon })) ??
    null
  );
};

/** The home of the signed-in seeker's profile; null without one. */
export const profileHome = async (): Promise<Home | null> => {
  const profile = await fetchLater(getSeekerProfile, {}).catch(() => null);
  const address = profile?.home_location?.address;
  return address ? ((await findPlaces(address))?.[0] ?? null) : null;
};

/** The home that is kept on this device, else that of the signed-in seeker's profile; null where neither is known. */
export const knownHome = async (): Promise<Home | null> => {
  return keptHome() ?? (readToken() === null ? null : profileHome());
};
