import { nearestKm, type Point } from "../../domain/places/distance.ts";
import { storageKeys } from "../../domain/storage-keys.ts";
import { readToken } from "../session/token-cookie.ts";

/** A place that distances are measured from. */
export type Home = Point & { label: string };

/** The home that the visitor gave on this device; null where there is none, or storage is blocked. */
export const keptHome = (): Home | null => {
  try {
    return JSON.parse(localStorage.getItem(storageKeys.home) ?? "null") as Home | null;
  } catch {
    return null;
  }
};

/** Fills in how far the job is from home, and takes another home. The form's script is loaded when it opens. */
export const showHomeDistance = (place: HTMLElement): void => {
  const points = JSON.parse(place.dataset["homeDistance"]!) as Point[];
  const status = place.querySelector("p")!;
  const details = place.querySelector("details")!;
  const show = (home: Home): string => {
    const km = nearestKm(points, [home]);
    if (km === null) return "";
    status.textContent = `${km < 1 ? "Less than 1" : km.toLocaleString("en-AU")} km from ${home.label}, in a straight line`;
    const summary = details.querySelector("summary")!;
    summary.textContent = "Change your suburb";
    if (details.contains(document.activeElement)) summary.focus();
    details.open = false;
    return status.textContent;
  };
  const take = (home: Home): string => {
    try {
      localStorage.setItem(storageKeys.home, JSON.stringify(home));
    } catch {
      // Storage may be blocked; the suburb then lasts for this page.
    }
    return show(home);
  };
  const form = details.querySelector("form")!;
  let isSent = false;
  let loading: Promise<void> | undefined;
  const load = () => {
    loading ??= import("./choose-home.ts").then(
      ({ chooseHome }) => {
        chooseHome(form, take);
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
  const token = readToken();
  if (kept) return void show(kept);
  if (token === null) return;
  // Without its script nothing is shown until a suburb is chosen.
  void import("./find-home.ts")
    .then(({ profileHome }) => profileHome())
    .then((home) => home && show(home))
    .catch(() => undefined);
};
