import { phoneError, phonePattern } from "../../contract/phone-number.ts";

/** What an application says of the seeker, beside the CV. */
interface Details {
  phone: string;
  /** The id of a right to work; empty or null when the seeker does not say. */
  right_to_work: string | null;
}

/** Errors in the details, by field. */
export type DetailProblems = Partial<Record<keyof Details, string>>;

const isPhone = new RegExp(phonePattern);

/** What is wrong with the details. A job that says who may work needs the right to work; nobody needs a phone. */
export const checkDetails = (
  job: { right_to_work: readonly string[] },
  { phone, right_to_work }: Details,
): DetailProblems => ({
  ...(!isPhone.test(phone) && { phone: phoneError }),
  ...(job.right_to_work.length > 0 &&
    !right_to_work && {
      right_to_work: "Choose your right to work: this job needs it.",
    }),
});
