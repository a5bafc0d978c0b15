interface Opened {
  dialog: HTMLDialogElement;
  /** Where the focus was when another dialog took its place. */
  focused: Element | null;
}

/** The dialogs that their owners hold open, the newest last: it alone shows. */
const stack: Opened[] = [];

/**
 * Shows a modal dialog in place of the one that is open; that one comes back, with its focus, when this one closes.
 * Gives what closes it.
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
