import { readCv } from "../../../contract/cv.ts";
import type { StoredFile } from "../../../contract/uploads.ts";
import { factsOfCv } from "../../../domain/jobs/answers-from-cv.ts";
import { phoneText } from "../../../domain/profile/phone-text.ts";
import { fetchPayload } from "../../session/send.ts";
import type { ApplyStores } from "./apply-stores.ts";
import { originOfEach } from "./drafts.ts";

/** How long reading a CV may keep the seeker from the next step, in milliseconds. */
const patience = 15_000;

/**
 * Fills in what a CV says that was just uploaded and what nobody has filled in before: phone, right to work, answers. A
 * CV that cannot be read fills in nothing.
 * @returns whether it filled in anything
 */
export const fillFromCv = async (
  { job, $draft, change }: Pick<ApplyStores, "job" | "$draft" | "change">,
  { id }: Pick<StoredFile, "id">,
): Promise<boolean> => {
  try {
    const input = { body: { file: id, agreed: true as const } };
    const { entries } = await fetchPayload(readCv, input, { signal: AbortSignal.timeout(patience) });
    const facts = factsOfCv(job.screening, entries);
    const { phone, right_to_work, answers, filled } = $draft.get();
    const found = Object.fromEntries(
      facts.answers
        .filter(({ question_id }) => !answers[question_id])
        .map(({ question_id, answer }) => [question_id, answer]),
    );
    const details = {
      ...(!phone && facts.phone && { phone: phoneText(facts.phone) }),
      ...(!right_to_work && facts.rightToWork && { right_to_work: facts.rightToWork }),
    };
    const origins = originOfEach({ ...details, ...found }, "cv");
    change({ ...details, answers: { ...answers, ...found }, filled: { ...filled, ...origins } });
    return Object.keys(origins).length > 0;
  } catch (error) {
    // The application can be filled in by hand.
    console.warn("The CV could not be read for the application.", error);
    return false;
  }
};
