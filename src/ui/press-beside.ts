/** Whether a press is beside a modal dialog: on its backdrop. */
const isBeside = ({ target, clientX, clientY }: MouseEvent, dialog: HTMLDialogElement): boolean => {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return target === dialog && (clientX < left || clientX > right || clientY < top || clientY > bottom);
};

/**
 * Cancels a modal dialog when a press begins and ends beside it, as `closedby="any"` does where browsers know it;
 * Safari and Firefox 140 do not.
 */
export const cancelOnPressBeside = (dialog: HTMLDialogElement): void => {
  if ("closedBy" in HTMLDialogElement.prototype) return;
  let began = false;
  dialog.addEventListener("pointerdown", (event) => (began = isBeside(event, dialog)));
  dialog.addEventListener("click", (event) => {
    if (began && isBeside(event, dialog)) dialog.dispatchEvent(new Event("cancel", { cancelable: true }));
  });
};
