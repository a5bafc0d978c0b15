import { listFeaturedJobs } from "../../contract/jobs.ts";
import { initialsOf } from "../../domain/text/initials.ts";
import { jobCount, jobPath, placeText, rightToWorkNote } from "../../domain/jobs/job-text.ts";
import { payText } from "../../domain/jobs/pay-text.ts";
import { readPublic } from "../../features/session/read-public.ts";
import { fillLists, jobOverview } from "./live.ts";

/** Fills the jobs, employers and counts of a landing page; what the page does not show is not requested. */
export const fillSections = (): void => {
  void fillLists("jobs", featuredJobs);
  void fillLists("employers", employers);
  void fillCounts();
};

const featuredJobs = async () =>
  (await readPublic(listFeaturedJobs, {})).map((job) => ({
    href: jobPath(job),
    fields: {
      title: job.title,
      employer: job.employer.name,
      place: placeText(job),
      pay: job.pay && payText(job.pay),
      type: job.work_type,
      note: rightToWorkNote(job),
    },
  }));

const employers = async () =>
  (await jobOverview()).employers.map(({ count, logo, ...employer }) => ({
    href: employer.path,
    logo,
    fields: { initials: initialsOf(employer.name), name: employer.name, jobs: jobCount(count) },
  }));

/** Fills the number of jobs of each category and subcategory. */
const fillCounts = async (): Promise<void> => {
  const places = document.querySelectorAll<HTMLElement>("[data-count]");
  const overview = places.length ? await jobOverview().catch(() => null) : null;
  for (const place of overview ? places : []) {
    const [facet, id] = place.dataset["count"]!.split(" ") as ["category" | "sub_category", string];
    place.textContent = jobCount(overview![facet].find((option) => option.id === id)?.count ?? 0);
  }
};
