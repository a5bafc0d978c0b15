import { useEffect, useRef, type RefObject } from "react";
import { isInUse } from "./keep-focus.ts";
import { say } from "./say.ts";

/**
 * Has screen readers say the error of a field to somebody who is at the field already: whoever is brought to it hears the
 * error with the field.
 */
export const useFieldError = <E extends HTMLElement>(error: string): RefObject<E | null> => {
  const element = useRef<E>(null);
  useEffect(() => {
    const { activeElement } = document;
    const id = element.current?.id;
    if (id && isInUse(activeElement) && activeElement?.closest(`[aria-describedby~="${CSS.escape(id)}"]`))
      say(error);
  }, [error]);
  return element;
};
