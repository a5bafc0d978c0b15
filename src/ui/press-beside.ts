/** Whether a pointer event is on the backdrop of a modal dialog. */
const isBeside = ({ target, x, y }: MouseEvent, dialog: HTMLDialogElement): boolean => {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return target === dialog && (x < left || x > right || y < top || y > bottom);
};

/** How long after a press another one in its place is the second of a double click, in milliseconds. */
const doubleMs = 500;
const isSecondOf = (first: PointerEvent, { timeStamp, x, y }: PointerEvent): boolean =>
  timeStamp - first.timeStamp < doubleMs && Math.hypot(x - first.x, y - first.y) < 10;

/**
 * Cancels a modal dialog when a click begins and ends on its backdrop. Replaces `closedby="any"`, which Safari and
 * Firefox 140 do not support. A double click on a button after which the dialog is smaller leaves it open.
 */
export const cancelOnPressBeside = (dialog: HTMLDialogElement): void => {
  let began = false;
  let within: PointerEvent | undefined;
  let second = 0;
  dialog.addEventListener("pointerdown", (event) => {
    began = isBeside(event, dialog);
    second = began && within && isSecondOf(within, event) ? event.timeStamp : 0;
    if (!began) within = event;
  });
  dialog.addEventListener(
    "cancel",
    (event) => {
      if (performance.now() - second > doubleMs) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    true,
  );
  if ("closedBy" in HTMLDialogElement.prototype) return;
  dialog.addEventListener("click", (event) => {
    if (began && isBeside(event, dialog)) dialog.dispatchEvent(new Event("cancel", { cancelable: true }));
  });
};
