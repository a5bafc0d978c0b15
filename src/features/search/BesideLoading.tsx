import type { JobCard } from "../../contract/job-fields.ts";
import { ListSkeleton } from "../../ui/ListSkeleton.tsx";

/** The box of a job beside the list, which stays in sight while the list scrolls. */
export const besideBox =
  "sticky top-[4.75rem] flex max-h-[calc(100dvh-5.5rem)] flex-col rounded-lg border border-line bg-surface shadow-low";

/** What the card knows of a job, until the view of the job has loaded. */
export const BesideLoading = ({ card }: { card: JobCard }) => (
  <div aria-busy="true" className={besideBox}>
    <div className="border-b border-line px-6 py-4">
      <p dir="auto" className="display-face line-clamp-3 text-xl font-bold">
        {card.title}
      </p>
      <p className="text-ink-soft">{card.employer.name}</p>
    </div>
    <div className="grid grid-cols-1 gap-4 overflow-hidden p-6">
      {navigator.onLine ? <ListSkeleton /> : <p>You are offline. The job opens once you are back online.</p>}
    </div>
  </div>
);
