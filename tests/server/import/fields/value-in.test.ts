import { expect, it } from "vitest";
import { isOfPrograms, linkAsTag, valueIn } from "../../../../src/server/import/fields/value-in.ts";

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
  ["url", "Apply at https://fig.example/7.", "https://fig.example/7"],
  ["url", "https://fig.example/7 or https://fig.example/8", "https://fig.example/7 or https://fig.example/8"],
  ["work_type", "Term Full-time", "fixed term Full-time"],
  ["work_type", "Part-time (term)", "Part-time (fixed term)"],
  ["work_type", "Long term full time", "Long term full time"],
  ["description", "false", ""],
  ["employer", "projects/fig/companies/c-7", ""],
  ["employer", "Fig/Oak Hotels", "Fig/Oak Hotels"],
] as const)("a %s that a program writes as %j is %j", (field, written, read) => {
  expect(valueIn(field, written)).toBe(read);
});

it.each([
  ["[Apply](https://fig.example/7)", '<a href="https://fig.example/7">Apply</a>'],
  ["<https://fig.example/7>", '<a href="https://fig.example/7">https://fig.example/7</a>'],
  ['=HYPERLINK("https://fig.example/7","Cook")', '<a href="https://fig.example/7">Cook</a>'],
  ["Cook [casual] (https://fig.example)", "Cook [casual] (https://fig.example)"],
])("the link %j is %j", (written, tag) => {
  expect(linkAsTag(written)).toBe(tag);
});

it.each([
  ["https://api.fig.example/jobs/7", true],
  ["https://fig.example/wp-json/wp/v2/jobs/7", true],
  ["https://fig.example/jsonapi/node/vacancy/7", true],
  ["https://fig.example/jobs/api-engineer", false],
  ["https://fig.example/jobs?from=/api/", false],
])("the address %j is one that only programs ask: %s", (address, isIt) => {
  expect(isOfPrograms(address)).toBe(isIt);
});
