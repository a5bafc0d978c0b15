import { useStore } from "@nanostores/react";
import { useEffect, useState } from "react";
import { getSection, listSingleSectionJobs } from "../../contract/employers.ts";
import type { EmployerType, JobCard } from "../../contract/job-fields.ts";
import { finishLike } from "../saved-jobs/saved-jobs.ts";
import { SavableJobs } from "../saved-jobs/SavableJobs.tsx";
import type { ListPage } from "../session/paged-list.ts";
import { fetchPayload } from "../session/send.ts";
import { createAppendingList } from "./appending-list.ts";
import { MoreButton } from "./MoreButton.tsx";

interface SectionJobsListProps {
  employer: { type: EmployerType; slug: string };
  /** The section's id. */
  section: number;
  /** The page of jobs that the server has rendered. */
  first: ListPage<JobCard>;
}

/** The jobs of one section, twelve at a time (spec §9). */
export const SectionJobsList = ({ employer: { type, slug }, section, first }: SectionJobsListProps) => {
  const [list] = useState(() =>
    createAppendingList<JobCard>(first, async (page) => {
      const jobs =
        type === "aggregation"
          ? await fetchPayload(listSingleSectionJobs, {
              params: { slug, sectionId: section },
              query: { page },
            })
          : (await fetchPayload(getSection, { params: { type, slug, id: section }, query: { page } })).jobs;
      return { ...jobs, keptAt: null };
    }),
  );
  const { items } = useStore(list.$list);
  useEffect(() => void finishLike(), []);
  return (
    <div className="grid gap-8">
      <SavableJobs jobs={items} level={2} wide />
      <MoreButton list={list} what="jobs" />
    </div>
  );
};
