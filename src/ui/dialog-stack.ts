interface Opened {
  dialog: HTMLDialogElement;
  /** The element that had the focus when another dialog opened over this one. */
  focused: Element | null;
}

/** The open dialogs, the newest last: only that one is shown. */
const stack: Opened[] = [];

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
  dialog.showModal();
  return () => {
    const wasTop = stack.at(-1)?.dialog === dialog;
    stack.splice(
      stack.findIndex((opened) => opened.dialog === dialog),
      1,
    );
    dialog.close();
    const next = stack.at(-1);
    if (!wasTop || !next) return;
    next.dialog.showModal();
    if (next.focused instanceof HTMLElement) next.focused.focus();
  };
};

/** Whether the browser has closed a dialog by itself that should be shown. */
export const wasClosedByBrowser = (dialog: HTMLDialogElement): boolean =>
  stack.at(-1)?.dialog === dialog && !dialog.open;
