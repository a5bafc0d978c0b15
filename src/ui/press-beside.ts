/** Whether a pointer event is on the backdrop of a modal dialog. */
const isBeside = ({ target, clientX, clientY }: MouseEvent, dialog: HTMLDialogElement): boolean => {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return target === dialog && (clientX < left || clientX > right || clientY < top || clientY > bottom);
};

/**
 * Cancels a modal dialog when a click begins and ends on its backdrop. Replaces `closedby="any"`, which Safari and
 * Firefox 140 do not support.
 */
export const cancelOnPressBeside = (dialog: HTMLDialogElement): void => {
  if ("closedBy" in HTMLDialogElement.prototype) return;
  let began = false;
  dialog.addEventListener("pointerdown", (event) => (began = isBeside(event, dialog)));
  dialog.addEventListener("click", (event) => {
    if (began && isBeside(event, dialog)) dialog.dispatchEvent(new Event("cancel", { cancelable: true }));
  });
};
