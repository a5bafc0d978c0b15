import { z } from "zod";
import { readData } from "../text/read-data.ts";
import { listed, wordings } from "../text/listed.ts";

/** The lists of `labels.yaml`, where each is explained. */
const lists = readData(
  "cv/labels.yaml",
  z.strictObject({
    labels: listed,
    questions: z.record(z.string(), wordings),
    answers: wordings,
    agreed: wordings,
    countedJobs: wordings,
  }),
);
const labels = new Set(lists.labels);

const plain = (text: string): string => text.trim().replace(/\s*:$/, "").toLowerCase();

/** Whether a text is a label such as "Position held", "E-mail:" or, in two languages, "Telefon / phone", in front of a value. */
export const isLabel = (text: string): boolean => {
  const label = plain(text);
  return labels.has(label) || (text.length < 40 && label.split(/\s*\/\s*/).some((side) => labels.has(side)));
};

const asked = (wording: string) => new RegExp(String.raw`^${wording}\s*\?$`, "i");
const questions = Object.entries(lists.questions).map(([label, wording]) => [label, asked(wording)] as const);
const answers = asked(lists.answers);

/** The label that a question of a form stands for: "Who did you work for?" for the employer; "" where the answer says it all, null for none. */
export const labelOfQuestion = (text: string): string | null =>
  questions.find(([, pattern]) => pattern.test(text))?.[0] ?? (answers.test(text) ? "" : null);

/** "Yes," in front of the rest of an answer. */
export const agreed = new RegExp(String.raw`^${lists.agreed}[,:.]\s+(?=\S)`, "i");

const counted = new RegExp(String.raw`^${lists.countedJobs}$`, "i");
/** Whether a text stands over one of the jobs of a form: "Job 2", "Job 1 (most recent)". */
export const isCountedJob = (text: string): boolean =>
  counted.test(text.replace(/[()]/g, "").replace(/\s*:$/, ""));
