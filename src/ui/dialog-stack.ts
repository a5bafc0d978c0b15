import { atom } from "nanostores";

interface Opened {
  dialog: HTMLDialogElement;
  /** The element that had the focus when another dialog opened over this one. */
  focused: Element | null;
}

/** The open dialogs, the newest last: only that one is shown. */
const stack: Opened[] = [];

/** The dialog that is shown, behind which the page can neither be used nor heard. */
export const $shownDialog = atom<HTMLDialogElement | null>(null);

/** What can be used and heard now: the dialog that is shown, else the page. */
export const inFront = (): HTMLElement => $shownDialog.get() ?? document.body;

const show = (dialog: HTMLDialogElement): void => {
  dialog.showModal();
  $shownDialog.set(dialog);
};

/**
 * Shows a modal dialog in place of the open one, which is shown again, with its focus, when this one closes.
 * Returns a function that closes it.
 */
export const showAlone = (dialog: HTMLDialogElement): (() => void) => {
  const below = stack.at(-1);
  if (below) {
    below.focused = document.activeElement;
    below.dialog.close();
  }
  stack.push({ dialog, focused: null });
  show(dialog);
  return () => {
    const wasTop = stack.at(-1)?.dialog === dialog;
    stack.splice(
      stack.findIndex((opened) => opened.dialog === dialog),
      1,
    );
    if (wasTop) $shownDialog.set(null);
    dialog.close();
    const next = stack.at(-1);
    if (!wasTop || !next) return;
    show(next.dialog);
    if (next.focused instanceof HTMLElement) next.focused.focus();
  };
};

/** Whether the browser has closed a dialog by itself that should be shown. */
export const wasClosedByBrowser = (dialog: HTMLDialogElement): boolean =>
  stack.at(-1)?.dialog === dialog && !dialog.open;
