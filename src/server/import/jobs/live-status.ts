import { oneLine } from "../../../domain/text/one-line.ts";
import type { FeedJob } from "../feed-job.ts";
import { isLiveStatus } from "../fields/fits.ts";

/** Whether seekers may see a job, by what it is in the system that it comes from. @param warn Called for an unknown status. */
export const isLive = ({ status = "", isEnded }: FeedJob, warn: (message: string) => void): boolean => {
  const said = isLiveStatus(status);
  if (status.trim() && said === null)
    warn(`The status "${oneLine(status).slice(0, 60)}" is not known; the job is shown.`);
  return !isEnded && said !== false;
};
