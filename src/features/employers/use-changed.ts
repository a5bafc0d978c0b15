import { useEffect, useState } from "react";
import { sectionJobsKeys } from "./section-jobs-cache.ts";
import { sectionJobsOf } from "./section-jobs.ts";

/**
 * Whether the jobs of an aggregation have changed since the page was rendered: another tab learned it, or this one does
 * when the seeker comes back to it or is online again.
 * @param shown The timestamp of the page.
 * @param onCurrent Called when it has not.
 */
export const useChanged = (
  { slug, site, shown }: { slug: string; site: string; shown: string },
  onCurrent: () => void,
): boolean => {
  const [changed, setChanged] = useState(false);
  useEffect(() => {
    const store = sectionJobsOf(slug, { site, build: import.meta.env.BUILD_VERSION });
    const look = async (again: boolean) => {
      if (!(await store.check({ again }))) return;
      const isChanged = (store.timestamp() ?? shown) > shown;
      setChanged(isChanged);
      if (!isChanged) onCurrent();
    };
    const onLook = () => void look(true);
    const onVisible = () => {
      if (document.visibilityState === "visible") void look(false);
    };
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key === sectionJobsKeys.timestamp && newValue) onLook();
    };
    addEventListener("storage", onStorage);
    addEventListener("online", onLook);
    document.addEventListener("visibilitychange", onVisible);
    return () => {
      removeEventListener("storage", onStorage);
      removeEventListener("online", onLook);
      document.removeEventListener("visibilitychange", onVisible);
    };
  }, [slug, site, shown, onCurrent]);
  return changed;
};
