import { expect, it } from "vitest";
import type { Entry } from "../../../src/contract/profile/entry-schemas.ts";
import { proposalsOf } from "../../../src/features/cv/proposals.ts";
import { otherEmailIn } from "../../../src/features/cv/read-cv.ts";
import { readers } from "../../../src/server/cv/read-document.ts";
import { pdfLayouts } from "../../../bench/cv/pdf-layouts.ts";
import { personOf } from "../../../bench/cv/people.ts";
import { regions } from "../../../bench/cv/regions.ts";

const person = personOf(7, regions["australia"]);
const languages = [
  { id: 151, title: "English" },
  { id: 152, title: "Greek" },
];
const foundInCv = async () => readers.pdf(await pdfLayouts["pdf, plain"]!(person));

it("proposes what the profile does not have, beside what it has, each with its line", async () => {
  const entries = await foundInCv();
  const [job] = person.jobs;
  const stored = {
    id: 4,
    version: 2,
    title: job!.title.toUpperCase(),
    employer: job!.employer,
    place: "Hobart",
    start: job!.start,
    end: job!.end,
  } as unknown as Entry;
  const skill = { id: 9, version: 1, skill: person.skills[0]! } as unknown as Entry;
  const known = {
    languages,
    entries: new Map([
      ["work_experience", [stored]],
      ["skill", [skill]],
    ]),
  };
  const proposals = proposalsOf(entries, known);
  const changed = proposals.find(({ entry }) => entry === stored)!;
  expect(changed.fields.find(({ name }) => name === "place")).toMatchObject({
    value: job!.place,
    current: "Hobart",
    source: { text: expect.stringContaining(job!.place), page: 1 },
  });
  expect(changed.fields.map(({ name }) => name)).not.toContain("title");
  expect(changed.fields.map(({ name }) => name)).not.toContain("start");
  const named = (section: string) => proposals.filter((one) => one.section.name === section);
  expect(named("work_experience")).toHaveLength(person.jobs.length);
  expect(named("skill").map(({ fields }) => fields[0]!.value)).toEqual(person.skills.slice(1));
  expect(named("language").map(({ fields }) => fields[0]!.value)).toEqual(languages);
});

it("compares email addresses without regard to case, and says nothing where a CV has none", () => {
  const source = { text: "", page: 1 };
  const cvWith = (email: string) => [
    { section: "account", fields: { email: { value: email, written: email, source } } },
  ];
  expect(otherEmailIn(cvWith("Sam@Example.com"), "sam@example.com")).toBeNull();
  expect(otherEmailIn(cvWith("other@example.com"), "sam@example.com")).toBe("other@example.com");
  expect(otherEmailIn([], "sam@example.com")).toBeNull();
});
