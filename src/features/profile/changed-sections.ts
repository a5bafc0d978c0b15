import { applyToJob, updateApplication } from "../../contract/applications.ts";
import { sectionOutlines } from "../../contract/profile/sections.ts";
import { updateSeekerProfile } from "../../contract/profile/seeker-profile.ts";

/** Sections that an application can add to. */
const byApplying = ["basic", "right_to_work", "resume"];

/** The names of the sections that calls may have changed, by the calls' paths. */
export const changedSections = (paths: ReadonlySet<string>): string[] => {
  const applied = paths.has(applyToJob.path) || paths.has(updateApplication.path);
  const isChanged = ({ name, path }: (typeof sectionOutlines)[number]) =>
    paths.has(updateSeekerProfile.path) ||
    (applied && byApplying.includes(name)) ||
    [...paths].some((one) => one === path || one.startsWith(`${path}/`));
  return sectionOutlines.filter(isChanged).map(({ name }) => name);
};
