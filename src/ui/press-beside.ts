/** Whether a pointer event is on the backdrop of a modal dialog. */
const isBeside = ({ target, clientX, clientY }: MouseEvent, dialog: HTMLDialogElement): boolean => {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return target === dialog && (clientX < left || clientX > right || clientY < top || clientY > bottom);
};

/** How long after a press another one in its place is the second of a double click, in milliseconds. */
const doubleMs = 500;
const isSecondOf = (first: PointerEvent, { timeStamp, clientX, clientY }: PointerEvent): boolean =>
  timeStamp - first.timeStamp < doubleMs && Math.hypot(clientX - first.clientX, clientY - first.clientY) < 10;

/**
 * Cancels a modal dialog when a click begins and ends on its backdrop. Replaces `closedby="any"`, which Safari and
 * Firefox 140 do not support. A double click on a button after which the dialog is smaller leaves it open.
 */
export const cancelOnPressBeside = (dialog: HTMLDialogElement): void => {
  let began = false;
  let within: PointerEvent | null = null;
  let isSecond = false;
  dialog.addEventListener("pointerdown", (event) => {
    began = isBeside(event, dialog);
    isSecond = began && within !== null && isSecondOf(within, event);
    if (isSecond) setTimeout(() => (isSecond = false), doubleMs);
    if (!began) within = event;
  });
  dialog.addEventListener(
    "cancel",
    (event) => {
      if (!isSecond) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    { capture: true },
  );
  if ("closedBy" in HTMLDialogElement.prototype) return;
  dialog.addEventListener("click", (event) => {
    if (began && isBeside(event, dialog)) dialog.dispatchEvent(new Event("cancel", { cancelable: true }));
  });
};
