import { useStore } from "@nanostores/react";
import { useEffect, type ReactNode } from "react";
import { ListSkeleton } from "../../ui/ListSkeleton.tsx";
import { LoadFailed } from "../../ui/LoadFailed.tsx";
import { followTabs } from "./other-tabs.ts";
import type { Resource } from "./resource.ts";

interface LoadedProps<Value> {
  resource: Resource<Value>;
  /** Says that it could not be loaded. */
  failed: string;
  /** What stands in its place where there is no such thing. */
  missing?: ReactNode;
  children: (value: Value) => ReactNode;
}

/** What a call returns, read when it is shown and when another tab has changed something; with a button to try again when that fails. */
export const Loaded = <Value,>({ resource, failed, missing, children }: LoadedProps<Value>) => {
  const state = useStore(resource.$resource);
  useEffect(() => {
    void resource.load();
    return followTabs(() => void resource.refresh());
  }, [resource]);
  if (state.state === "ready") return children(state.value);
  if (state.state === "loading") return <ListSkeleton />;
  if (state.state === "missing" && missing) return missing;
  const message = state.state === "failed" ? state.message : "Please try again.";
  return <LoadFailed title={failed} message={message} onRetry={() => void resource.load()} />;
};
