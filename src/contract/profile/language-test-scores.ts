import type { Rule } from "./section.ts";

/** The scores of an English language test: the lowest, the highest and the step between two, for parts and overall. */
interface Scale {
  min: number;
  max: number;
  step: number;
}

interface LanguageTest {
  value: string;
  label: string;
  part: Scale;
  overall: Scale;
}

const ielts = { part: { min: 0, max: 9, step: 0.5 }, overall: { min: 0, max: 9, step: 0.5 } };

/** The tests that the Department of Home Affairs accepts, with the scales of their scores. */
export const languageTests = [
  { value: "ielts_academic", label: "IELTS Academic", ...ielts },
  { value: "ielts_general", label: "IELTS General Training", ...ielts },
  {
    value: "pte_academic",
    label: "PTE Academic",
    part: { min: 10, max: 90, step: 1 },
    overall: { min: 10, max: 90, step: 1 },
  },
  {
    value: "toefl_ibt",
    label: "TOEFL iBT",
    // Tests since 2026 give bands of half points from 1 to 6.
    part: { min: 0, max: 30, step: 0.5 },
    overall: { min: 0, max: 120, step: 0.5 },
  },
  {
    value: "oet",
    label: "Occupational English Test (OET)",
    part: { min: 0, max: 500, step: 10 },
    overall: { min: 0, max: 500, step: 10 },
  },
  {
    value: "cambridge_c1",
    label: "Cambridge C1 Advanced",
    part: { min: 142, max: 210, step: 1 },
    overall: { min: 142, max: 210, step: 1 },
  },
  {
    value: "celpip",
    label: "CELPIP General",
    part: { min: 1, max: 12, step: 1 },
    overall: { min: 1, max: 12, step: 1 },
  },
  {
    value: "languagecert",
    label: "LanguageCert Academic",
    part: { min: 0, max: 100, step: 1 },
    overall: { min: 0, max: 100, step: 1 },
  },
  {
    value: "met",
    label: "Michigan English Test (MET)",
    part: { min: 0, max: 80, step: 1 },
    overall: { min: 0, max: 80, step: 1 },
  },
] as const satisfies readonly LanguageTest[];

/** What scores the tests give. */
export const scaleSentence = (which: "part" | "overall"): string => {
  const scales = languageTests.map((test) => {
    const { min, max, step } = test[which];
    return `${test.label} ${min} to ${max}${step === 1 ? "" : ` in steps of ${step}`}`;
  });
  return `On the scale of the test: ${scales.join(", ")}.`;
};

/** A score must be one that the test can give. */
export const scoreOfTest =
  (field: string, which: "part" | "overall"): Rule =>
  (data) => {
    const test = languageTests.find(({ value }) => value === data.test);
    const score = data[field];
    if (!test || typeof score !== "number") return null;
    const { min, max, step } = test[which];
    if (score >= min && score <= max && score % step === 0) return null;
    return [field, `${test.label} gives scores from ${min} to ${max} in steps of ${step}.`];
  };
