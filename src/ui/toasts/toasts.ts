import { atom } from "nanostores";

/** A short message about something that has just happened. */
export interface ToastMessage {
  kind: "success" | "error" | "info";
  text: string;
}

/** Queued messages; the shell island shows and removes them. */
export const $toasts = atom<readonly ToastMessage[]>([]);

const add = (kind: ToastMessage["kind"]) => (text: string) => $toasts.set([...$toasts.get(), { kind, text }]);

/** Shows a message at the top right for 3 seconds (spec §2, §9). */
export const toast = { success: add("success"), error: add("error"), info: add("info") };

/** Removes and returns all queued messages. */
export const takeToasts = (): readonly ToastMessage[] => {
  const waiting = $toasts.get();
  if (waiting.length) $toasts.set([]);
  return waiting;
};
