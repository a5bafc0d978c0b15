import { SavableJobs } from "./SavableJobs.tsx";
import { createSavedList } from "./saved-list.ts";
import { LinkButton } from "../../ui/Button.tsx";
import { Chip } from "../../ui/Chip.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { ListFrame } from "../../ui/ListFrame.tsx";
import { hasNone, usePagedList } from "../session/paged-list.ts";

/** The seeker's saved jobs on a site. */
export const SavedJobs = ({ site }: { site: string }) => {
  const { list: savedList, view, frame } = usePagedList(createSavedList);

  return (
    <div className="grid gap-6">
      <div role="group" aria-label="Show" className="flex flex-wrap gap-2">
        <Chip
          pressed={view.hideExpired}
          onClick={() => void savedList.change({ hideExpired: !view.hideExpired })}
          className={hasNone(frame.shown) && !view.hideExpired ? "invisible" : ""}
        >
          Hide closed jobs
        </Chip>
      </div>
      <ListFrame
        label="Saved jobs"
        {...frame}
        empty={
          <EmptyState
            title={view.hideExpired ? `No open jobs saved on ${site}` : `No saved jobs on ${site} yet`}
            actions={<LinkButton href="/job/searched">Find jobs</LinkButton>}
          >
            Press the bookmark on a job to keep it here.
          </EmptyState>
        }
      >
        {/* A removed job stays in the list, so that it can be saved again. */}
        {(jobs) => <SavableJobs jobs={jobs} level={2} wide />}
      </ListFrame>
    </div>
  );
};
