import { atom } from "nanostores";
import { workTypes, type RecommendedJob, type WorkType } from "../../contract/job-fields.ts";
import { listRecommendedJobs } from "../../contract/recommendations.ts";
import { createPagedList } from "../session/paged-list.ts";
import { fetchPayload } from "../session/send.ts";

/** Whether the last answer was given with anything known of the work that the seeker looks for. */
export const $workKnown = atom(false);

const isWorkType = (text: string): text is WorkType => (workTypes as readonly string[]).includes(text);

/** The jobs that fit the seeker, best first; none where only the newest could be shown. */
export const createRecommendedList = () =>
  createPagedList<RecommendedJob>(async ({ page, near, workType }, options) => {
    const query = {
      page,
      ...(near && { near: "true" as const }),
      ...(isWorkType(workType) && { work_type: workType }),
    };
    const { is_own, work_known, ...found } = await fetchPayload(listRecommendedJobs, { query }, options);
    $workKnown.set(work_known);
    return is_own ? found : { data: [], meta: { current_page: 1, last_page: 1, total: 0 } };
  });
