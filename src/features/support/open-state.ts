import { atom } from "nanostores";

/** Whether the support widget is open. */
export const $isOpen = atom(false);
