import { useEffect } from "react";
import { say } from "./heard/say.ts";
import { Skeleton } from "./Skeleton.tsx";

/** How long a list may load before that is said, in milliseconds. */
const patienceMs = 500;

/** Placeholder for a list of cards that is loading: each has a logo, a title and its lines where the card will. */
export const ListSkeleton = () => {
  useEffect(() => {
    const timer = setTimeout(() => say("Loading"), patienceMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="grid gap-4">
      <span className="sr-only">Loading</span>
      {[1, 2, 3].map((card) => (
        <div key={card} className="grid gap-3 rounded-lg border border-line bg-surface px-4 py-3">
          <div className="flex items-start gap-3">
            <Skeleton className="size-12 shrink-0" />
            <div className="grid grow gap-2">
              <Skeleton className="h-5 w-3/5" />
              <Skeleton className="h-4 w-2/5" />
            </div>
          </div>
          <Skeleton className="h-4 w-1/2" />
          <Skeleton className="h-4 w-4/5" />
        </div>
      ))}
    </div>
  );
};
