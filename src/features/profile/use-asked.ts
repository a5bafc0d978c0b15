import { useEffect, useRef, useState } from "react";

/** Debounce of typing, in milliseconds. */
const pauseMs = 150;

/**
 * Items that are asked for while typing. An older answer never replaces a newer one, and a failure leaves the list
 * empty: it only suggests.
 */
export const useAsked = <Item>(find: (typed: string, signal: AbortSignal) => Promise<readonly Item[]>) => {
  const [items, setItems] = useState<readonly Item[]>([]);
  const asking = useRef<AbortController>(null);
  useEffect(() => () => asking.current?.abort(), []);
  const ask = (typed: string) => {
    asking.current?.abort();
    const own = (asking.current = new AbortController());
    setTimeout(() => {
      if (own.signal.aborted) return;
      find(typed, own.signal).then(
        (found) => !own.signal.aborted && setItems(found),
        () => !own.signal.aborted && setItems([]),
      );
    }, pauseMs);
  };
  return { items, ask };
};
