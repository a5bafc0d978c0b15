import type { JobCard } from "../../contract/job-fields.ts";
import { permanent, rightToWorkNote } from "./job-text.ts";

/** Whether the employer accepts the seeker. Where it accepts no visa, whom it accepts: "Australian citizens only". */
const acceptsNote = (job: Parameters<typeof cardNotes>[0]): string | null => {
  const { right_to_work: accepted, sponsorship, right_to_work_fit: fit } = job;
  const isForVisas = sponsorship || accepted.some((id) => !permanent.includes(id));
  return fit && (fit.fits || isForVisas) ? fit.note : rightToWorkNote(job);
};

/** What a card says of a job in short: whom the employer accepts, and the kind of work. */
export const cardNotes = (
  job: Pick<JobCard, "right_to_work" | "sponsorship" | "right_to_work_fit" | "sub_category">,
): string[] => {
  const note = acceptsNote(job);
  return [...(note ? [note] : []), ...(job.sub_category ? [job.sub_category.title] : [])];
};

/** From so many cards on, what all of them say is said once. */
const leastAlike = 4;

/** What all cards of a list say, so that it can be said once above them. */
export const sharedNotes = (jobs: readonly Parameters<typeof cardNotes>[0][]): string[] => {
  const [first, ...others] = jobs.map(cardNotes);
  if (!first || jobs.length < leastAlike) return [];
  return first.filter((note) => others.every((notes) => notes.includes(note)));
};
