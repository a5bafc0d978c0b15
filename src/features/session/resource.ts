import { atom } from "nanostores";
import { CallError } from "../../contract/caller.ts";
import { failureOf } from "./failure.ts";

/** Loading state of one thing that a call returns. */
export type ResourceState<Value> =
  | { state: "loading" }
  | { state: "ready"; value: Value }
  /** The server says that there is no such thing. */
  | { state: "missing" }
  | { state: "failed"; message: string };

export type Resource<Value> = ReturnType<typeof createResource<Value>>;

/** A store of one thing that a call returns. */
export const createResource = <Value>(read: () => Promise<Value>) => {
  const $resource = atom<ResourceState<Value>>({ state: "loading" });
  return {
    $resource,
    show: (value: Value): void => $resource.set({ state: "ready", value }),
    /** Reads it again without showing that; what is shown stays when that fails. */
    refresh: async (): Promise<void> => {
      if ($resource.get().state !== "ready") return;
      await read().then(
        (value) => $resource.set({ state: "ready", value }),
        (error: unknown) => console.warn("What another tab changed could not be read.", error),
      );
    },
    load: async (): Promise<void> => {
      $resource.set({ state: "loading" });
      try {
        $resource.set({ state: "ready", value: await read() });
      } catch (error) {
        const isMissing = error instanceof CallError && error.status === 404;
        if (isMissing) return $resource.set({ state: "missing" });
        const message = failureOf(error);
        if (message !== null) $resource.set({ state: "failed", message });
      }
    },
  };
};
