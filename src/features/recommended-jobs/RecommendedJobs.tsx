import { useStore } from "@nanostores/react";
import { workTypes } from "../../contract/job-fields.ts";
import { Chip } from "../../ui/Chip.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { ListFrame } from "../../ui/ListFrame.tsx";
import { SavableJobs } from "../saved-jobs/SavableJobs.tsx";
import { usePagedList } from "../session/paged-list.ts";
import { NothingFits } from "./NothingFits.tsx";
import { $workKnown, createRecommendedList } from "./recommended-list.ts";

/** The jobs that fit the seeker, with the reasons of each, and filters. */
export const RecommendedJobs = () => {
  const { list, view, frame } = usePagedList(createRecommendedList);
  const workKnown = useStore($workKnown);

  return (
    <div className="grid gap-6">
      <div role="group" aria-label="Show" className="flex flex-wrap gap-2">
        <Chip pressed={view.near} onClick={() => void list.change({ near: !view.near })}>
          Near me
        </Chip>
        {workTypes.map((type) => (
          <Chip
            key={type}
            pressed={view.workType === type}
            onClick={() => void list.change({ workType: view.workType === type ? "" : type })}
          >
            {type}
          </Chip>
        ))}
      </div>
      <ListFrame
        label="Jobs for you"
        {...frame}
        empty={
          view.near || view.workType ? (
            <EmptyState title="No jobs for you match these filters">
              Remove a filter to see the others.
            </EmptyState>
          ) : (
            <NothingFits workKnown={workKnown} />
          )
        }
      >
        {(jobs) => <SavableJobs jobs={jobs} level={2} wide />}
      </ListFrame>
    </div>
  );
};
