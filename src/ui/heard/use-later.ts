import { useEffect, useState } from "react";
import { useHydrated } from "../use-hydrated.ts";

/** How long screen readers have to find a live region that has just come, in milliseconds. */
const findMs = 100;

/**
 * Whether a live region has been there for a moment: text that comes together with its region is not read. True at once
 * in what the server rendered, which is not new.
 */
export const useLater = (): boolean => {
  const isNew = useHydrated();
  const [isThere, setThere] = useState(!isNew);
  useEffect(() => {
    const timer = setTimeout(() => setThere(true), findMs);
    return () => clearTimeout(timer);
  }, []);
  return isThere;
};
