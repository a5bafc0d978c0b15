import type { WorkType } from "../../../contract/job-fields.ts";
import {
  moreWorkTypesIn,
  parseWorkType,
  saysNoWorkType,
  workTypeInTitle,
  workTypeOfHours,
} from "../../../lexicon/conditions/read-work-type.ts";
import { oneLine } from "../../../domain/text/one-line.ts";
import type { FeedJob } from "../feed-job.ts";

/** "Safety Adviser - 12 month contract": a part behind the work itself says that it is for a time. */
const isContractIn = (title: string): boolean =>
  title
    .split(/\s+[-–—|]\s+|[(),[\]]/)
    .slice(1)
    .some((part) => parseWorkType(part) === "Contract" && part.trim().split(" ").length <= 5);

/** The work types of a job, the first and more: its field's, else those of its title and hours. @param warn Called for an unknown one. */
export const workTypesOf = (
  { workType: raw, extras }: FeedJob,
  title: string,
  warn: (message: string) => void,
): { workType: WorkType | null; moreWorkTypes: WorkType[] } => {
  const named = parseWorkType(raw);
  const hours = named ? null : (workTypeOfHours(raw) ?? workTypeOfHours(extras.hours));
  if (!named && !hours && !saysNoWorkType(raw))
    warn(`The work type "${oneLine(raw).slice(0, 60)}" is not known; the title decides, or it stays open.`);
  const workType = named ?? workTypeInTitle(title) ?? hours;
  const more = moreWorkTypesIn(raw, workType);
  const isContract = (workType === "Full time" || workType === "Part time") && isContractIn(title);
  return { workType, moreWorkTypes: isContract && !more.includes("Contract") ? [...more, "Contract"] : more };
};
