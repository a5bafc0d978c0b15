import type { SectionJobsPage } from "../../../src/features/employers/section-jobs-cache.ts";
import { exampleJob } from "../../domain/jobs/example-job.ts";

/** A page of an aggregation's sections: one section, with one job. */
export const examplePage = (
  page: number,
  timestamp: string,
  expires_at: string | null = null,
): SectionJobsPage => ({
  data: [
    {
      id: page,
      slug: `section-${page}`,
      title: `Section ${page}`,
      total: 9,
      jobs: [
        exampleJob({
          id: page,
          expires_at,
          liked: true,
          applied: true,
          right_to_work_fit: { fits: true, note: "You can work here" },
        }),
      ],
    },
  ],
  links: { first: "", last: "", prev: null, next: null },
  meta: { current_page: page, last_page: 3, per_page: 4, total: 12 },
  timestamp,
});
