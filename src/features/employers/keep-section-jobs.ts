import { whenIdle } from "../../ui/when-idle.ts";
import { sectionJobsOf } from "./section-jobs.ts";

/**
 * Fills this browser's cache in the background with the sections that the page shows, and those of the pages before
 * (spec §4, silent mode). Needs no island.
 */
export const keepSectionJobs = (root: HTMLElement, build: string): void => {
  const { keepSections: slug = "", site = "", page = "1" } = root.dataset;
  whenIdle(() => void sectionJobsOf(slug, { site, build }).prefetch(Number(page)));
};
