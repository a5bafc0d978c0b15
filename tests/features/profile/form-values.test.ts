import { expect, it } from "vitest";
import * as z from "zod/mini";
import type { Section } from "../../../src/contract/profile/section.ts";
import { sections } from "../../../src/contract/profile/sections.ts";
import { formSchema, formValues } from "../../../src/features/profile/form-values.ts";

const all = sections as readonly Section[];
const section = (name: string) => all.find((one) => one.name === name)!;
const read = (name: string, values: Record<string, unknown>) => {
  const form = section(name);
  return z.safeParse(formSchema(form), { ...formValues(form, null), ...values });
};

it.each(all.map((one) => [one.name, one] as const))(
  "an empty form of %s fills no optional field",
  (_name, one) => {
    const result = z.safeParse(formSchema(one), formValues(one, null));
    const wrong = result.success ? [] : result.error.issues.map(({ path }) => String(path[0]));
    const required = Object.entries(one.fields).filter(([, field]) => !field.optional);
    expect(required.map(([name]) => name)).toEqual(expect.arrayContaining(wrong));
  },
);

it("takes yes and no for true and false, and no answer for none", () => {
  const job = { title: "Cook", employer: "Harbour Kitchen" };
  expect(read("work_experience", { ...job, is_paid_employment: "no" }).data).toMatchObject({
    is_paid_employment: false,
    is_self_employed: null,
    is_current: false,
  });
});

it.each(["85,000", "85 000", "$85,000", "$85k", "85k", " 85 K ", "A$85k", "AUD 85000"])(
  "takes %j for a number",
  (salary_expectation) =>
    expect(read("preference", { salary_expectation }).data).toMatchObject({ salary_expectation: 85_000 }),
);

it("takes a number with decimals, and refuses what is none at its field", () => {
  expect(read("preference", { salary_expectation: "33.65" }).data).toMatchObject({
    salary_expectation: 33.65,
  });
  expect(read("preference", { salary_expectation: "64.1k" }).data).toMatchObject({
    salary_expectation: 64_100,
  });
  for (const wrong of ["33.655", "1.2.3", "85k-90k", "k"])
    expect(read("preference", { salary_expectation: wrong }).success).toBe(false);
  expect(read("preference", { salary_expectation: "a lot" }).error?.issues[0]?.path).toEqual([
    "salary_expectation",
  ]);
});

it("refuses a date that is filled in only in part, instead of saving none", () => {
  expect(read("passport", { country: { id: 21, title: "Australia" }, issued: "unfinished" }).success).toBe(
    false,
  );
});

it.each([
  ["+61 1234", "This number is too short. Check its digits."],
  ["+1 2025550123456789", "This number is too long. Check its digits."],
  ["412 345 678", "Enter the number with its country code, such as +61 4 1234 5678."],
])("says of %s what is wrong with it", (mobile, message) =>
  expect(read("basic", { given_name: "Mei", family_name: "Tran", mobile }).error?.issues[0]?.message).toBe(
    message,
  ),
);
