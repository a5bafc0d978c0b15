import { nearestKm, type Point } from "../../domain/places/distance.ts";
import { storageKeys } from "../../domain/storage-keys.ts";
import { apiUrl } from "../session/api-url.ts";
import { readToken } from "../session/token-cookie.ts";

/** A place that distances are measured from. */
export type Home = Point & { label: string };

const keptHome = (): Home | null => {
  try {
    return JSON.parse(localStorage.getItem(storageKeys.home) ?? "null") as Home | null;
  } catch {
    return null;
  }
};

/** Makes a call of the site and returns its payload; null when it fails. */
const ask = async (path: string, init: RequestInit): Promise<unknown> => {
  const headers = { "content-type": "application/json", "host-name": location.hostname, ...init.headers };
  const answer = await fetch(apiUrl(path), { ...init, headers }).catch(() => null);
  return answer?.ok ? ((await answer.json()) as { payload: unknown }).payload : null;
};

/** The places that fit a text, the best first; null when the call fails. */
const findPlaces = async (search_key: string): Promise<Home[] | null> => {
  const found = await ask("/v1/locations/specific", { method: "POST", body: JSON.stringify({ search_key }) });
  const places = found as { label: string; lat: number | null; lon: number | null }[] | null;
  return (
    places?.flatMap(({ label, lat, lon }) => (lat === null || lon === null ? [] : { label, lat, lon })) ??
    null
  );
};

/** The home of the signed-in seeker's profile; null without one. */
const profileHome = async (): Promise<Home | null> => {
  const token = readToken();
  if (!token) return null;
  const profile = await ask("/v1/profile/seeker", { headers: { authorization: `Bearer ${token}` } });
  const address = (profile as { home_location?: { address?: string } | null } | null)?.home_location?.address;
  return address ? ((await findPlaces(address))?.[0] ?? null) : null;
};

/** Fills in how far the job is from home, and takes another home. The form's script is loaded when it opens. */
export const showHomeDistance = (place: HTMLElement): void => {
  const points = JSON.parse(place.dataset["homeDistance"]!) as Point[];
  const status = place.querySelector("p")!;
  const details = place.querySelector("details")!;
  const show = (home: Home) => {
    const km = nearestKm(points, [home]);
    if (km === null) return;
    status.textContent = `${km < 1 ? "Less than 1" : km.toLocaleString("en-AU")} km from ${home.label}, in a straight line`;
    details.querySelector("summary")!.textContent = "Change your suburb";
    details.open = false;
  };
  const take = (home: Home): void => {
    show(home);
    try {
      localStorage.setItem(storageKeys.home, JSON.stringify(home));
    } catch {
      // Storage may be blocked; the suburb then lasts for this page.
    }
  };
  const form = details.querySelector("form")!;
  let isSent = false;
  let loading: Promise<void> | undefined;
  const load = () => {
    loading ??= import("./choose-home.ts").then(
      ({ chooseHome }) => {
        chooseHome(form, findPlaces, take);
        if (isSent) form.requestSubmit();
      },
      // The next attempt loads it again.
      () => (loading = undefined),
    );
  };
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    isSent = true;
    load();
  });
  details.addEventListener("toggle", load);
  const kept = keptHome();
  if (kept) show(kept);
  else void profileHome().then((home) => home && show(home));
};
