/**
 * Runs what moves a part of the page once the mouse or the tap that has taken the focus is over: a button that moves
 * away from under it is not pressed.
 */
export const afterPress = (run: () => void): void => {
  if (document.querySelector(":active")) addEventListener("mouseup", () => setTimeout(run), { once: true });
  else setTimeout(run);
};
