import { apiUrl } from "../session/api-url.ts";
import { readToken } from "../session/token-cookie.ts";
import { keptHome, type Home } from "./home-distance.ts";

/** Makes a call of the site and returns its payload; null when it fails. */
const ask = async (path: string, init: RequestInit): Promise<unknown> => {
  const headers = { "content-type": "application/json", "host-name": location.hostname, ...init.headers };
  const answer = await fetch(apiUrl(path), { ...init, headers }).catch(() => null);
  return answer?.ok ? ((await answer.json()) as { payload: unknown }).payload : null;
};

/** The places that fit a text, the best first; null when the call fails. */
export const findPlaces = async (search_key: string): Promise<Home[] | null> => {
  const found = await ask("/v1/locations/specific", { method: "POST", body: JSON.stringify({ search_key }) });
  const places = found as { label: string; lat: number | null; lon: number | null }[] | null;
  return (
    places?.flatMap(({ label, lat, lon }) => (lat === null || lon === null ? [] : { label, lat, lon })) ??
    null
  );
};

/** The home of the signed-in seeker's profile; null without one. */
export const profileHome = async (token: string): Promise<Home | null> => {
  const profile = await ask("/v1/profile/seeker", { headers: { authorization: `Bearer ${token}` } });
  const address = (profile as { home_location?: { address?: string } | null } | null)?.home_location?.address;
  return address ? ((await findPlaces(address))?.[0] ?? null) : null;
};

/** The home that is kept on this device, else that of the signed-in seeker's profile; null where neither is known. */
export const knownHome = async (): Promise<Home | null> => {
  const token = readToken();
  return keptHome() ?? (token === null ? null : profileHome(token));
};
