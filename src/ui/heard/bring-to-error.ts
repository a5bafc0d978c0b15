import { say } from "./say.ts";

/**
 * Brings somebody to the field whose error has come, by which it is described; who is there already hears the error.
 * For pages without React, whose fields have no `FieldError`.
 */
export const bringToError = (field: HTMLElement, error: string): void => {
  if (document.activeElement === field) say(error);
  else field.focus();
};
