import { useEffect, useRef, useState, type RefObject } from "react";
import { say } from "./say.ts";
import { useHydrated } from "./use-hydrated.ts";

/** What an element shows, in one line. */
const textOf = (element: HTMLElement): string => element.innerText.replace(/\s+/g, " ").trim();

/**
 * Has screen readers say what an element shows: when it appears and whenever its text changes, but not what the page
 * came with.
 */
export const useSpoken = <E extends HTMLElement>(): RefObject<E | null> => {
  const element = useRef<E>(null);
  const [isNew] = useState(useHydrated());
  const last = useRef<string>(null);
  useEffect(() => {
    const text = element.current ? textOf(element.current) : "";
    if (text === last.current) return;
    if (isNew || last.current !== null) say(text);
    last.current = text;
  });
  return element;
};
