import { expect, it } from "vitest";
import { valueIn } from "../../../../src/server/import/fields/value-in.ts";

it.each([
  ["location", "7;#Roma QLD", "Roma QLD"],
  ["work_type", ";#Casual;#Part time;#", "Casual; Part time"],
  ["work_type", "Toàn thời gian", "full time"],
  ["work_type", "Vollzeit", "Vollzeit"],
  ["work_type", "PartTime", "Part Time"],
  ["work_type", "FIXED_PT", "fixed term part time"],
  ["work_type", "PERM_FT", "permanent full time"],
  ["work_type", "FULL_TIME", "FULL TIME"],
  ["url", "https://fig.example/7, Apply here", "https://fig.example/7"],
  ["url", "https://fig.example/7?a=1,2", "https://fig.example/7?a=1,2"],
] as const)("a %s that a program writes as %j is %j", (field, written, read) => {
  expect(valueIn(field, written)).toBe(read);
});
