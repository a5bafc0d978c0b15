import { Skeleton } from "./Skeleton.tsx";

/** Placeholder for a list that is loading. */
export const ListSkeleton = () => (
  <div className="grid gap-4">
    <span className="sr-only">Loading</span>
    {[1, 2, 3].map((line) => (
      <Skeleton key={line} className="h-36 w-full rounded-lg" />
    ))}
  </div>
);
