import { useEffect, useState } from "react";
import { sectionJobsKeys } from "./section-jobs-cache.ts";
import { sectionJobsOf } from "./section-jobs.ts";

/**
 * Whether the jobs of an aggregation have changed since the page was rendered: another tab learned it, or this one does
 * when the seeker comes back to it or is online again.
 */
export const useChanged = (slug: string, site: string, shown: string): boolean => {
  const [changed, setChanged] = useState(false);
  useEffect(() => {
    const store = sectionJobsOf(slug, { site, build: import.meta.env.BUILD_VERSION });
    const look = async () => {
      if (document.visibilityState === "visible" && (await store.check()))
        setChanged((store.timestamp() ?? shown) > shown);
    };
    const onLook = () => void look();
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key === sectionJobsKeys.timestamp && newValue) onLook();
    };
    addEventListener("storage", onStorage);
    addEventListener("online", onLook);
    document.addEventListener("visibilitychange", onLook);
    return () => {
      removeEventListener("storage", onStorage);
      removeEventListener("online", onLook);
      document.removeEventListener("visibilitychange", onLook);
    };
  }, [slug, site, shown]);
  return changed;
};
