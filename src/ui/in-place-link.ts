/** From this width on a job opens beside the list (`beside:` in src/styles/global.css). */
export const wideEnough = "(min-width: 1200px)";

/** Whether a click opens a link here, and not in another tab or window. */
export const isPlainClick = ({
  button,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
}: Pick<MouseEvent, "button" | "metaKey" | "ctrlKey" | "shiftKey" | "altKey">): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** Every dialog that is open. */
export const anyDialog = 'dialog[open], [role="dialog"]';
