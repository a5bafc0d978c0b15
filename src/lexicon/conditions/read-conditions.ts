import { z } from "zod";
import { benefitOptions, shiftOptions, type BenefitId, type ShiftId } from "../../contract/job-options.ts";
import { listed } from "../text/listed.ts";
import { readData } from "../text/read-data.ts";
import { openTopic } from "./topic.ts";

/** Searches for conditions of work that may be suggested. */
export const suggestedConditions = readData(
  "conditions/suggested.yaml",
  z.strictObject({ suggested: listed }),
).suggested;

/** When work is done. */
export const shifts = openTopic("shifts", shiftOptions, { leavesRefusals: true });
/** What employers offer beside pay. */
export const benefits = openTopic("benefits", benefitOptions, { leavesRefusals: true });
/** Whether an employer sponsors visas. */
export const sponsorship = openTopic("sponsorship", [{ id: "sponsorship", title: "sponsorship" }]);

/** Items of a feed's field. */
export const itemsOf = (field: string): string[] =>
  field
    .split(/[;,|\n]/)
    .map((item) => item.trim())
    .filter(Boolean);

/** Some ids in the order of the options. */
export const inOrder = <Id>(options: readonly { id: Id }[], ids: readonly Id[]): Id[] =>
  options.map(({ id }) => id).filter((id) => ids.includes(id));

/** The shifts of a job: those that a feed's field names, else those that the ad's text states. */
export const readShift = (field: string, text: string): ShiftId[] => {
  const named = itemsOf(field.replaceAll("_", " ")).flatMap((item) => shifts.inField(item).flat());
  return inOrder(shiftOptions, named.length ? named : shifts.inText(text));
};

/** The shifts that a job does not have, as far as its ad says so: "no nights". */
export const readRefusedShift = (text: string): ShiftId[] =>
  inOrder(shiftOptions, shifts.refusedInText(text));

/** The benefits of a job, from a feed's field of benefits and the ad's text. */
export const readBenefits = (field: string, text: string): BenefitId[] => {
  const items = itemsOf(field);
  const named = items.flatMap((item) => benefits.inField(item).flat());
  return inOrder(benefitOptions, [...named, ...benefits.inText([...items, field, text].join("\n"))]);
};

/** Whether the employer offers to sponsor a visa, by the words of the ad. */
export const offersSponsorship = (text: string): boolean => sponsorship.inText(text).length > 0;
