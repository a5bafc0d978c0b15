import { atom } from "nanostores";

/** A short message about something that has just happened. */
export interface ToastMessage {
  kind: "success" | "error" | "info";
  text: string;
  /** A button in the message. */
  action?: ToastAction | undefined;
}

/** What the button of a message does, such as Undo. */
export interface ToastAction {
  label: string;
  run: () => void;
}

/** Queued messages; the shell island shows and removes them. */
export const $toasts = atom<readonly ToastMessage[]>([]);

const add = (kind: ToastMessage["kind"]) => (text: string, action?: ToastAction) =>
  $toasts.set([...$toasts.get(), { kind, text, ...(action && { action }) }]);

/** Shows a message at the top right for 3 seconds (spec §2, §9); an error, or one with a button, until it is closed. */
export const toast = { success: add("success"), error: add("error"), info: add("info") };

/** Removes and returns all queued messages. */
export const takeToasts = (): readonly ToastMessage[] => {
  const waiting = $toasts.get();
  if (waiting.length) $toasts.set([]);
  return waiting;
};
