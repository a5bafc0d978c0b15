import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** Whether React has taken the page over: false on the server and in the first render in the browser. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
