import { useLayoutEffect, useRef, type RefObject } from "react";
import { isInUse } from "./keep-focus.ts";

/**
 * Has screen readers read the error of a field to somebody who is at the field already: whoever is brought to it hears
 * the error with the field.
 */
export const useFieldError = <E extends HTMLElement>(): RefObject<E | null> => {
  const element = useRef<E>(null);
  useLayoutEffect(() => {
    const { activeElement } = document;
    const id = element.current?.id;
    if (id && isInUse(activeElement) && activeElement?.closest(`[aria-describedby~="${CSS.escape(id)}"]`))
      element.current?.setAttribute("role", "alert");
  }, []);
  return element;
};
