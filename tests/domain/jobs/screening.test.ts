import { expect, it } from "vitest";
import type { ScreeningQuestion } from "../../../src/contract/job-fields.ts";
import { checkAnswers } from "../../../src/domain/jobs/screening.ts";

const question = (fields: Partial<ScreeningQuestion>): ScreeningQuestion => ({
  id: "q",
  question: "Well?",
  type: "text",
  options: [],
  required: true,
  ...fields,
});
const check = (fields: Partial<ScreeningQuestion>, answer?: string) =>
  checkAnswers([question(fields)], answer === undefined ? [] : [{ question_id: "q", answer }]);

it.each([
  ["yes_no", " YES ", "Yes"],
  ["yes_no", "no", "No"],
  ["number", " 2.5 ", "2.5"],
  ["number", "$38,000", "38000"],
  ["number", "$38.50", "38.5"],
  ["text", "  because ", "because"],
] as const)("takes the %s answer '%s' as '%s'", (type, given, answer) => {
  expect(check({ type }, given)).toEqual({
    ok: true,
    answers: [{ question_id: "q", question: "Well?", answer }],
  });
});

it.each([
  ["yes_no", "maybe"],
  ["number", "three"],
  ["number", "-3"],
  ["number", "1e9"],
  ["number", "0x10"],
  ["number", "Infinity"],
  ["text", "   "],
] as const)("refuses the %s answer '%s'", (type, given) => {
  expect(check({ type }, given)).toEqual({ ok: false, problems: { q: expect.any(String) } });
});

it("takes no number of years that nobody can have worked, and any other number", () => {
  const years = { type: "number" as const, question: "How many years have you worked in the trade?" };
  expect(check(years, "45").ok).toBe(true);
  expect(check(years, "900")).toEqual({ ok: false, problems: { q: expect.stringContaining("years") } });
  expect(check({ type: "number", question: "What do you expect a year?" }, "90000").ok).toBe(true);
});

it("takes only the options of a choice, letter by letter", () => {
  const fields = { type: "choice" as const, options: ["Now", "Later"] };
  expect(check(fields, "Now").ok).toBe(true);
  expect(check(fields, "now").ok).toBe(false);
});

it("lets an optional question be, and leaves it out", () => {
  expect(check({ required: false })).toEqual({ ok: true, answers: [] });
  expect(check({ required: false }, " ")).toEqual({ ok: true, answers: [] });
  expect(check({ required: false, type: "number" }, "x").ok).toBe(false);
});

it("refuses answers to questions that are not asked, and two answers to one", () => {
  const twice = ["a", "b"].map((answer) => ({ question_id: "q", answer }));
  expect(checkAnswers([question({})], twice)).toMatchObject({ problems: { q: expect.any(String) } });
  expect(checkAnswers([], [{ question_id: "other", answer: "a" }])).toMatchObject({
    problems: { other: expect.any(String) },
  });
});
