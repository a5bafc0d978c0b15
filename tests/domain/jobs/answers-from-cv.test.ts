import { expect, it } from "vitest";
import type { CvEntry } from "../../../src/contract/cv.ts";
import type { ScreeningQuestion } from "../../../src/contract/job-fields.ts";
import { factsOfCv } from "../../../src/domain/jobs/answers-from-cv.ts";

const entry = (section: string, values: Record<string, string>): CvEntry => ({
  section,
  fields: Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      { value, written: value, source: { text: value, page: 1 } },
    ]),
  ),
});
const cv = [
  entry("basic", { mobile: "+61 412 345 678" }),
  entry("right_to_work", { right_to_work: "holiday-visa" }),
  entry("licence", { title: "Responsible Service of Alcohol (RSA)" }),
  entry("driver_licence", { class: "C", status: "Open" }),
  entry("skill", { skill: "Barista" }),
  entry("work_experience", { title: "Sous Chef", start: "2021-03", is_current: "true" }),
  entry("work_experience", { title: "Chef", start: "2018", end: "2021-01" }),
  entry("work_experience", { title: "Waiter", start: "2016-01", end: "2018-01" }),
];
const answerTo = (question: string, type: ScreeningQuestion["type"] = "yes_no") =>
  factsOfCv([{ id: "q", question, type, options: [], required: true }], cv, new Date("2026-11-27")).answers[0]
    ?.answer;

it("gives the phone number and the right to work of a CV", () => {
  expect(factsOfCv([], cv)).toEqual({ phone: "+61 412 345 678", rightToWork: "holiday-visa", answers: [] });
  expect(factsOfCv([], [])).toEqual({ phone: "", rightToWork: "", answers: [] });
});

it.each([
  ["Do you hold a current RSA certificate?", "Yes"],
  ["Do you have a valid driver's licence?", "Yes"],
  ["Do you have barista skills?", "Yes"],
  ["Do you hold a white card?", undefined],
  ["Do you hold a certificate or a permit?", undefined],
  ["Do you hold a current certificate?", undefined],
  ["Have you ever had a driver licence suspended?", undefined],
  ["Do you have a licence that was suspended?", undefined],
  ["Do you need sponsorship?", undefined],
])("answers %j with %j", (question, answer) => {
  expect(answerTo(question)).toBe(answer);
});

it("counts the years in jobs of the title that is asked for", () => {
  expect(answerTo("How many years of experience do you have as a chef?", "number")).toBe("8");
  expect(answerTo("How many years have you worked?", "number")).toBe("10");
  expect(answerTo("How many years as a plumber?", "number")).toBeUndefined();
  expect(answerTo("What hourly rate are you hoping for?", "number")).toBeUndefined();
});
