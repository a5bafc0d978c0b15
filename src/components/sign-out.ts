import { logout } from "../contract/auth.ts";
import { storageKeys } from "../domain/storage-keys.ts";
import { fetchLater } from "../features/session/fetch-later.ts";
import { say } from "../ui/heard/say.ts";

/** How many applications this browser keeps that are not sent. */
const countStarted = (): number =>
  Object.keys(localStorage).filter(
    (key) => key.startsWith(storageKeys.draft) && key.includes(storageKeys.application),
  ).length;

/**
 * Signs out by the button of the header, at the second press where that removes applications which are not sent. Forgets what
 * this browser keeps of the seeker, and goes home.
 */
export const signOut = async (button: HTMLButtonElement): Promise<void> => {
  if (button.ariaDisabled) return;
  const started = countStarted();
  if (started && !button.dataset["asked"]) {
    button.dataset["asked"] = "true";
    button.textContent = `Sign out and remove ${started === 1 ? "an application" : `${started} applications`} not sent`;
    say(button.textContent);
    return;
  }
  // Not disabled: it keeps the focus.
  button.ariaDisabled = "true";
  try {
    await fetchLater(logout, {});
  } catch {
    button.ariaDisabled = null;
    button.textContent = "Could not sign out. Try again";
    say(button.textContent);
    return;
  }
  const own = button.dataset["signOut"]!.split(" ");
  for (const storage of [localStorage, sessionStorage])
    for (const key of Object.keys(storage))
      if (own.some((prefix) => key.startsWith(prefix))) storage.removeItem(key);
  // A chat that is open on this page ends before the next person sees it.
  dispatchEvent(new Event("signed-out"));
  location.assign("/");
};
