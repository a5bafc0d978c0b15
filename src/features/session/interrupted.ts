import { atom } from "nanostores";
import { $seeker } from "./seeker.ts";

/** Id of the seeker whose session ended while they were editing: the page stays as it is until somebody signs in. */
export const $interrupted = atom<string | null>(null);

/**
 * Notes whether a form or a dialog is open. Called before the seeker of a session that ended by itself is forgotten.
 * @returns the seeker who was editing.
 */
export const noteEnd = (): string | null => {
  const seeker = $seeker.get();
  const isEditing = document.querySelector("[data-own-content] form, main dialog[open]");
  if (seeker) $interrupted.set(isEditing && seeker.id);
  return $interrupted.get();
};
