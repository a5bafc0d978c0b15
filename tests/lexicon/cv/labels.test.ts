import { expect, it } from "vitest";
import { isCountedJob, labelOfQuestion } from "../../../src/lexicon/cv/labels.ts";

it.each([
  ["Who did you work for?", "Employer"],
  ["What was your position?", "Position"],
  ["When did you leave?", "End date"],
  ["Which qualifications do you have?", ""],
  ["Do you like dogs?", null],
  ["Employer", null],
])("reads the question %j of a form as the label %j", (question, label) => {
  expect(labelOfQuestion(question)).toBe(label);
});

it.each([
  ["Job 1 (most recent)", true],
  ["Employer 2:", true],
  ["Job 1 of 3 applied for", false],
])("says whether %j counts a job: %j", (text, isOne) => {
  expect(isCountedJob(text)).toBe(isOne);
});
