import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** Whether the component is hydrated: false on the server and in the first render in the browser. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
