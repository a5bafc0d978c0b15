import { readCv } from "../../../contract/cv.ts";
import type { StoredFile } from "../../../contract/uploads.ts";
import { factsOfCv } from "../../../domain/jobs/answers-from-cv.ts";
import { phoneText } from "../../../domain/profile/phone-text.ts";
import { fetchPayload } from "../../session/send.ts";
import type { ApplyStores } from "./apply-stores.ts";

/** How long reading a CV may keep the seeker from the next step, in milliseconds. */
const patience = 15_000;

/**
 * Fills in what a CV says that was just uploaded and what nobody has filled in before: phone, right to work, answers. A
 * CV that cannot be read fills in nothing.
 */
export const fillFromCv = async (
  { job, $draft, $filled, change }: Pick<ApplyStores, "job" | "$draft" | "$filled" | "change">,
  { id }: Pick<StoredFile, "id">,
): Promise<void> => {
  try {
    const input = { body: { file: id, agreed: true as const } };
    const { entries } = await fetchPayload(readCv, input, { signal: AbortSignal.timeout(patience) });
    const facts = factsOfCv(job.screening, entries);
    const { phone, right_to_work, answers } = $draft.get();
    const found = facts.answers.filter(({ question_id }) => !answers[question_id]);
    const filled = {
      ...(!phone && facts.phone && { phone: phoneText(facts.phone) }),
      ...(!right_to_work && facts.rightToWork && { right_to_work: facts.rightToWork }),
    };
    change({
      ...filled,
      answers: { ...answers, ...Object.fromEntries(found.map((one) => [one.question_id, one.answer])) },
    });
    $filled.set(new Set([...Object.keys(filled), ...found.map(({ question_id }) => question_id)]));
  } catch (error) {
    // The application can be filled in by hand.
    console.warn("The CV could not be read for the application.", error);
  }
};
